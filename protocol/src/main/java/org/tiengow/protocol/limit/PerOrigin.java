package org.tiengow.protocol.limit;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A map with one limiter for each {@link Origin}. Only the origins used last are kept, which bounds the memory. Not thread-safe.
 *
 * @param <L> the limiter
 */
public final class PerOrigin<L> {
    private final Supplier<L> fresh;
    private final Map<Origin, L> limiters;

    /**
     * Creates a map without origins.
     *
     * @param most the most origins that are kept
     * @param fresh creates the limiter of an unknown origin
     */
    public PerOrigin(int most, Supplier<L> fresh) {
        this.fresh = fresh;
        this.limiters = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Origin, L> eldest) {
                return size() > most;
            }
        };
    }

    /** Returns the limiter of an address; creates it when its origin is unknown. */
    public L of(InetAddress address) {
        return limiters.computeIfAbsent(Origin.of(address), origin -> fresh.get());
    }

    /** Drops the limiter of an address. Its origin gets a fresh one. */
    public void forget(InetAddress address) {
        limiters.remove(Origin.of(address));
    }
}
