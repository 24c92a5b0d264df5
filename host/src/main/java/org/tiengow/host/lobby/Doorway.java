package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import org.tiengow.protocol.limit.Crowd;
import org.tiengow.protocol.limit.Origin;

/**
 * Counts connections, in all and from each {@link Origin}; it knows no socket. May be called from any thread.
 *
 * <pre>
 *   stranger ──enter()──▶ inside, or refused when there are too many
 *       │                    ▲ its token came again on another connection
 *       └──enter(token)──▶ holder of a token: never refused
 * </pre>
 *
 * <p>Nobody can tell a stranger with a token from one without before it speaks. So one more stranger than allowed is let in
 * all the same, and the one that has stood at the door for the longest goes: of the same origin, or, when there are too many
 * in all, of the one with the most. A crowd that says nothing pushes out only itself.
 *
 * <p>Pages all come from the address of their door, which counts browsers itself. So they count apart from the others inside: many
 * more of them may come from one address, and whoever falsely says to be a page takes no place from those who are none.
 */
public final class Doorway {
    private final Crowd<Visit> strangers = new Crowd<>(HostLimits.CONNECTIONS, Doorway::connections);
    private final Crowd<Visit> inside = new Crowd<>(HostLimits.CONNECTIONS, Doorway::connections);
    private final Crowd<Visit> pages = new Crowd<>(HostLimits.CONNECTIONS, kind -> HostLimits.PAGES_OF_DOOR);
    private final Map<ByteString, Visit> holders = new HashMap<>();

    /**
     * A connection came.
     *
     * @param turnAway closes it; may be called from any thread, at most once
     */
    public Visit comes(InetAddress address, Runnable turnAway) {
        Origin origin = Origin.of(address);
        Visit visit = new Visit(origin, turnAway);
        Visit displaced;
        synchronized (this) {
            displaced = strangers.add(origin, visit);
        }
        if (displaced != null) {
            displaced.turnAway.run();
        }
        return visit;
    }

    /** How many have not entered yet. */
    public synchronized int strangers() {
        return strangers.size();
    }

    /** One connection. */
    public final class Visit {
        private final Origin origin;
        private final Runnable turnAway;
        private ByteString token = ByteString.EMPTY;
        private Crowd<Visit> crowd = inside;
        private boolean gone;

        private Visit(Origin origin, Runnable turnAway) {
            this.origin = origin;
            this.turnAway = turnAway;
        }

        /**
         * It may enter, as far as others are concerned.
         *
         * @param shown the token of a seat or of the owner that it has shown, and that is right; empty without one
         * @param page whether its person plays through a page
         * @return false when there are too many already, which is never so with a token, as long as those are no more than a
         *     host has seats
         */
        public boolean enter(ByteString shown, boolean page) {
            Visit tooMany = null;
            synchronized (Doorway.this) {
                if (gone) {
                    return true; // and there is nothing left to count
                }
                strangers.remove(origin, this);
                crowd = page ? pages : inside;
                if (shown.isEmpty() || holders.size() >= HostLimits.CONNECTIONS) {
                    return crowd.addIfRoom(origin, this);
                }
                token = shown;
                Visit earlier = holders.put(shown, this);
                if (earlier != null && earlier != this) {
                    earlier.token = ByteString.EMPTY;
                    tooMany = earlier.crowd.addIfRoom(earlier.origin, earlier) ? null : earlier;
                }
            }
            if (tooMany != null) {
                tooMany.turnAway.run();
            }
            return true;
        }

        /** It has ended; doing so again does nothing. */
        public void leave() {
            synchronized (Doorway.this) {
                gone = true;
                strangers.remove(origin, this);
                crowd.remove(origin, this);
                holders.remove(token, this);
            }
        }
    }

    private static int connections(Origin.Kind kind) {
        return switch (kind) {
            case LOOPBACK -> HostLimits.CONNECTIONS_OF_LOOPBACK;
            case ADDRESS -> HostLimits.CONNECTIONS_OF_ADDRESS;
            case NETWORK -> HostLimits.CONNECTIONS_OF_NETWORK;
        };
    }
}
