package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import org.tiengow.protocol.limit.Crowd;
import org.tiengow.protocol.limit.Origin;

/**
 * Counts connections, in total and per {@link Origin}; it knows no socket. All methods may be called from any thread.
 *
 * <pre>
 *   stranger ──enter()──▶ inside, or refused when there are too many
 *       │                    ▲ its token came again on another connection
 *       └──enter(token)──▶ holder of a token: never refused
 * </pre>
 *
 * <p>A connection shows its token only when it sends its first messages. So one connection above the limit is accepted all the same, and
 * the one that has waited the longest is closed. It is chosen from the same origin or, when the total is exceeded, from the origin with the
 * most connections. A silent crowd therefore displaces only itself.
 *
 * <p>All pages come from the address of their door, which counts browsers itself. So pages are counted apart from other entered
 * connections, with a higher limit per address. A client that falsely claims to be a page takes no place from the others.
 */
public final class ConnectionLimiter {
    private final Crowd<Visit> strangers = new Crowd<>(HostLimits.CONNECTIONS, ConnectionLimiter::connections);
    private final Crowd<Visit> inside = new Crowd<>(HostLimits.CONNECTIONS, ConnectionLimiter::connections);
    private final Crowd<Visit> pages = new Crowd<>(HostLimits.CONNECTIONS, kind -> HostLimits.PAGES_OF_DOOR);
    private final Map<ByteString, Visit> holders = new HashMap<>();

    /**
     * Registers a new connection.
     *
     * @param turnAway closes the connection; may be called from any thread, at most once
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

    /** Returns the number of connections that have not entered yet. */
    public synchronized int strangers() {
        return strangers.size();
    }

    /** The registration of one connection. */
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
         * Lets the connection enter, if the number of others allows it.
         *
         * @param shown the valid token of a seat or of the owner that the client has shown; empty without one
         * @param page whether the user plays through a page
         * @return false when there are too many connections; never false with a token while fewer than {@link HostLimits#CONNECTIONS}
         *     connections have shown one
         */
        public boolean enter(ByteString shown, boolean page) {
            Visit tooMany = null;
            synchronized (ConnectionLimiter.this) {
                if (gone) {
                    return true; // there is nothing left to count
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

        /** Ends the registration; repeated calls do nothing. */
        public void leave() {
            synchronized (ConnectionLimiter.this) {
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
