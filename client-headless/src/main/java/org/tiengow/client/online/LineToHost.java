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
 * The connection that one session has to its host, and when it breaks the way back: to where the host was or is found, or to another
 * one that it has named. What else a lost host leads to is {@link GoingOn}'s. Everything here runs on one event loop.
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

    /** The session it is of, which hears what comes. */
    interface Session extends Link.Listener {
        SessionState state();

        /** The state is another one. */
        void update(SessionState changed);
    }

    /** Not open yet. */
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

    /** Begins to connect. */
    void open() {
        dialer.open(link);
    }

    Link link() {
        return link;
    }

    Entrance entrance() {
        return entrance;
    }

    /** The key of the host it is at, or is to be at; empty on a plain connection. */
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

    /** The host has let this client in. */
    void entered() {
        wasIn = true;
        comeback.stop();
        goingOn.over();
    }

    /** The person would have it tried now, or once more. */
    void tryAgain() {
        ConnectionStatus now = session.state().connection();
        if (isReturning()) {
            comeback.hurry();
        } else if (now.stage() == ConnectionStatus.Stage.LOST && isToComeBack(now) && returning.isWanted()) {
            comeBack(now);
        }
    }

    /** The connection is over. */
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

    /** The host was lost: it is looked for, with what brings this client back to where it was. */
    void comeBack(ConnectionStatus lost) {
        session.update(returning(lost));
        goingOn.lost();
        comeback.begin(List.of(entrance.address()), hostKey());
    }

    /** A token has come that leads to where this client is to be at this host: it goes there at once, over another connection. */
    void comeAnew() {
        link.abandon();
        comeBack(link.problems().broken());
        comeback.hurry();
    }

    /** The host it is at, or that it looks for, is left: another one is looked for. */
    void leave() {
        boolean wasThere = session.state().isIn();
        link.abandon(); // the host that is left, or a try at it
        if (wasThere) {
            comeBack(link.problems().broken());
        }
    }

    /** A connection to somewhere else where the match may go on; this one is as it was. */
    Link visit(Candidate candidate, HostAddress address, Link.Listener listener) {
        Entrance there = candidate.left() ? towards(address, candidate.fingerprint()) : byKey(candidate, address);
        Link made = dialer.link(there, listener);
        dialer.open(made);
        return made;
    }

    /** Without a seat no key is known there; the PIN is, to whoever has come in by it and may host now. */
    private Entrance byKey(Candidate candidate, HostAddress address) {
        Entrance there = entrance.byKey(address, candidate.fingerprint(), candidate.owner());
        boolean watches =
                session.state().atTable().filter(table -> !table.isSeated()).isPresent();
        return watches ? there.withPin(entrance.pin()) : there;
    }

    /** From now on this is the connection. */
    void moveTo(Link arrived) {
        comeback.stop();
        link.abandon();
        link = arrived;
        entrance = arrived.entrance();
        arrived.handTo(session);
    }

    /** Ends it for good. */
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

    /** Who was inside, or holds a seat since before this program began, has something to come back to. */
    private boolean isToComeBack(ConnectionStatus how) {
        boolean gone = how.stage() == ConnectionStatus.Stage.LOST
                || how.isFor(Problem.Kind.HANDED_OVER) // it gives way, and has named nobody
                || how.isFor(Problem.Kind.OVERTAKEN) && goingOn.isLostVisited();
        return wasIn
                ? gone
                : !entrance.seatToken().isNone()
                        && !Objects.requireNonNull(how.problem()).isFinal();
    }

    /** Whether a host that has named another one has ended the connection, or it broke before that was heard. */
    private boolean isHandedOver(ConnectionStatus how) {
        boolean knowsWhoNamed = !session.state().host().fingerprint().isEmpty();
        return knowsWhoNamed && how.stage() == ConnectionStatus.Stage.LOST || how.isFor(Problem.Kind.HANDED_OVER);
    }

    /** The host has named another one, which has the tables and knows the tokens of their seats. */
    private void goTo(HostingOffer successor, ConnectionStatus how) {
        SessionState returns = returning(how);
        session.update(returns.with(returns.host().withFingerprint(successor.fingerprint()))
                .with(returns.nights().arrived()));
        entrance = entrance.withOwnerToken(Token.NONE); // who owned that host does not own this one
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

    /** Only what the host itself says ends the search: at an address where it was there may be somebody else by now. */
    private void triedInVain(ConnectionStatus how) {
        if (Objects.requireNonNull(how.problem()).isFinal() && !isToComeBack(how)) {
            comeback.stop();
            session.update(session.state().with(how));
        } else {
            comeback.failed();
        }
    }

    /** With the seat this client has. */
    private Entrance towards(HostAddress address, String fingerprint) {
        return entrance.withAddress(address)
                .withFingerprint(fingerprint)
                .withSeatToken(session.state().self().seatToken());
    }

    /** Where the tries to come back lead. */
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
            link.abandon(); // a try that is still under way
            session.update(state.with(lost));
            goingOn.pause();
        }
    }
}
