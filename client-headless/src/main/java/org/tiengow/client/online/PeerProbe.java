package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.hosting.HostBounds;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Watch;

/**
 * Repeated connections to the program of one candidate. While the program only asks for agreement, {@link #asked} returns its request. Once
 * the match continues there, the connection passes to the session. Everything here runs on one event loop.
 */
final class PeerProbe {
    private final EventLoop loop;
    private final Candidate candidate;
    private final ReconnectPolicy reconnectPolicy;
    private final Session session;
    private final Visitor visitor;
    private @Nullable Stay stay;
    private @Nullable Future<?> next;
    private int made;
    private boolean over;

    /** The session on whose behalf the candidate is visited. */
    interface Session {
        /** Returns a connection to the candidate, which is being opened. */
        HostConnection link(Candidate candidate, HostAddress address, HostConnection.Listener listener);

        /** Takes over the connection, because the match continues there, as these first two messages say. */
        void arrived(Candidate candidate, HostConnection hostConnection, HostMessage entered, HostMessage leading);
    }

    /** The owner of a visit, which receives its results. */
    interface Visitor {
        /** Called when the request of a candidate has changed, or its connection has ended. */
        void changed();

        /** Checks whether a message of a host that has the match allows following it; empty when the message says nothing about that. */
        Optional<Boolean> leads(Candidate candidate, HostMessage message);

        /** Returns the table to watch when no seat leads to one; empty when the client has a seat. */
        OptionalInt watched();
    }

    PeerProbe(EventLoop loop, Candidate candidate, ReconnectPolicy reconnectPolicy, Session session, Visitor visitor) {
        this.loop = loop;
        this.candidate = candidate;
        this.reconnectPolicy = reconnectPolicy;
        this.session = session;
        this.visitor = visitor;
        if (!candidate.addresses().isEmpty()) {
            attempt();
        }
    }

    Candidate candidate() {
        return candidate;
    }

    /** Returns the request of the candidate; empty while it is not connected. */
    Optional<AgreementAsked> asked() {
        return Optional.ofNullable(stay).map(here -> here.asked);
    }

    /** Checks whether the candidate has the match, but may not be followed as it is. */
    boolean runs() {
        return stay != null && stay.runs;
    }

    /** Returns what was sent last on this connection; empty when nothing was. */
    Optional<Object> said() {
        return Optional.ofNullable(stay).map(here -> here.said);
    }

    /** Sends a message, unless it equals the last one. */
    void say(Object what, ClientMessage message) {
        if (stay != null && !what.equals(stay.said)) {
            stay.said = what;
            stay.hostConnection.send(message);
        }
    }

    /** Ends the connection, which withdraws everything said without a signature. Another connection follows. */
    void leave() {
        if (stay != null) {
            stay.hostConnection.abandon();
            stay = null;
            later();
        }
    }

    /** Ends all visits. */
    void stop() {
        over = true;
        if (next != null) {
            next.cancel(false);
        }
        if (stay != null) {
            stay.hostConnection.abandon();
            stay = null;
        }
    }

    private void attempt() {
        if (!over) {
            stay = new Stay(
                    candidate.addresses().get(made % candidate.addresses().size()));
            made++;
        }
    }

    private void later() {
        if (!over) {
            long pause = reconnectPolicy
                    .pause(made, ThreadLocalRandom.current().nextDouble())
                    .toNanos();
            next = loop.schedule(this::attempt, pause, TimeUnit.NANOSECONDS);
        }
    }

    /** One connection. */
    private final class Stay implements HostConnection.Listener {
        private final HostConnection hostConnection;
        private @Nullable AgreementAsked asked;
        private @Nullable Object said;
        private @Nullable HostMessage entered;
        private boolean runs;
        private boolean watches;

        Stay(HostAddress address) {
            hostConnection = session.link(candidate, address, this);
        }

        @Override
        public void connected() {
            // the host identifies itself later
        }

        @Override
        public void met(String fingerprint) {
            // it is the candidate: the connection is pinned to its key
        }

        @Override
        public void heard(HostMessage message) {
            try {
                HostBounds.check(message);
            } catch (Malformed malformed) {
                hostConnection.end(hostConnection.problems().notUnderstood(malformed.sentence()));
                return;
            }
            if (message.hasEntered()) {
                entered(message);
            } else if (message.hasAsked()) {
                asked = message.getAsked();
                visitor.changed();
            } else {
                HostMessage opening = entered;
                if (opening != null) {
                    visitor.leads(candidate, message).ifPresent(leads -> look(opening, leads, message));
                }
                if (stay == this && watches && (message.hasTable() || message.hasRefused())) {
                    leave(); // a message that leads here precedes all others of the table
                }
            }
        }

        /** Follows a host that has the match, or tells it what prevents that. */
        private void look(HostMessage opening, boolean leads, HostMessage message) {
            if (leads) {
                stay = null;
                session.arrived(candidate, hostConnection, opening, message);
            } else if (!runs && !watches) {
                runs = true;
                visitor.changed();
            }
        }

        private void entered(HostMessage message) {
            Entered opening = message.getEntered();
            boolean atSeat = !opening.getSeatToken().isEmpty()
                    || !hostConnection.entrance().seatToken().isNone();
            if (opening.hasAsked()) {
                made = 0;
                asked = opening.getAsked();
                visitor.changed();
            } else if (atSeat) {
                made = 0;
                entered = message;
            } else {
                entered = message;
                visitor.watched().ifPresentOrElse(this::watch, PeerProbe.this::leave); // a host of some other night
            }
        }

        /** Watches the table: only its messages tell whether the match continues here. */
        private void watch(int table) {
            watches = true;
            hostConnection.send(ClientMessage.newBuilder()
                    .setWatch(Watch.newBuilder().setTable(table))
                    .build());
        }

        @Override
        public void ended(ConnectionStatus how) {
            if (stay == this) {
                stay = null;
                later();
                visitor.changed();
            }
        }
    }
}
