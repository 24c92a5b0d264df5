package org.tiengow.client.succession;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.protocol.succession.VotePolicy;
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
    private final ScheduledExecutorService loop;
    private final Candidate candidate;
    private final ReconnectPolicy policy;
    private final Owner owner;
    private @Nullable Contact contact;
    private @Nullable Future<?> next;
    private int made;
    private boolean over;

    /** The owner of a probe, which opens its connections and receives its results. */
    interface Owner {
        /** Returns a connection to the candidate, which is being opened. */
        HostConnection connect(Candidate candidate, HostAddress address, HostConnection.Listener listener);

        /** Called when the request of a candidate has changed, or its connection has ended. */
        void changed();

        /** Checks whether a message of a host that has the match allows following it; empty when the message says nothing about that. */
        Optional<Boolean> leads(Candidate candidate, HostMessage message);

        /** Returns the table to watch when no seat leads to one; empty when the client has a seat. */
        OptionalInt watched();

        /** Takes over the connection to the host of this name, because the match continues there, as these first two messages say. */
        void arrived(
                Candidate candidate, String name, HostConnection connection, HostMessage entered, HostMessage leading);
    }

    PeerProbe(ScheduledExecutorService loop, Candidate candidate, ReconnectPolicy policy, Owner owner) {
        this.loop = loop;
        this.candidate = candidate;
        this.policy = policy;
        this.owner = owner;
        if (!candidate.addresses().isEmpty()) {
            attempt();
        }
    }

    Candidate candidate() {
        return candidate;
    }

    /** Returns the request of the candidate; empty while it is not connected. */
    Optional<AgreementAsked> asked() {
        return Optional.ofNullable(contact).map(here -> here.asked);
    }

    /** Checks whether the candidate has the match, but may not be followed as it is. */
    boolean runs() {
        return contact != null && contact.runs;
    }

    /** Returns the candidate as a voter sees it. */
    VotePolicy.VisibleHost visible() {
        return new VotePolicy.VisibleHost(
                candidate.host(), runs(), asked().map(AgreementAsked::getEpoch).orElse(0));
    }

    /** Checks whether this is what was said last on this connection. */
    boolean hasSaid(VotePolicy.Message what) {
        return contact != null && what.equals(contact.said);
    }

    /** Sends a message, unless it was the last one. */
    void say(VotePolicy.Message what, ClientMessage message) {
        if (contact != null && !what.equals(contact.said)) {
            contact.said = what;
            contact.connection.send(message);
        }
    }

    /** Withdraws everything said without a signature, by ending the connection. Another connection follows. */
    void withdraw() {
        if (contact != null && contact.said != null) {
            leave();
        }
    }

    private void leave() {
        drop();
        later();
    }

    /** Ends all connections. */
    void stop() {
        over = true;
        if (next != null) {
            next.cancel(false);
        }
        drop();
    }

    private void drop() {
        if (contact != null) {
            contact.connection.abandon();
            contact = null;
        }
    }

    private void attempt() {
        if (!over) {
            contact = new Contact(
                    candidate.addresses().get(made % candidate.addresses().size()));
            made++;
        }
    }

    private void later() {
        if (!over) {
            long pause =
                    policy.pause(made, ThreadLocalRandom.current().nextDouble()).toNanos();
            next = loop.schedule(this::attempt, pause, TimeUnit.NANOSECONDS);
        }
    }

    /** One connection. */
    private final class Contact implements HostConnection.Listener {
        private final HostConnection connection;
        private @Nullable AgreementAsked asked;
        private VotePolicy.@Nullable Message said;
        private @Nullable HostMessage entered;
        private String name = "";
        private boolean runs;
        private boolean watches;

        Contact(HostAddress address) {
            connection = owner.connect(candidate, address, this);
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
                connection.end(connection.problems().notUnderstood(malformed.sentence()));
                return;
            }
            if (message.hasChallenge()) {
                name = message.getChallenge().getHostName();
            } else if (message.hasEntered()) {
                entered(message);
            } else if (message.hasAsked()) {
                asked = message.getAsked();
                owner.changed();
            } else {
                HostMessage opening = entered;
                if (opening != null) {
                    owner.leads(candidate, message).ifPresent(leads -> look(opening, leads, message));
                }
                if (contact == this && watches && (message.hasTable() || message.hasRefused())) {
                    leave(); // a message that leads here precedes all others of the table
                }
            }
        }

        /** Follows a host that has the match, or tells it what prevents that. */
        private void look(HostMessage opening, boolean leads, HostMessage message) {
            if (leads) {
                contact = null;
                owner.arrived(candidate, name, connection, opening, message);
            } else if (!runs && !watches) {
                runs = true;
                owner.changed();
            }
        }

        private void entered(HostMessage message) {
            Entered opening = message.getEntered();
            if (opening.hasAsked()) {
                made = 0;
                asked = opening.getAsked();
                owner.changed();
                return;
            }
            entered = message;
            if (!opening.getSeatToken().isEmpty()
                    || !connection.joinTarget().seatToken().isNone()) {
                made = 0;
            } else {
                owner.watched().ifPresentOrElse(this::watch, PeerProbe.this::leave); // a host of some other night
            }
        }

        /** Watches the table: only its messages tell whether the match continues here. */
        private void watch(int table) {
            watches = true;
            connection.send(ClientMessage.newBuilder()
                    .setWatch(Watch.newBuilder().setTable(table))
                    .build());
        }

        @Override
        public void ended(ConnectionStatus how) {
            if (contact == this) {
                contact = null;
                later();
                owner.changed();
            }
        }
    }
}
