package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.Link;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.hosting.HostBounds;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Watch;

/**
 * Visits the program of one candidate, again and again. While that only asks for agreement, {@link #asked} says what it asks; once
 * the match goes on there, the connection is the session's. Everything here runs on one event loop.
 */
final class Visit {
    private final EventLoop loop;
    private final Candidate candidate;
    private final Returning returning;
    private final Session session;
    private final Visitor visitor;
    private @Nullable Stay stay;
    private @Nullable Future<?> next;
    private int made;
    private boolean over;

    /** For which session. */
    interface Session {
        /** A connection to the candidate, which is being opened. */
        Link link(Candidate candidate, HostAddress address, Link.Listener listener);

        /** The match goes on there, as these first two messages say; the connection and what comes over it are the session's now. */
        void arrived(Candidate candidate, Link link, HostMessage entered, HostMessage leading);
    }

    /** Who visits. */
    interface Visitor {
        /** What some candidate asks for has changed, or it is not there any more. */
        void changed();

        /** Whether a message of a host that has the match shows that it may be followed; empty: it says nothing about that. */
        Optional<Boolean> leads(Candidate candidate, HostMessage message);

        /** The table to watch where nothing has led to one; empty: whoever visits has a seat, which would lead there. */
        OptionalInt watched();
    }

    Visit(EventLoop loop, Candidate candidate, Returning returning, Session session, Visitor visitor) {
        this.loop = loop;
        this.candidate = candidate;
        this.returning = returning;
        this.session = session;
        this.visitor = visitor;
        if (!candidate.addresses().isEmpty()) {
            attempt();
        }
    }

    Candidate candidate() {
        return candidate;
    }

    /** What the candidate asks for; empty while it is not there. */
    Optional<AgreementAsked> asked() {
        return Optional.ofNullable(stay).map(here -> here.asked);
    }

    /** Whether the candidate has the match, and may not be followed as it is. */
    boolean runs() {
        return stay != null && stay.runs;
    }

    /** What was said here last; empty when nothing was in this connection. */
    Optional<Object> said() {
        return Optional.ofNullable(stay).map(here -> here.said);
    }

    /** Says something, unless it is what was said last. */
    void say(Object what, ClientMessage message) {
        if (stay != null && !what.equals(stay.said)) {
            stay.said = what;
            stay.link.send(message);
        }
    }

    /** Ends the connection, and with it what was said without a signature; another one follows. */
    void leave() {
        if (stay != null) {
            stay.link.abandon();
            stay = null;
            later();
        }
    }

    /** Visits no more. */
    void stop() {
        over = true;
        if (next != null) {
            next.cancel(false);
        }
        if (stay != null) {
            stay.link.abandon();
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
            long pause = returning
                    .pause(made, ThreadLocalRandom.current().nextDouble())
                    .toNanos();
            next = loop.schedule(this::attempt, pause, TimeUnit.NANOSECONDS);
        }
    }

    /** One connection. */
    private final class Stay implements Link.Listener {
        private final Link link;
        private @Nullable AgreementAsked asked;
        private @Nullable Object said;
        private @Nullable HostMessage entered;
        private boolean runs;
        private boolean watches;

        Stay(HostAddress address) {
            link = session.link(candidate, address, this);
        }

        @Override
        public void connected() {
            // who it is shows later
        }

        @Override
        public void met(String fingerprint) {
            // it is the candidate: the connection is pinned to that one
        }

        @Override
        public void heard(HostMessage message) {
            try {
                HostBounds.check(message);
            } catch (Malformed malformed) {
                link.end(link.problems().notUnderstood(malformed.sentence()));
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
                    leave(); // what would lead here comes before anything else of the table
                }
            }
        }

        /** It has the match: it is followed, or told what keeps this program from that. */
        private void look(HostMessage opening, boolean leads, HostMessage message) {
            if (leads) {
                stay = null;
                session.arrived(candidate, link, opening, message);
            } else if (!runs && !watches) {
                runs = true;
                visitor.changed();
            }
        }

        private void entered(HostMessage message) {
            Entered opening = message.getEntered();
            boolean atSeat = !opening.getSeatToken().isEmpty()
                    || !link.entrance().seatToken().isNone();
            if (opening.hasAsked()) {
                made = 0;
                asked = opening.getAsked();
                visitor.changed();
            } else if (atSeat) {
                made = 0;
                entered = message;
            } else {
                entered = message;
                visitor.watched().ifPresentOrElse(this::watch, Visit.this::leave); // it is some other night's host
            }
        }

        /** Whether the match goes on here is told at its table alone. */
        private void watch(int table) {
            watches = true;
            link.send(ClientMessage.newBuilder()
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
