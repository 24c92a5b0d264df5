package org.tiengow.protocol.limit;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * One limiter for each {@link Origin}. Only the origins used last are kept, so that a crowd of them fills no memory. Not thread-safe.
 *
 * @param <L> the limiter
 */
public final class PerOrigin<L> {
    private final Supplier<L> fresh;
    private final Map<Origin, L> limiters;

    /**
     * Begins without origins.
     *
     * @param most how many origins are kept
     * @param fresh creates the limiter of an origin that is not known
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

    /** Returns the limiter of an address, a fresh one when its origin is not known. */
    public L of(InetAddress address) {
        return limiters.computeIfAbsent(Origin.of(address), origin -> fresh.get());
    }

    /** Drops the limiter of an address. Its origin gets a fresh one. */
    public void forget(InetAddress address) {
        limiters.remove(Origin.of(address));
    }
}
