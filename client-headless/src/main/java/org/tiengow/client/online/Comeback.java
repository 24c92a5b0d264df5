package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.connection.Whereabouts;

/**
 * The tries to come back to one lost host: when the next one is made, and at which address. It knows no connection. Everything
 * here runs on one event loop, but what the search finds.
 */
final class Comeback {
    /** More addresses than a machine has; anybody on the network can claim to be the host at some. */
    private static final int MOST_ADDRESSES = 16;

    private final EventLoop loop;
    private final Returning returning;
    private final Tries tries;
    private final List<HostAddress> addresses = new ArrayList<>();
    private Whereabouts.@Nullable Search search;
    private @Nullable Future<?> next;
    private @Nullable Future<?> end;
    private int made;
    private int place;
    private boolean isFresh;

    /** What is done when it is time to. */
    interface Tries {
        /** Tries this address; {@link #failed} when that came to nothing. */
        void at(HostAddress address);

        /** The time is over. */
        void over();
    }

    Comeback(EventLoop loop, Returning returning, Tries tries) {
        this.loop = loop;
        this.returning = returning;
        this.tries = tries;
    }

    /**
     * Begins to try.
     *
     * @param where where the host may be, not empty
     * @param fingerprint of the host; empty on a plain connection: then it can only be there
     */
    void begin(List<HostAddress> where, String fingerprint) {
        stop();
        addresses.clear();
        addresses.addAll(where);
        made = 0;
        place = 0;
        end = loop.schedule(this::giveUp, returning.trying().toNanos(), TimeUnit.NANOSECONDS);
        if (!fingerprint.isEmpty()) {
            search = returning.whereabouts().begin(fingerprint, address -> loop.execute(() -> heardOf(address)));
        }
        failed();
    }

    /** A try came to nothing: the next one is made after a pause, at once if there is news of the host. */
    void failed() {
        if (end == null) {
            return;
        }
        long pause =
                returning.pause(made, ThreadLocalRandom.current().nextDouble()).toNanos();
        next = loop.schedule(this::attempt, isFresh ? 0 : pause, TimeUnit.NANOSECONDS);
    }

    /** The next try is made now, unless one is under way. */
    void hurry() {
        if (next != null) {
            next.cancel(false);
            attempt();
        }
    }

    /** Tries no more. */
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
        tries.at(address);
    }

    private void giveUp() {
        stop();
        tries.over();
    }
}
