package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.Dialer;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.KnownKeys;
import org.tiengow.client.connection.Problems;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.SessionUpdates;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.shuffle.ShuffleLedger;
import org.tiengow.client.succession.KnownMatches;
import org.tiengow.client.succession.KnownMatches.Waiting;
import org.tiengow.client.succession.NotFollowed;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.client.succession.PromiseLog;
import org.tiengow.client.succession.SuccessionState;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Standing;

/**
 * A session over a {@link ConnectionManager}. It holds the state, takes the host's messages, and tells the listeners. All changes happen on one
 * event loop; any thread may read the state.
 */
final class NettySession extends GameSession implements ConnectionManager.Session {
    private static final Logger LOG = LoggerFactory.getLogger(NettySession.class);

    /** The longest wait for the disk before the session is closed without telling the host that this client leaves. */
    private static final Duration LEAVING = Duration.ofSeconds(2);

    private final EventLoop loop;
    private final LongSupplier clock;
    private final ReconnectPolicy reconnectPolicy;
    private final PromiseLog promiseLog;
    private final ConnectionManager line;
    private final PendingRequests pendingRequests;
    private final OwnShuffle shuffle;
    private final SeatKeeping keeping;
    private final List<Consumer<SessionState>> listeners = new ArrayList<>();
    private volatile SessionState state;
    private volatile CompletableFuture<Void> leaving = CompletableFuture.completedFuture(null);

    /** Starts connecting. */
    @SuppressWarnings("this-escape")
    NettySession(
            EventLoop loop,
            LongSupplier clock,
            JoinTarget joinTarget,
            Timeouts timeouts,
            KnownHosts knownHosts,
            ReconnectPolicy reconnectPolicy,
            IdentityStore identityStore,
            OwnHost ownHost) {
        this.loop = loop;
        this.clock = clock;
        this.reconnectPolicy = reconnectPolicy;
        this.state = SessionState.beginning(joinTarget.kind(), joinTarget.name(), joinTarget.seatToken());
        this.promiseLog = new PromiseLog(identityStore, this::holds);
        Dialer dialer = new Dialer(loop, timeouts, knownHosts, identityStore);
        this.line = new ConnectionManager(loop, clock, dialer, reconnectPolicy, joinTarget, promiseLog, ownHost, this);
        this.pendingRequests = new PendingRequests(loop, clock, timeouts.answering(), line::link);
        this.shuffle = new OwnShuffle(
                loop,
                line::link,
                pendingRequests,
                promiseLog,
                joinTarget.kind() == PlayerKind.PERSON ? identityStore.shuffles() : ShuffleLedger.in(null),
                joinTarget.kind() == PlayerKind.PERSON ? identityStore.knownKeys() : new KnownKeys(null));
        this.keeping = new SeatKeeping(reconnectPolicy.seats());
        if (joinTarget.kind() == PlayerKind.PERSON && identityStore != IdentityStore.NONE) {
            promiseLog
                    .remembered()
                    .thenApply(successionState -> new Remembered(successionState, shuffle.remembering()))
                    .thenAcceptAsync(this::remember, loop);
        } else {
            loop.execute(line::open);
        }
    }

    private record Remembered(SuccessionState succession, Runnable shuffles) {}

    /** Applies what was agreed to and seen before, and then connects: it counts before the first host is met. */
    private void remember(Remembered kept) {
        update(state.with(kept.succession()));
        kept.shuffles().run();
        line.open();
    }

    @Override
    public SessionState state() {
        return state;
    }

    @Override
    public void onUpdate(Consumer<SessionState> listener) {
        loop.execute(() -> {
            listeners.add(listener);
            tell(listener, state);
        });
    }

    @Override
    public CompletableFuture<Answer> leaveTable() {
        SessionState now = state;
        keeping.leave(now);
        Optional<KnownMatch> left = now.isIn() ? matchOf(now) : Optional.empty(); // a lost host expects nobody
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        leaving = left.map(this::renounce)
                .orElseGet(() -> CompletableFuture.completedFuture(null))
                .thenRun(() -> super.leaveTable().thenAccept(answer::complete));
        CompletableFuture<Void> unused = leaving.exceptionally(loopIsGone -> {
            answer.complete(Requests.notConnected());
            return null;
        });
        return answer;
    }

    @Override
    public CompletableFuture<Answer> askForSeat(int table, int seat) {
        CompletableFuture<Answer> answer = super.askForSeat(table, seat);
        CompletableFuture<Void> unused = answer.thenAcceptAsync(this::comeToSeat, loop);
        return answer;
    }

    /** Reconnects to the seat, whose token has arrived with the answer. */
    private void comeToSeat(Answer answer) {
        if (answer.isGranted() && state.isIn()) {
            line.comeAnew();
            pendingRequests.refuseAll();
        }
    }

    @Override
    public void tryAgain() {
        loop.execute(line::tryAgain);
    }

    @Override
    public CompletableFuture<Answer> agree() {
        return onLoop(() -> {
            boolean agreed = !line.joinTarget().throughPage() && line.failover().agree();
            if (agreed && !line.isReturning() && !state.isIn()) {
                line.comeBack(state.connection());
            }
            return agreed;
        });
    }

    @Override
    public CompletableFuture<Answer> stopAgreeing() {
        return onLoop(line.failover()::stopAgreeing);
    }

    /** Runs a request that is answered by this client itself. */
    private CompletableFuture<Answer> onLoop(BooleanSupplier agreeing) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        try {
            loop.execute(() -> answer.complete(
                    !line.isClosed() && agreeing.getAsBoolean() ? new Answer.Granted() : Requests.noAgreement()));
        } catch (RejectedExecutionException loopIsGone) {
            answer.complete(Requests.notConnected());
        }
        return answer;
    }

    @Override
    public void close() {
        promiseLog.close();
        CompletableFuture<Void> said =
                leaving.copy().completeOnTimeout(null, LEAVING.toMillis(), TimeUnit.MILLISECONDS);
        CompletableFuture<Void> unused = said.handle((told, failure) -> {
            loop.execute(line::close);
            shuffle.close();
            return null;
        });
    }

    @Override
    public void connected() {
        shuffle.reconnected();
        if (!line.isReturning()) {
            update(state.with(ConnectionStatus.ENTERING));
        }
    }

    @Override
    public void met(String fingerprint) {
        update(state.with(state.host().withFingerprint(fingerprint)));
    }

    @Override
    public void heard(HostMessage message) {
        hear(message);
        if (message.hasEntered() && state.isIn()) {
            watchAgain();
        }
    }

    @Override
    public void moved(HostMessage entered, HostMessage leading) {
        shuffle.reconnected();
        hear(entered);
        hear(leading);
    }

    private void hear(HostMessage message) {
        if (message.hasEntered() && message.getEntered().hasAsked()) {
            line.failover().probeLostHost(); // the host only asks whether to continue there
            end(Problems::noOneAnswers);
            return;
        }
        KnownMatches before = state.succession().known();
        try {
            SessionState changed = SessionUpdates.apply(state, message, clock.getAsLong());
            List<ClientMessage.Builder> shuffling =
                    shuffle.heard(message, changed, line.joinTarget().throughPage());
            update(shuffle.showing(state, changed));
            shuffle.say(shuffling, this::state, line.joinTarget().throughPage());
        } catch (Malformed malformed) {
            end(problems -> problems.notUnderstood(malformed.sentence()));
            return;
        } catch (NotFollowed elsewhere) {
            if (isKept(elsewhere.match())) {
                line.failover().cannotFollow(elsewhere.match());
            }
            end(problems -> problems.overtaken(elsewhere.sentence()));
            return;
        }
        if (message.hasTable()) {
            line.failover().waitsAtHost(state.succession().handover().unconfirmed());
        } else if (message.hasAsked()) {
            line.failover().askedAtHost(message.getAsked(), this::send);
        }
        before.forgotten(state.succession().known()).forEach(this::forget);
        Waiting waits = state.succession().known().waiting();
        boolean ofOwnMatch = waits == before.waiting() ? message.hasStanding() : waits == null;
        if (ofOwnMatch) {
            confirmNewest();
        }
        pendingRequests.heard(message);
        if (message.hasEntered()) {
            line.entered();
        }
    }

    private void end(Function<Problems, ConnectionStatus> how) {
        HostConnection hostConnection = line.link();
        hostConnection.end(how.apply(hostConnection.problems()));
    }

    /** Runs on any thread. */
    private void holds(Standing standing) {
        CompletableFuture<Void> unused =
                hold(standing).thenAccept(answer -> pendingRequests.againIfTooFast(answer, this::confirmNewest));
    }

    /** Sends a message that expects no reply. */
    private void send(ClientMessage message) {
        line.link().send(message);
    }

    private void confirmNewest() {
        matchOf(state).ifPresent(known -> line.failover().confirm(known, this::send));
    }

    @Override
    public void ended(ConnectionStatus how) {
        line.ended(how);
        pendingRequests.refuseAll();
    }

    /** Checks whether this program holds a standing from which the match can continue. It then looks for the host of the match. */
    private boolean isKept(String match) {
        return state.self().kind() == PlayerKind.PERSON
                && reconnectPolicy.isWanted()
                && state.succession()
                        .of(match)
                        .filter(known -> known.held() != null)
                        .isPresent();
    }

    /** Watches the table again after a reconnection. A client with a seat returns to it by its token; a spectator must ask. */
    private void watchAgain() {
        state.atTable()
                .filter(table -> state.self().seatToken().isNone())
                .ifPresent(table -> watch(table.number()).thenAccept(this::watchesAgain));
    }

    private void watchesAgain(Answer answer) {
        if (!answer.isGranted() && state.isIn()) {
            update(state.withTable(null));
        }
    }

    /** Forgets the match before the host hears that this client leaves: from then on, the host expects no agreement of it. */
    private CompletableFuture<Void> renounce(KnownMatch left) {
        return promiseLog
                .renounce(left)
                .thenRunAsync(() -> update(state.with(state.succession().without(left.match()))), loop);
    }

    /** Deletes the file of a match for which there is no room. A host that invents matches must not fill the disk. */
    private void forget(KnownMatch match) {
        CompletableFuture<Void> unused = promiseLog.renounce(match);
    }

    /** Returns what is known of the match at the session's table. */
    private static Optional<KnownMatch> matchOf(SessionState state) {
        return state.atTable().map(TableState::match).flatMap(state.succession()::of);
    }

    @Override
    protected CompletableFuture<Answer> ask(ClientMessage.Builder request) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        try {
            loop.execute(() -> {
                if (state.isIn()) {
                    shuffle.sends(request);
                    pendingRequests.ask(request, answer);
                } else {
                    answer.complete(Requests.notConnected());
                }
            });
        } catch (RejectedExecutionException loopIsGone) {
            answer.complete(Requests.notConnected());
        }
        return answer;
    }

    @Override
    public void update(SessionState changed) {
        if (changed != state) {
            keeping.follow(state, changed, line.joinTarget());
            state = changed;
            listeners.forEach(listener -> tell(listener, changed));
        }
    }

    /** Calls a listener, and logs its failure: a fault of a frontend must not cost it the connection. */
    private static void tell(Consumer<SessionState> listener, SessionState state) {
        try {
            listener.accept(state);
        } catch (RuntimeException fault) {
            LOG.error("A listener failed", fault);
        }
    }
}
