package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.tiengow.client.connection.Dialer;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.Link;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.client.session.table.Deadline;

/**
 * The connection of one session to its host. When it breaks, this class reconnects: to the host's last address, to one that a search finds,
 * or to a successor that the host has named. {@link GoingOn} handles everything else that follows from a lost host. Everything here runs on
 * one event loop.
 */
final class LineToHost {
    private final LongSupplier clock;
    private final Dialer dialer;
    private final Returning returning;
    private final GoingOn goingOn;
    private final Session session;
    private final Comeback comeback;
    private Entrance entrance;
    private Link link;
    private boolean wasIn;
    private boolean closed;

    /** The session that owns the connection, and listens to it. */
    interface Session extends Link.Listener {
        SessionState state();

        /** Replaces the state. */
        void update(SessionState changed);
    }

    /** Creates a connection that is not open yet. */
    LineToHost(
            EventLoop loop,
            LongSupplier clock,
            Dialer dialer,
            Returning returning,
            Entrance entrance,
            GoingOn goingOn,
            Session session) {
        this.clock = clock;
        this.dialer = dialer;
        this.returning = returning;
        this.goingOn = goingOn;
        this.session = session;
        this.comeback = new Comeback(loop, returning, new ToHost());
        this.entrance = entrance;
        this.link = dialer.link(entrance, session);
    }

    void open() {
        dialer.open(link);
    }

    Link link() {
        return link;
    }

    Entrance entrance() {
        return entrance;
    }

    /** Returns the key of the current or expected host; empty on a plain connection. */
    String hostKey() {
        String met = session.state().host().fingerprint();
        return met.isEmpty() ? entrance.fingerprint() : met;
    }

    boolean isReturning() {
        return session.state().connection().stage() == ConnectionStatus.Stage.RETURNING;
    }

    boolean isClosed() {
        return closed;
    }

    /** Ends the search and the failover, because the host has admitted this client. */
    void entered() {
        wasIn = true;
        comeback.stop();
        goingOn.over();
    }

    /** Reconnects now, or once more, on request of the player. */
    void tryAgain() {
        ConnectionStatus now = session.state().connection();
        if (isReturning()) {
            comeback.hurry();
        } else if (now.stage() == ConnectionStatus.Stage.LOST && isToComeBack(now) && returning.isWanted()) {
            comeBack(now);
        }
    }

    /** Handles the end of the connection. */
    void ended(ConnectionStatus how) {
        SessionState state = session.state();
        HostingOffer successor = state.nights().successor();
        if (successor != null && isHandedOver(how) && returning.isWanted() && !closed) {
            goTo(successor, how);
        } else if (isReturning()) {
            triedInVain(how);
        } else if (isToComeBack(how) && returning.isWanted() && !closed) {
            comeBack(how);
        } else {
            session.update(state.with(how));
            if (how.isFor(Problem.Kind.HOST_ENDS) && returning.isWanted() && wasIn && !closed) {
                goingOn.offer();
            }
        }
    }

    /** Looks for a lost host, with the token that returns this client to its seat. */
    void comeBack(ConnectionStatus lost) {
        session.update(returning(lost));
        goingOn.lost();
        comeback.begin(List.of(entrance.address()), hostKey());
    }

    /** Reconnects at once after a new token has arrived, which leads this client to its seat at the same host. */
    void comeAnew() {
        link.abandon();
        comeBack(link.problems().broken());
        comeback.hurry();
    }

    /** Leaves the host that the session is at or looks for, and looks for another one. */
    void leave() {
        boolean wasThere = session.state().isIn();
        link.abandon(); // the host that is left, or a try at it
        if (wasThere) {
            comeBack(link.problems().broken());
        }
    }

    /** Opens a separate connection to a place where the match may continue. The current connection stays as it is. */
    Link visit(Candidate candidate, HostAddress address, Link.Listener listener) {
        Entrance there = candidate.left() ? towards(address, candidate.fingerprint()) : byKey(candidate, address);
        Link made = dialer.link(there, listener);
        dialer.open(made);
        return made;
    }

    /**
     * Adds the PIN for a spectator. A candidate knows only the keys of seated players, but it may know the PIN, by which it once entered
     * itself.
     */
    private Entrance byKey(Candidate candidate, HostAddress address) {
        Entrance there = entrance.byKey(address, candidate.fingerprint(), candidate.owner());
        boolean watches =
                session.state().atTable().filter(table -> !table.isSeated()).isPresent();
        return watches ? there.withPin(entrance.pin()) : there;
    }

    /** Replaces the connection. */
    void moveTo(Link arrived) {
        comeback.stop();
        link.abandon();
        link = arrived;
        entrance = arrived.entrance();
        arrived.handTo(session);
    }

    /** Closes the connection for good. */
    void close() {
        closed = true;
        goingOn.over();
        if (isReturning()) {
            comeback.stop();
            link.abandon();
            session.update(session.state().with(link.problems().closedHere()));
        } else {
            link.close();
        }
    }

    /** Checks whether to reconnect: after the client was inside, or when it holds a seat from before this program started. */
    private boolean isToComeBack(ConnectionStatus how) {
        boolean gone = how.stage() == ConnectionStatus.Stage.LOST
                || how.isFor(Problem.Kind.HANDED_OVER) // the host hands over and has named no successor
                || how.isFor(Problem.Kind.OVERTAKEN) && goingOn.isLostVisited();
        return wasIn
                ? gone
                : !entrance.seatToken().isNone()
                        && !Objects.requireNonNull(how.problem()).isFinal();
    }

    /**
     * Checks whether a host with a named successor has ended the connection. A broken connection counts too: the Closing message may be
     * lost.
     */
    private boolean isHandedOver(ConnectionStatus how) {
        boolean knowsWhoNamed = !session.state().host().fingerprint().isEmpty();
        return knowsWhoNamed && how.stage() == ConnectionStatus.Stage.LOST || how.isFor(Problem.Kind.HANDED_OVER);
    }

    /** Moves to the successor that the host has named. It has the tables, and knows the tokens of their seats. */
    private void goTo(HostingOffer successor, ConnectionStatus how) {
        SessionState returns = returning(how);
        session.update(returns.with(returns.host().withFingerprint(successor.fingerprint()))
                .with(returns.nights().arrived()));
        entrance = entrance.withOwnerToken(Token.NONE); // the owner of the old host does not own this one
        goingOn.lost();
        comeback.begin(
                successor.addresses().stream()
                        .map(address -> new HostAddress(address, successor.port()))
                        .toList(),
                successor.fingerprint());
    }

    private SessionState returning(ConnectionStatus lost) {
        SessionState state = session.state();
        Deadline until = Deadline.after(clock.getAsLong(), returning.trying().toMillis());
        return state.with(ConnectionStatus.returning(Objects.requireNonNull(lost.problem()), until))
                .withTable(state.atTable().map(TableState::interrupted).orElse(null));
    }

    /** Ends the search only when the host itself says so: another program may be at its old address by now. */
    private void triedInVain(ConnectionStatus how) {
        if (Objects.requireNonNull(how.problem()).isFinal() && !isToComeBack(how)) {
            comeback.stop();
            session.update(session.state().with(how));
        } else {
            comeback.failed();
        }
    }

    /** Returns the entrance with the token of the current seat. */
    private Entrance towards(HostAddress address, String fingerprint) {
        return entrance.withAddress(address)
                .withFingerprint(fingerprint)
                .withSeatToken(session.state().self().seatToken());
    }

    /** The attempts to reconnect. */
    private final class ToHost implements Comeback.Tries {
        @Override
        public void at(HostAddress address) {
            if (goingOn.isLostVisited()) {
                return;
            }
            entrance = towards(address, hostKey());
            link = dialer.link(entrance, session);
            dialer.open(link);
        }

        @Override
        public void over() {
            SessionState state = session.state();
            ConnectionStatus lost = ConnectionStatus.lost(
                    Objects.requireNonNull(state.connection().problem()));
            link.abandon(); // an attempt that is still under way
            session.update(state.with(lost));
            goingOn.pause();
        }
    }
}
