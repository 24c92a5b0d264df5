package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.ReconnectPolicy;

/**
 * The attempts to reconnect to one lost host: their times and addresses. This class knows no connection. Everything here runs on one event
 * loop, except the callback of the search.
 */
final class ReconnectLoop {
    /** More addresses than a machine has. The limit is needed because anybody on the network can claim to be the host at some address. */
    private static final int MOST_ADDRESSES = 16;

    private final EventLoop loop;
    private final ReconnectPolicy reconnectPolicy;
    private final Consumer<HostAddress> tries;
    private final Runnable over;
    private final List<HostAddress> addresses = new ArrayList<>();
    private HostLocator.@Nullable Search search;
    private @Nullable Future<?> next;
    private @Nullable Future<?> end;
    private int made;
    private int place;
    private boolean isFresh;

    /**
     * Creates a loop that has not begun.
     *
     * @param tries tries an address; a failed attempt is reported by {@link #failed}
     * @param over called when the time for all attempts is over
     */
    ReconnectLoop(EventLoop loop, ReconnectPolicy reconnectPolicy, Consumer<HostAddress> tries, Runnable over) {
        this.loop = loop;
        this.reconnectPolicy = reconnectPolicy;
        this.tries = tries;
        this.over = over;
    }

    /**
     * Begins to try.
     *
     * @param where possible addresses of the host, not empty
     * @param fingerprint the fingerprint of the host; empty on a plain connection, which allows no search for another address
     */
    void begin(List<HostAddress> where, String fingerprint) {
        stop();
        addresses.clear();
        addresses.addAll(where);
        made = 0;
        place = 0;
        end = loop.schedule(this::giveUp, reconnectPolicy.trying().toNanos(), TimeUnit.NANOSECONDS);
        if (!fingerprint.isEmpty()) {
            search = reconnectPolicy.hostLocator().begin(fingerprint, address -> loop.execute(() -> heardOf(address)));
        }
        failed();
    }

    /** Schedules the next attempt: after a pause, or at once when a new address was found. */
    void failed() {
        if (end == null) {
            return;
        }
        long pause = reconnectPolicy
                .pause(made, ThreadLocalRandom.current().nextDouble())
                .toNanos();
        next = loop.schedule(this::attempt, isFresh ? 0 : pause, TimeUnit.NANOSECONDS);
    }

    /** Makes the next attempt now, unless one is under way. */
    void hurry() {
        if (next != null) {
            next.cancel(false);
            attempt();
        }
    }

    void stop() {
        if (next != null) {
            next.cancel(false);
            next = null;
        }
        if (end != null) {
            end.cancel(false);
            end = null;
        }
        if (search != null) {
            search.close();
            search = null;
        }
    }

    private void heardOf(HostAddress address) {
        if (end != null && !addresses.contains(address) && addresses.size() < MOST_ADDRESSES) {
            addresses.add(place, address);
            isFresh = true;
            hurry();
        }
    }

    private void attempt() {
        next = null;
        isFresh = false;
        HostAddress address = addresses.get(place);
        place = (place + 1) % addresses.size();
        made++;
        tries.accept(address);
    }

    private void giveUp() {
        stop();
        over.run();
    }
}
