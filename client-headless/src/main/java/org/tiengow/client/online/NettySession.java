package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.Dialer;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.Link;
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.connection.Patience;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.SessionUpdates;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Refusals;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.KnownMatches.Waiting;
import org.tiengow.client.session.hosting.Nights;
import org.tiengow.client.session.hosting.NotFollowed;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.ShuffleFolder;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleWitness;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * A session over a {@link Link}, or over one after the other when the host is lost and found again. All that changes is
 * changed on one event loop; the state is read from anywhere.
 */
final class NettySession extends GameSession implements Link.Listener {
    private static final Logger LOG = LoggerFactory.getLogger(NettySession.class);
    private static final SecureRandom CHANCE = new SecureRandom();

    /** How long what is said on leaving may wait for the disk before the session is closed without it. */
    private static final Duration LEAVING = Duration.ofSeconds(2);

    /** What the session has to say is said again so long after a host has called this client too fast. */
    private static final int TOO_FAST_MILLIS = 200;

    /** Requests are numbered from 1. */
    private static final int NO_REQUEST = 0;

    private final EventLoop loop;
    private final LongSupplier clock;
    private final Requests requests;
    private final Dialer dialer;
    private final Returning returning;
    private final Comeback comeback;
    private final SeatKeeping keeping;
    private final Allegiance allegiance;
    private final GoingOn goingOn;
    private final List<Consumer<SessionState>> listeners = new ArrayList<>();
    private final Duration answering;
    private Entrance entrance;
    private Link link;
    private int seatAsked = NO_REQUEST;
    private boolean wasIn;
    private boolean closedHere;
    private final ShuffleWitness witness;
    private volatile SessionState state;
    private volatile CompletableFuture<Void> leaving = CompletableFuture.completedFuture(null);

    /** Begins to connect. */
    @SuppressWarnings("this-escape")
    NettySession(
            EventLoop loop,
            LongSupplier clock,
            Entrance entrance,
            Patience patience,
            KnownHosts knownHosts,
            Returning returning,
            Passport passport,
            OwnHost ownHost) {
        this.loop = loop;
        this.clock = clock;
        this.requests = new Requests(patience.answering());
        this.state = SessionState.beginning(entrance.kind(), entrance.name(), entrance.seatToken());
        this.dialer = new Dialer(loop, patience, knownHosts, passport);
        this.returning = returning;
        this.comeback = new Comeback(loop, returning, new ToHost());
        this.keeping = new SeatKeeping(returning.seats());
        this.entrance = entrance;
        this.witness = new ShuffleWitness(
                CHANCE, entrance.kind() == PlayerKind.PERSON ? passport.shuffles() : ShuffleFolder.NONE);
        this.allegiance = new Allegiance(passport, this::hold);
        this.goingOn = new GoingOn(loop, returning, passport, allegiance, ownHost, new WithoutHost());
        this.link = dialer.link(entrance, this);
        this.answering = patience.answering();
        if (entrance.kind() == PlayerKind.PERSON && passport != Passport.NONE) {
            allegiance
                    .remembered()
                    .thenApply(nights -> new Remembered(nights, witness.remembering()))
                    .thenAcceptAsync(this::remember, loop);
        } else {
            loop.execute(() -> dialer.open(link));
        }
    }

    private record Remembered(Nights nights, Runnable shuffles) {}

    /** What was agreed to before, and seen, holds before the first host is met. */
    private void remember(Remembered kept) {
        update(state.with(kept.nights()));
        kept.shuffles().run();
        dialer.open(link);
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
        Optional<KnownMatch> left = now.isIn() ? matchOf(now) : Optional.empty(); // a gone host counts on nobody
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
    public void tryAgain() {
        loop.execute(() -> {
            if (isReturning()) {
                comeback.hurry();
            } else if (state.connection().stage() == ConnectionStatus.Stage.LOST
                    && isToComeBack(state.connection())
                    && returning.isWanted()) {
                comeBack(state.connection());
            }
        });
    }

    @Override
    public CompletableFuture<Answer> agree() {
        return onLoop(() -> {
            boolean agreed = !entrance.throughPage() && goingOn.agree();
            if (agreed && !isReturning() && !state.isIn()) {
                comeBack(state.connection());
            }
            return agreed;
        });
    }

    @Override
    public CompletableFuture<Answer> stopAgreeing() {
        return onLoop(goingOn::stopAgreeing);
    }

    /** What is answered here. */
    private CompletableFuture<Answer> onLoop(BooleanSupplier agreeing) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        try {
            loop.execute(() -> answer.complete(
                    !closedHere && agreeing.getAsBoolean() ? new Answer.Granted() : Requests.noAgreement()));
        } catch (RejectedExecutionException loopIsGone) {
            answer.complete(Requests.notConnected());
        }
        return answer;
    }

    @Override
    public void close() {
        allegiance.close();
        CompletableFuture<Void> said =
                leaving.copy().completeOnTimeout(null, LEAVING.toMillis(), TimeUnit.MILLISECONDS);
        CompletableFuture<Void> unused = said.handle((told, failure) -> {
            loop.execute(this::closeNow);
            return null;
        });
    }

    private void closeNow() {
        closedHere = true;
        goingOn.over();
        if (isReturning()) {
            comeback.stop();
            link.abandon();
            update(state.with(link.problems().closedHere()));
        } else {
            link.close();
        }
    }

    @Override
    public void connected() {
        witness.reconnected();
        if (!isReturning()) {
            update(state.with(ConnectionStatus.ENTERING));
        }
    }

    @Override
    public void met(String fingerprint) {
        update(state.with(state.host().withFingerprint(fingerprint)));
    }

    @Override
    public void heard(HostMessage message) {
        if (message.hasEntered() && message.getEntered().hasAsked()) {
            goingOn.visitsLost(); // it only asks whether to go on there
            link.end(link.problems().noOneAnswers());
            return;
        }
        boolean enters = message.hasEntered();
        Waiting waited = state.nights().known().waiting();
        try {
            SessionState changed = SessionUpdates.apply(state, message, clock.getAsLong());
            SeatView view = changed.atTable().map(TableState::view).orElse(null);
            if (message.hasSuccession()) {
                changed.nights()
                        .goneOnFrom(state.nights(), message.getSuccession())
                        .forEach(witness::goesOnFrom);
            }
            List<ClientMessage.Builder> shuffling = witness.heard(
                    message,
                    view,
                    new Here(
                            changed.host().fingerprint(),
                            changed.self().kind() == PlayerKind.PERSON,
                            changed.self().ownsHost(),
                            entrance.throughPage(),
                            System.currentTimeMillis()));
            update(showing(changed));
            say(shuffling);
        } catch (Malformed malformed) {
            link.end(link.problems().notUnderstood(malformed.sentence()));
            return;
        } catch (NotFollowed elsewhere) {
            if (isKept(elsewhere.match())) {
                goingOn.cannotFollow(elsewhere.match());
            }
            link.end(link.problems().overtaken(elsewhere.sentence()));
            return;
        }
        if (message.hasTable()) {
            goingOn.waitsAtHost(state.nights().handover().unconfirmed());
        } else if (message.hasAsked()) {
            goingOn.askedAtHost(message.getAsked(), said -> link.send(said));
        }
        Waiting waits = state.nights().known().waiting();
        if (waits == waited ? message.hasStanding() : waits == null) { // one of the own table's match has come
            matchOf(state).ifPresent(this::confirm);
        }
        if (message.hasGranted()) {
            int request = message.getGranted().getRequest();
            requests.answered(request, new Answer.Granted());
            if (request == seatAsked) {
                comeToSeat();
            }
        } else if (message.hasRefused()) {
            requests.answered(message.getRefused().getRequest(), Refusals.read(message.getRefused()));
        } else if (enters) {
            wasIn = true;
            comeback.stop();
            goingOn.over();
            watchAgain();
        }
    }

    /** The seat that was asked for is this session's: its token, which has come with the answer, brings it there. */
    private void comeToSeat() {
        seatAsked = NO_REQUEST;
        link.abandon();
        requests.refuseAll();
        comeBack(link.problems().broken());
        comeback.hurry();
    }

    /** With what there is to show of the shuffle; at no table only an alarm that being sent away has raised just now. */
    private SessionState showing(SessionState changed) {
        ShuffleState seen = witness.state();
        boolean alarms = changed.table() == null
                && changed.shuffle() == ShuffleState.UNKNOWN
                && seen.faults().size() > state.shuffle().faults().size()
                && state.table() != null;
        return changed.table() != null || alarms ? changed.with(seen) : changed;
    }

    /** Whoever has promised a later epoch of this host confirms nothing of this one, and says so. */
    private void confirm(KnownMatch known) {
        if (known.promised().epoch() > known.epoch()) {
            link.send(GoingOn.would(known, known.host(), known.nextEpoch(known.host())));
        } else {
            allegiance.confirm(known);
        }
    }

    @Override
    public void ended(ConnectionStatus how) {
        HostingOffer successor = state.nights().successor();
        if (successor != null && isHandedOver(how) && returning.isWanted() && !closedHere) {
            goTo(successor, how);
        } else if (isReturning()) {
            triedInVain(how);
        } else if (isToComeBack(how) && returning.isWanted() && !closedHere) {
            comeBack(how);
        } else {
            update(state.with(how));
            if (how.isFor(Problem.Kind.HOST_ENDS) && returning.isWanted() && wasIn && !closedHere) {
                goingOn.offer();
            }
        }
        requests.refuseAll();
        seatAsked = NO_REQUEST;
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

    /** The key of the host it is at, or is to be at; empty on a plain connection. */
    private String hostKey() {
        String met = state.host().fingerprint();
        return met.isEmpty() ? entrance.fingerprint() : met;
    }

    private boolean isReturning() {
        return state.connection().stage() == ConnectionStatus.Stage.RETURNING;
    }

    /** Whether a host that has named another one has ended the connection, or it broke before that was heard. */
    private boolean isHandedOver(ConnectionStatus how) {
        boolean knowsWhoNamed = !state.host().fingerprint().isEmpty();
        return knowsWhoNamed && how.stage() == ConnectionStatus.Stage.LOST || how.isFor(Problem.Kind.HANDED_OVER);
    }

    /** Whether this program has something to go on from in this match: then it looks for where that goes on. */
    private boolean isKept(String match) {
        return state.self().kind() == PlayerKind.PERSON
                && returning.isWanted()
                && state.nights()
                        .of(match)
                        .filter(known -> known.held() != null)
                        .isPresent();
    }

    /** The host has named another one, which has the tables and knows the tokens of their seats. */
    private void goTo(HostingOffer successor, ConnectionStatus how) {
        Deadline until = Deadline.after(clock.getAsLong(), returning.trying().toMillis());
        update(state.with(ConnectionStatus.returning(Objects.requireNonNull(how.problem()), until))
                .withTable(state.atTable().map(TableState::interrupted).orElse(null))
                .with(state.host().withFingerprint(successor.fingerprint()))
                .with(state.nights().arrived()));
        entrance = entrance.withOwnerToken(Token.NONE); // who owned that host does not own this one
        goingOn.lost();
        comeback.begin(
                successor.addresses().stream()
                        .map(address -> new HostAddress(address, successor.port()))
                        .toList(),
                successor.fingerprint());
    }

    /** The host was lost: it is looked for, with what brings this client back to where it was. */
    private void comeBack(ConnectionStatus lost) {
        Deadline until = Deadline.after(clock.getAsLong(), returning.trying().toMillis());
        update(state.with(ConnectionStatus.returning(Objects.requireNonNull(lost.problem()), until))
                .withTable(state.atTable().map(TableState::interrupted).orElse(null)));
        goingOn.lost();
        comeback.begin(entrance.address(), hostKey());
    }

    /** Only what the host itself says ends the search: at an address where it was there may be somebody else by now. */
    private void triedInVain(ConnectionStatus how) {
        if (Objects.requireNonNull(how.problem()).isFinal() && !isToComeBack(how)) {
            comeback.stop();
            update(state.with(how));
        } else {
            comeback.failed();
        }
    }

    /** Who holds a seat is back at it; who only watched has to say so. */
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

    /** Before it says so: the host counts on whoever has left to agree to nothing any more. */
    private CompletableFuture<Void> renounce(KnownMatch left) {
        return allegiance
                .renounce(left)
                .thenRunAsync(() -> update(state.with(state.nights().without(left.match()))), loop);
    }

    /** What is known of the match at the own table. */
    private static Optional<KnownMatch> matchOf(SessionState state) {
        return state.atTable().map(TableState::match).flatMap(state.nights()::of);
    }

    /** Says what belongs to a shuffle, once what was seen of it is kept; on the connection on which it was asked. */
    private void say(List<ClientMessage.Builder> shuffling) {
        Link asked = link;
        Runnable saying = () -> {
            if (link == asked) {
                shuffling.forEach(this::send);
            }
        };
        witness.keeping().ifPresentOrElse(write -> allegiance.keep(write, () -> later(saying)), saying);
    }

    private void later(Runnable saying) {
        try {
            loop.execute(saying);
        } catch (RejectedExecutionException loopIsGone) {
            LOG.debug("The session ended before its part in a shuffle was kept");
        }
    }

    /** Unless there is another connection by then. */
    private void sendOn(Link asked, ClientMessage.Builder request) {
        if (link == asked) {
            send(request);
        }
    }

    /** Sends what the session itself has to say. */
    private void send(ClientMessage.Builder request) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        link.send(request.setRequest(requests.open(clock.getAsLong(), answer)).build());
        CompletableFuture<Void> unused = answer.thenAccept(given -> {
            if (given.isGranted()) {
                witness.arrived(request);
            } else if (given instanceof Answer.Refused refused && refused.reason() == RefusalReason.TOO_FAST) {
                Link asked = link;
                loop.schedule(() -> sendOn(asked, request), TOO_FAST_MILLIS, TimeUnit.MILLISECONDS);
            }
        });
    }

    @Override
    protected CompletableFuture<Answer> ask(ClientMessage.Builder request) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        try {
            loop.execute(() -> {
                if (state.isIn()) {
                    if (request.hasLeaveTable()) {
                        witness.leaves();
                    }
                    Duration thinking = request.hasAskForSeat() ? Limits.SEAT_WISH : Duration.ZERO;
                    int number = requests.open(clock.getAsLong(), thinking, answer);
                    seatAsked = request.hasAskForSeat() ? number : seatAsked;
                    link.send(request.setRequest(number).build());
                    // One look a request: a session that asks nothing need not wake up for answers.
                    long patience = answering.plus(thinking).toNanos();
                    loop.schedule(() -> requests.expire(clock.getAsLong()), patience, TimeUnit.NANOSECONDS);
                } else {
                    answer.complete(Requests.notConnected());
                }
            });
        } catch (RejectedExecutionException loopIsGone) {
            answer.complete(Requests.notConnected());
        }
        return answer;
    }

    private void update(SessionState changed) {
        if (changed != state) {
            keeping.follow(state, changed, entrance.address());
            state = changed;
            listeners.forEach(listener -> tell(listener, changed));
        }
    }

    /** A frontend's fault must not cost it the connection. */
    private static void tell(Consumer<SessionState> listener, SessionState state) {
        try {
            listener.accept(state);
        } catch (RuntimeException fault) {
            LOG.error("A listener failed", fault);
        }
    }

    /** Where the tries to come back lead. */
    private final class ToHost implements Comeback.Tries {
        @Override
        public void at(HostAddress address) {
            if (goingOn.isLostVisited()) {
                return;
            }
            entrance = entrance.withAddress(address)
                    .withFingerprint(hostKey())
                    .withSeatToken(state.self().seatToken());
            link = dialer.link(entrance, NettySession.this);
            dialer.open(link);
        }

        @Override
        public void over() {
            ConnectionStatus lost = ConnectionStatus.lost(
                    Objects.requireNonNull(state.connection().problem()));
            link.abandon(); // a try that is still under way
            update(state.with(lost));
            goingOn.pause();
        }
    }

    /** How the match goes on elsewhere. */
    private final class WithoutHost implements GoingOn.Session {
        @Override
        public SessionState state() {
            return state;
        }

        @Override
        public void knows(Nights nights, boolean leaves) {
            update(state.with(nights));
            if (leaves) {
                boolean wasThere = state.isIn();
                link.abandon(); // the host that is left, or a try at it
                if (wasThere) {
                    comeBack(link.problems().broken());
                }
            }
        }

        @Override
        public HostAddress address() {
            return entrance.address();
        }

        @Override
        public String hostKey() {
            return NettySession.this.hostKey();
        }

        @Override
        public void shows(@Nullable HostGone gone) {
            update(state.withHostGone(gone));
        }

        @Override
        public Link link(Candidate candidate, HostAddress address, Link.Listener listener) {
            Entrance there = candidate.left()
                    ? entrance.withAddress(address)
                            .withFingerprint(candidate.fingerprint())
                            .withSeatToken(state.self().seatToken())
                    : entrance.byKey(address, candidate.fingerprint(), candidate.owner());
            Link made = dialer.link(there, listener);
            dialer.open(made);
            return made;
        }

        @Override
        public void arrived(Candidate candidate, Link arrived, HostMessage entered, HostMessage leading) {
            comeback.stop();
            link.abandon();
            link = arrived;
            arrived.handTo(NettySession.this);
            entrance = arrived.entrance();
            witness.reconnected();
            update(state.with(state.host().withFingerprint(candidate.fingerprint()))
                    .with(state.nights().arrived()));
            heard(entered);
            heard(leading);
        }
    }
}
