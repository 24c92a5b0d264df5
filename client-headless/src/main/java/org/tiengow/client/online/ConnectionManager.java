package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Dialer;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.Self;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.Candidate;
import org.tiengow.client.succession.Failover;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.MatchView;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.client.succession.PromiseLog;
import org.tiengow.client.succession.SuccessionState;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The connection of one session to its host. When it breaks, this class reconnects: to the host's last address, to one that a search finds,
 * or to a successor that the host has named. {@link Failover} handles everything else that follows from a lost host. Everything here runs
 * on one event loop.
 */
final class ConnectionManager implements Failover.Session {
    private static final Set<TableStage> WITH_A_MATCH =
            EnumSet.of(TableStage.PLAYING, TableStage.BETWEEN_ROUNDS, TableStage.MATCH_OVER);

    private final LongSupplier clock;
    private final ReconnectPolicy reconnectPolicy;
    private final Failover failover;
    private final Session session;
    private final ReconnectLoop reconnectLoop;
    private Dialer dialer;
    private JoinTarget joinTarget;
    private HostConnection hostConnection;
    private boolean wasIn;
    private boolean closed;

    /** The session that owns the connection, and listens to it. */
    interface Session extends HostConnection.Listener {
        SessionState state();

        /** Replaces the state. */
        void update(SessionState changed);

        /** Called when another connection has replaced this one, with its first two messages. */
        void moved(HostMessage entered, HostMessage leading);
    }

    /** Creates a connection that is not open yet. */
    ConnectionManager(
            EventLoop loop,
            LongSupplier clock,
            Dialer dialer,
            ReconnectPolicy reconnectPolicy,
            JoinTarget joinTarget,
            PromiseLog promiseLog,
            OwnHost ownHost,
            Session session) {
        this.clock = clock;
        this.dialer = dialer;
        this.reconnectPolicy = reconnectPolicy;
        this.session = session;
        this.reconnectLoop = new ReconnectLoop(loop, reconnectPolicy, this::attempt, this::giveUp);
        this.failover = new Failover(loop, reconnectPolicy, dialer.identityStore(), promiseLog, ownHost, this);
        this.joinTarget = joinTarget;
        this.hostConnection = dialer.link(joinTarget, session);
    }

    void open() {
        dialer.open(hostConnection);
    }

    HostConnection link() {
        return hostConnection;
    }

    JoinTarget joinTarget() {
        return joinTarget;
    }

    Failover failover() {
        return failover;
    }

    /** Returns the key of the current or expected host; empty on a plain connection. */
    private String hostKey() {
        String met = session.state().host().fingerprint();
        return met.isEmpty() ? joinTarget.fingerprint() : met;
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
        reconnectLoop.stop();
        failover.over();
    }

    /** Reconnects now, or once more, on request of the player. */
    void tryAgain() {
        ConnectionStatus now = session.state().connection();
        if (isReturning()) {
            reconnectLoop.hurry();
        } else if (now.stage() == ConnectionStatus.Stage.LOST && isToComeBack(now) && reconnectPolicy.isWanted()) {
            comeBack(now);
        }
    }

    /** Handles the end of the connection. */
    void ended(ConnectionStatus how) {
        SessionState state = session.state();
        if (isSlow(how)) {
            dialer = dialer.withLongerOpening();
        }
        HostingOffer successor = state.succession().successor();
        if (successor != null && isHandedOver(how) && reconnectPolicy.isWanted() && !closed) {
            goTo(successor, how);
        } else if (isReturning()) {
            triedInVain(how);
        } else if (isToComeBack(how) && reconnectPolicy.isWanted() && !closed) {
            comeBack(how);
        } else {
            session.update(state.with(how));
        }
    }

    /** Looks for a lost host, with the token that returns this client to its seat. */
    void comeBack(ConnectionStatus lost) {
        session.update(returning(lost));
        failover.lost();
        if (lost.isFor(Problem.Kind.HOST_ENDS)) {
            failover.ask(); // it may be long until the host resumes the match
        }
        reconnectLoop.begin(List.of(joinTarget.address()), hostKey());
    }

    /** Reconnects at once after a new token has arrived, which leads this client to its seat at the same host. */
    void comeAnew() {
        hostConnection.abandon();
        comeBack(hostConnection.problems().broken());
        reconnectLoop.hurry();
    }

    /** Leaves the host that the session is at or looks for, and looks for another one. */
    private void leave() {
        boolean wasThere = session.state().isIn();
        hostConnection.abandon(); // the host that is left, or a try at it
        if (wasThere) {
            comeBack(hostConnection.problems().broken());
        }
    }

    @Override
    public MatchView match() {
        SessionState state = session.state();
        Optional<TableState> table = state.atTable();
        return new MatchView(
                state.succession(),
                state.self().kind() != PlayerKind.BOT,
                state.self().ownsHost(),
                hostKey(),
                joinTarget.address(),
                table.isPresent(),
                table.filter(at -> WITH_A_MATCH.contains(at.stage()))
                        .map(TableState::match)
                        .orElse(""),
                table.filter(at -> at.stage() == TableStage.MATCH_OVER).isPresent(),
                table.map(TableState::mySeat).orElse(Seats.NONE),
                table.map(TableState::rounds).orElse(List.of()));
    }

    @Override
    public void knows(SuccessionState changed, boolean leaves) {
        session.update(session.state().with(changed));
        if (leaves) {
            leave();
        }
    }

    @Override
    public void shows(@Nullable FailoverQuestion question) {
        session.update(session.state().withFailoverQuestion(question));
    }

    @Override
    public HostConnection connect(Candidate candidate, HostAddress address, HostConnection.Listener listener) {
        JoinTarget there = candidate.isLost() ? towards(address, candidate.fingerprint()) : byKey(candidate, address);
        HostConnection made = dialer.link(there, listener);
        dialer.open(made);
        return made;
    }

    @Override
    public void arrived(
            Candidate candidate, String name, HostConnection arrived, HostMessage entered, HostMessage leading) {
        reconnectLoop.stop();
        hostConnection.abandon();
        hostConnection = arrived;
        joinTarget = arrived.joinTarget();
        arrived.handTo(session);
        SessionState state = session.state();
        Self self = state.self();
        Token seat = joinTarget.seatToken(); // the token of another host brings nobody back to this one
        session.update(
                state.with(state.host().withFingerprint(candidate.fingerprint()).withName(name))
                        .with(new Self(self.kind(), self.name(), self.ownsHost(), seat))
                        .with(state.succession().arrived()));
        session.moved(entered, leading); // a spectator has been admitted as such
    }

    /**
     * Adds the PIN for a spectator. A candidate knows only the keys of seated players, but it may know the PIN, by which it once entered
     * itself.
     */
    private JoinTarget byKey(Candidate candidate, HostAddress address) {
        JoinTarget there = joinTarget.byKey(address, candidate.fingerprint(), candidate.owner());
        boolean watches =
                session.state().atTable().filter(table -> !table.isSeated()).isPresent();
        return watches ? there.withPin(joinTarget.pin()) : there;
    }

    /** Closes the connection for good. */
    void close() {
        closed = true;
        failover.over();
        if (isReturning()) {
            reconnectLoop.stop();
            hostConnection.abandon();
            session.update(session.state().with(hostConnection.problems().closedHere()));
        } else {
            hostConnection.close();
        }
    }

    /** Checks whether an opening has taken too long. */
    private boolean isSlow(ConnectionStatus how) {
        return how.isFor(Problem.Kind.SILENT) && !session.state().isIn();
    }

    /**
     * Checks whether to reconnect: after the client was inside, when it holds a seat from before this program started, or when the host was
     * too slow to admit it. A host that ends may resume an unfinished match.
     */
    private boolean isToComeBack(ConnectionStatus how) {
        boolean gone = how.stage() == ConnectionStatus.Stage.LOST
                || how.isFor(Problem.Kind.HANDED_OVER) // the host hands over and has named no successor
                || how.isFor(Problem.Kind.HOST_ENDS) && match().unfinished().isPresent()
                || how.isFor(Problem.Kind.OVERTAKEN) && failover.isLostHostLeft();
        return wasIn
                ? gone
                : isSlow(how)
                        || !joinTarget.seatToken().isNone()
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
                .with(returns.succession().arrived()));
        joinTarget = joinTarget.withOwnerToken(Token.NONE); // the owner of the old host does not own this one
        failover.lost();
        reconnectLoop.begin(
                successor.addresses().stream()
                        .map(address -> new HostAddress(address, successor.port()))
                        .toList(),
                successor.fingerprint());
    }

    private SessionState returning(ConnectionStatus lost) {
        SessionState state = session.state();
        Deadline until =
                Deadline.after(clock.getAsLong(), reconnectPolicy.trying().toMillis());
        return state.with(ConnectionStatus.returning(Objects.requireNonNull(lost.problem()), until))
                .withTable(state.atTable().map(TableState::interrupted).orElse(null));
    }

    /** Ends the search only when the host itself says so: another program may be at its old address by now. */
    private void triedInVain(ConnectionStatus how) {
        if (Objects.requireNonNull(how.problem()).isFinal() && !isToComeBack(how)) {
            reconnectLoop.stop();
            session.update(session.state().with(how));
        } else {
            reconnectLoop.failed();
        }
    }

    /** Returns the join target with the token of the current seat. */
    private JoinTarget towards(HostAddress address, String fingerprint) {
        return joinTarget
                .withAddress(address)
                .withFingerprint(fingerprint)
                .withSeatToken(session.state().self().seatToken());
    }

    private void attempt(HostAddress address) {
        if (!failover.isLostHostLeft()) {
            joinTarget = towards(address, hostKey());
            hostConnection = dialer.link(joinTarget, session);
            dialer.open(hostConnection);
        }
    }

    private void giveUp() {
        SessionState state = session.state();
        ConnectionStatus lost =
                ConnectionStatus.lost(Objects.requireNonNull(state.connection().problem()));
        hostConnection.abandon(); // an attempt that is still under way
        session.update(state.with(lost));
        failover.pause();
    }
}
