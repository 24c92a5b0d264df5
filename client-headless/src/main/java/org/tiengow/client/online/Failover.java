package org.tiengow.client.online;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.client.succession.PromiseLog;
import org.tiengow.client.succession.SuccessionState;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.VotePolicy;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Standing;

/**
 * The failover of a match whose host was lost, as one client sees it. Some time after the loss the player is asked whether the match shall
 * continue without the host, until the host is back. Meanwhile this client visits the programs that could become its host, whether or not
 * the player has agreed. It also visits them when the host is there and cannot begin another round. {@link VotePolicy} decides what to say to
 * each. Everything here runs on one event loop.
 *
 * <pre>
 *   (lost) ─▶ OFFERED ⇄ AGREED ─▶ SIGNED       any ─▶ (at a host)
 * </pre>
 */
final class Failover implements PeerProbe.Visitor {
    private static final Logger LOG = LoggerFactory.getLogger(Failover.class);

    private final EventLoop loop;
    private final ReconnectPolicy reconnectPolicy;
    private final IdentityStore identityStore;
    private final PromiseLog promiseLog;
    private final OwnHost ownHost;
    private final Session session;
    private final LostMatch match;
    private final List<PeerProbe> visits = new ArrayList<>();
    private @Nullable Future<?> soon;
    private FailoverQuestion.@Nullable Step step;
    private int follows;
    private OwnHost.@Nullable Opened opened;
    private boolean opening;
    private boolean visiting;
    private boolean deadEnd;
    private boolean resting;
    private int rests;
    private boolean toTheLost;
    private @Nullable Runnable askedWhileResting;

    /** The session whose match it is. */
    interface Session extends PeerProbe.Session {
        SessionState state();

        /** Updates the known matches. With {@code leaves}, the session leaves the host it is at or looks for. */
        void knows(SuccessionState successionState, boolean leaves);

        /** Returns the address of the lost host, or of the current one. */
        HostAddress address();

        /** Returns the key of that host; empty on a plain connection. */
        String hostKey();

        /** Shows the question to the player; null removes it. */
        void shows(@Nullable FailoverQuestion gone);
    }

    Failover(
            EventLoop loop,
            ReconnectPolicy reconnectPolicy,
            IdentityStore identityStore,
            PromiseLog promiseLog,
            OwnHost ownHost,
            Session session) {
        this.loop = loop;
        this.reconnectPolicy = reconnectPolicy;
        this.identityStore = identityStore;
        this.promiseLog = promiseLog;
        this.ownHost = ownHost;
        this.session = session;
        this.match = new LostMatch(session::state, session::hostKey, identityStore);
    }

    /** Starts the failover after the host was lost. The search for it goes on. */
    void lost() {
        match.remember();
        askedWhileResting = null;
        if (deadEnd) {
            deadEnd = false; // the wait at that host is over
            forgetTimer();
        }
        if (step != null) {
            visit();
        } else if (soon == null) {
            soon = loop.schedule(
                    () -> {
                        offer();
                        visit();
                    },
                    reconnectPolicy.gone().toNanos(),
                    TimeUnit.NANOSECONDS);
        }
    }

    /** Asks the player at once, because the host has ended or has announced its end. */
    void offer() {
        forgetTimer();
        if (step == null) {
            step = FailoverQuestion.Step.OFFERED;
        }
        show();
    }

    /** Ends the failover, because a host was found or the session is closed. */
    void over() {
        forgetTimer();
        stopVisiting();
        closeOwn();
        askedWhileResting = null;
        step = null;
        deadEnd = false;
        toTheLost = false;
        match.forget();
        session.shows(null);
    }

    /** Sets whether the current host is unable to begin another round. After a while, other hosts are then visited beside it. */
    void waitsAtHost(boolean waits) {
        if (!waits && deadEnd) {
            over();
        } else if (waits && !deadEnd) {
            deadEnd = true;
            soon = loop.schedule(
                    () -> {
                        soon = null;
                        if (session.state().self().ownsHost()) {
                            step = FailoverQuestion.Step.OFFERED; // perhaps the others can continue only here
                        }
                        visit();
                        show();
                    },
                    reconnectPolicy.rest().toNanos(),
                    TimeUnit.NANOSECONDS);
        }
    }

    /** Answers the current host when it asks the clients present to sign a later epoch of its own. No person is asked for that. */
    void askedAtHost(AgreementAsked asked, Consumer<ClientMessage> say) {
        Optional<KnownMatch> known = match.known().filter(mine -> mine.match().equals(asked.getMatch()));
        if (known.isPresent()) {
            ByteString host = known.get().host();
            VotePolicy.VisibleHost seen = new VotePolicy.VisibleHost(host, true, asked.getEpoch());
            VotePolicy.Message word = VotePolicy.messages(known.get().voterState(), resting, false, List.of(seen))
                    .get(0);
            boolean later = resting && word.kind() == VotePolicy.Kind.WAIT;
            askedWhileResting = later ? () -> askedAtHost(asked, say) : null;
            if (word.kind() == VotePolicy.Kind.SIGN) {
                sign(known.get(), host, word.epoch(), false, say);
            } else if (word.kind() == VotePolicy.Kind.WOULD && asked.getEpoch() > 0) {
                say.accept(would(known.get(), host, word.epoch()));
            }
        }
    }

    /** Visits the lost host like the other candidates: it asks for agreement, or has a match that this program cannot follow. */
    void visitsLost() {
        toTheLost = true;
        if (visiting) {
            visitLeft();
        }
    }

    /** Handles a host whose match this program cannot follow at that host. */
    void cannotFollow(String other) {
        match.isElsewhere(other);
        visitsLost();
    }

    /** Checks whether the lost host is a candidate, or is left for another one. No other attempt may then connect to it. */
    boolean isLostVisited() {
        return toTheLost || isSigned() || opened != null && isMine(session.hostKey());
    }

    private boolean isMine(String fingerprint) {
        return match.offered()
                .map(Candidate::of)
                .filter(mine -> mine.fingerprint().equals(fingerprint))
                .isPresent();
    }

    /** Stops visiting for now. The question stays visible. */
    void pause() {
        forgetTimer();
        stopVisiting();
        show();
    }

    /** Checks whether this program has signed an agreement with another host. */
    boolean isSigned() {
        return step == FailoverQuestion.Step.SIGNED;
    }

    /** Records the player's agreement; returns false when there is nothing to agree to. */
    boolean agree() {
        FailoverQuestion question = session.state().failoverQuestion();
        if (question == null
                || !question.canAgree()
                || identityStore.keyIfRead().isEmpty()) {
            return false;
        }
        step = FailoverQuestion.Step.AGREED;
        changed();
        openOwn();
        return true;
    }

    /** Withdraws the player's agreement; returns false when it is too late, or when there was none. */
    boolean stopAgreeing() {
        if (step != FailoverQuestion.Step.AGREED) {
            return false;
        }
        step = FailoverQuestion.Step.OFFERED;
        closeOwn();
        changed();
        return true;
    }

    /** Answers all candidates, after one of them changed its request or time has passed. */
    @Override
    public void changed() {
        Optional<KnownMatch> known = match.known();
        if (known.isPresent()) {
            List<PeerProbe> there = visits.stream()
                    .filter(peerProbe -> isAsking(peerProbe) || peerProbe.runs())
                    .toList();
            boolean agreed = step == FailoverQuestion.Step.AGREED || step == FailoverQuestion.Step.SIGNED;
            List<VotePolicy.Message> words = VotePolicy.messages(
                    known.get().voterState(),
                    resting,
                    agreed,
                    there.stream().map(Failover::seen).toList());
            for (int i = 0; i < words.size(); i++) {
                say(there.get(i), match.known().orElseThrow(), words.get(i));
            }
            if (deadEnd && step == null && there.stream().anyMatch(this::isAsking)) {
                step =
                        FailoverQuestion.Step
                                .OFFERED; // other players are asked already whether to continue without this host
            }
        }
        show();
    }

    private boolean isAsking(PeerProbe peerProbe) {
        String mine = match.known().map(KnownMatch::match).orElse("");
        return peerProbe.asked().filter(asked -> asked.getMatch().equals(mine)).isPresent();
    }

    private static VotePolicy.VisibleHost seen(PeerProbe peerProbe) {
        return new VotePolicy.VisibleHost(
                hostOf(peerProbe),
                peerProbe.runs(),
                peerProbe.asked().map(AgreementAsked::getEpoch).orElse(0));
    }

    private static ByteString hostOf(PeerProbe peerProbe) {
        return LostMatch.bytes(peerProbe.candidate().fingerprint());
    }

    private void say(PeerProbe peerProbe, KnownMatch known, VotePolicy.Message word) {
        switch (word.kind()) {
            case NOTHING -> peerProbe.said().ifPresent(said -> peerProbe.leave());
            case WAIT -> {}
            case WOULD -> peerProbe.say(-word.epoch(), would(known, hostOf(peerProbe), word.epoch()));
            case SIGN -> {
                if (peerProbe
                        .said()
                        .filter(Integer.valueOf(word.epoch())::equals)
                        .isEmpty()) {
                    follows = peerProbe.candidate().seat();
                    step = FailoverQuestion.Step.SIGNED;
                    sign(known, hostOf(peerProbe), word.epoch(), true, message -> peerProbe.say(word.epoch(), message));
                    visitLeft();
                }
            }
        }
    }

    /** Returns a message that this player would agree from an epoch on. It binds to nothing. */
    static ClientMessage would(KnownMatch known, ByteString to, int least) {
        Standing held = known.standing().orElseThrow();
        AgreedTo content = AgreedTo.newBuilder()
                .setMatch(known.match())
                .setEpoch(least)
                .setTo(to)
                .setHeldEpoch(held.getEpoch())
                .setHeldRound(held.getRound())
                .build();
        return agree(
                known, Agreement.newBuilder().setContent(content.toByteString()).build());
    }

    /**
     * Signs an agreement: from now on this program follows no earlier host, whatever happens. The agreement is on the disk before it is
     * sent.
     */
    private void sign(KnownMatch known, ByteString to, int epoch, boolean leaves, Consumer<ClientMessage> say) {
        IdentityKey key = identityStore.keyIfRead().orElseThrow();
        known.agree(key, epoch, to).ifPresent(agreed -> {
            rest();
            session.knows(session.state().succession().with(agreed.known()), leaves);
            ClientMessage message = agree(known, agreed.agreement());
            promiseLog.promise(agreed.known(), () -> loop.execute(() -> say.accept(message)));
        });
    }

    /** Signs nothing else for a while, and then considers all open requests again. */
    private void rest() {
        resting = true;
        rests++;
        int mine = rests;
        loop.schedule(
                () -> {
                    if (mine == rests) {
                        resting = false;
                        changed();
                        askedMeanwhile();
                    }
                },
                reconnectPolicy.rest().toNanos(),
                TimeUnit.NANOSECONDS);
    }

    private void askedMeanwhile() {
        Runnable asked = askedWhileResting;
        if (asked != null) {
            asked.run();
        }
    }

    private static ClientMessage agree(KnownMatch known, Agreement agreement) {
        Agree.Builder agree = Agree.newBuilder()
                .setStanding(Objects.requireNonNull(known.held()))
                .setAgreement(agreement);
        if (known.proof().getTakeoversCount() > 0) {
            agree.setProof(known.proof());
        }
        return ClientMessage.newBuilder().setAgree(agree).build();
    }

    @Override
    public Optional<Boolean> leads(Candidate candidate, HostMessage message) {
        return match.leads(candidate, message);
    }

    @Override
    public OptionalInt watched() {
        return match.watched();
    }

    private void visit() {
        visiting = true;
        if (visits.isEmpty()) {
            match.candidates(opened).forEach(this::visit);
            if (isSigned() || toTheLost) {
                visitLeft();
            }
        }
    }

    private void visit(Candidate candidate) {
        visits.add(new PeerProbe(loop, candidate, reconnectPolicy, session, this));
    }

    /** Visits the host that was left. It may be back, and must hear what was promised meanwhile. */
    private void visitLeft() {
        String left = session.hostKey();
        if (!left.isEmpty()
                && visits.stream()
                        .noneMatch(
                                peerProbe -> peerProbe.candidate().fingerprint().equals(left))) {
            visit(Candidate.left(left, session.address()));
        }
    }

    private void openOwn() {
        Optional<KnownMatch> known = match.known();
        if (match.offered().isEmpty() || opening || opened != null || ownHost == OwnHost.NONE) {
            return;
        }
        opening = true;
        ownHost.open(new OwnHost.From(known.orElseThrow(), match.rounds())).whenCompleteAsync(this::opened, loop);
    }

    private void opened(OwnHost.@Nullable Opened own, @Nullable Throwable failure) {
        opening = false;
        if (own == null) {
            LOG.warn("This program's host cannot be opened: {}", String.valueOf(failure));
        } else if (step == null || step == FailoverQuestion.Step.OFFERED) {
            own.close().run();
        } else {
            opened = own;
            if (visiting) {
                stopVisiting();
                visit();
            }
        }
    }

    private void closeOwn() {
        if (opened != null) {
            opened.close().run();
            opened = null;
        }
    }

    private void stopVisiting() {
        visiting = false;
        visits.forEach(PeerProbe::stop);
        visits.clear();
    }

    private void show() {
        Optional<Standing> newest = match.unfinished();
        if (newest.isEmpty() || step == null) {
            return;
        }
        Set<Identity> agreed = new HashSet<>();
        visits.stream()
                .filter(this::isAsking)
                .flatMap(peerProbe -> peerProbe.asked().stream())
                .forEach(asked -> asked.getWillingList().stream()
                        .map(ByteString::toByteArray)
                        .map(Identity::of)
                        .forEach(agreed::add));
        identityStore
                .keyIfRead()
                .map(IdentityKey::identity)
                .filter(me -> step != FailoverQuestion.Step.OFFERED)
                .ifPresent(agreed::add);
        FailoverQuestion gone = FailoverQuestion.of(step, newest.get(), match.mySeat(), agreed);
        session.shows(isSigned() && follows != Seats.NONE ? gone.following(follows) : gone);
    }

    private void forgetTimer() {
        if (soon != null) {
            soon.cancel(false);
            soon = null;
        }
    }
}
