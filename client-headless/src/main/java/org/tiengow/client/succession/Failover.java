package org.tiengow.client.succession;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.VotePolicy;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;

/**
 * The failover of one session's match: the one driver of succession at a client. Some time after its host was lost, the player is asked
 * whether the match shall continue without it, until a host is there again. Meanwhile the peers that could become its host are probed,
 * whether or not the player has agreed. They are also probed when the host is there and cannot begin another round. {@link VotePolicy}
 * decides what to say to each. Everything here runs on one event loop.
 *
 * <pre>
 *   IDLE ─▶ LOST ─────┐             any ─▶ IDLE  (at a host that goes on)
 *     └───▶ STALLED ──┴▶ OFFERED ⇄ AGREED ─▶ SIGNED
 * </pre>
 */
public final class Failover implements PeerProbe.Owner {
    private static final Logger LOG = LoggerFactory.getLogger(Failover.class);

    private final ScheduledExecutorService loop;
    private final ReconnectPolicy policy;
    private final IdentityStore identityStore;
    private final PromiseLog promiseLog;
    private final OwnHost ownHost;
    private final Session session;
    private final List<PeerProbe> probes = new ArrayList<>();
    private State state = State.IDLE;
    private @Nullable Future<?> timer;
    private @Nullable Future<?> rest;
    private @Nullable Runnable askedWhileResting;
    private @Nullable FailoverQuestion question;
    private OwnHost.@Nullable Opened opened;
    private boolean opening;
    private boolean probing;
    private boolean isLostAPeer;
    private int follows;

    /** The match that a host mentioned, or that was kept on disk, while this client is at no table; empty for none. */
    private String elsewhere = "";

    private enum State {
        /** A host is there that can begin another round, or none is looked for. */
        IDLE(null),
        /** The host was lost; for a while it alone is looked for. */
        LOST(null),
        /** The host is there and cannot begin another round; after a while the peers are probed beside it. */
        STALLED(null),
        /** The player is asked and has not agreed. */
        OFFERED(FailoverQuestion.Step.OFFERED),
        /** The player has agreed, which binds to nothing. */
        AGREED(FailoverQuestion.Step.AGREED),
        /** This program has signed for another host, and follows the lost one no more. */
        SIGNED(FailoverQuestion.Step.SIGNED);

        private final FailoverQuestion.@Nullable Step step;

        State(FailoverQuestion.@Nullable Step step) {
            this.step = step;
        }
    }

    /** The session whose match it is. */
    public interface Session {
        MatchView match();

        /** Updates the known matches. With {@code leaves}, the session leaves the host it is at or looks for. */
        void knows(SuccessionState changed, boolean leaves);

        /** Shows the question to the player; null removes it. */
        void shows(@Nullable FailoverQuestion question);

        /** Opens a separate connection to a candidate. */
        HostConnection connect(Candidate candidate, HostAddress address, HostConnection.Listener listener);

        /** Takes over a connection, because the match continues there, as these first two messages say. */
        void arrived(
                Candidate candidate, String name, HostConnection connection, HostMessage entered, HostMessage leading);
    }

    /** Creates the failover of one session. */
    public Failover(
            ScheduledExecutorService loop,
            ReconnectPolicy policy,
            IdentityStore identityStore,
            PromiseLog promiseLog,
            OwnHost ownHost,
            Session session) {
        this.loop = loop;
        this.policy = policy;
        this.identityStore = identityStore;
        this.promiseLog = promiseLog;
        this.ownHost = ownHost;
        this.session = session;
    }

    /** Starts the failover after the host was lost. The search for the host goes on. */
    public void lost() {
        if (elsewhere.isEmpty() && !session.match().atTable()) {
            elsewhere = session.match().lastOfHost().orElse("");
        }
        askedWhileResting = null;
        if (state.step != null) {
            probe();
        } else if (state != State.LOST) {
            enter(State.LOST);
        }
    }

    /** Asks the player at once whether the match shall continue without the host, and probes the peers. The search for the host goes on. */
    public void ask() {
        enter(state.step == null ? State.OFFERED : state);
        show();
        probe();
    }

    /** Ends the failover, because a host was found or the session is closed. */
    public void over() {
        enter(State.IDLE);
        stopProbing();
        closeOwn();
        askedWhileResting = null;
        isLostAPeer = false;
        elsewhere = "";
        question = null;
        session.shows(null);
    }

    /** Sets whether the current host is unable to begin another round, since too few hold its newest standing. */
    public void waitsAtHost(boolean waits) {
        if (waits && state == State.IDLE) {
            enter(State.STALLED);
        } else if (!waits && state != State.IDLE) {
            over();
        }
    }

    /** Stops probing for now. The question stays visible. */
    public void pause() {
        enter(state == State.LOST ? State.IDLE : state);
        stopProbing();
        show();
    }

    /** The only place where the state changes. A timer belongs to its state. */
    private void enter(State next) {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
        state = next;
        if (next == State.LOST) {
            timer = loop.schedule(this::ask, policy.gone().toNanos(), TimeUnit.NANOSECONDS);
        } else if (next == State.STALLED) {
            timer = loop.schedule(this::waitedAtHost, policy.rest().toNanos(), TimeUnit.NANOSECONDS);
        }
    }

    private void waitedAtHost() {
        if (session.match().ownsHost()) {
            enter(State.OFFERED); // perhaps the others can continue only here
        }
        probe();
        show();
    }

    /** Answers the current host when it asks the clients present to sign a later epoch of its own. No person is asked for that. */
    public void askedAtHost(AgreementAsked asked, Consumer<ClientMessage> say) {
        match().known().filter(mine -> mine.match().equals(asked.getMatch())).ifPresent(known -> {
            ByteString host = known.host();
            VotePolicy.VisibleHost here = new VotePolicy.VisibleHost(host, true, asked.getEpoch());
            VotePolicy.Message answer = VotePolicy.messages(known.voterState(), isResting(), false, List.of(here))
                    .get(0);
            boolean later = isResting() && answer.kind() == VotePolicy.Kind.WAIT;
            askedWhileResting = later ? () -> askedAtHost(asked, say) : null;
            if (answer.kind() == VotePolicy.Kind.SIGN) {
                sign(known, host, answer.epoch(), false, say);
            } else if (answer.kind() == VotePolicy.Kind.PRE_VOTE && asked.getEpoch() > 0) {
                say.accept(message(known.would(host, answer.epoch())));
            }
        });
    }

    /** Confirms a standing. A client that has promised a later epoch of this host confirms none of this epoch, and says so instead. */
    public void confirm(KnownMatch known, Consumer<ClientMessage> say) {
        if (known.promised().epoch() > known.epoch()) {
            say.accept(message(known.would(known.host(), known.nextEpoch(known.host()))));
        } else {
            promiseLog.confirm(known);
        }
    }

    /** Probes the lost host like the other candidates, because it only asks for agreement. */
    public void probeLostHost() {
        isLostAPeer = true;
        if (probing) {
            probeLost();
        }
    }

    /** Probes the lost host like the other candidates, because it has a match in an epoch that this program cannot follow. */
    public void cannotFollow(String match) {
        elsewhere = match;
        probeLostHost();
    }

    /** Checks whether the lost host is a candidate, or is left for another one. No attempt to reconnect may then be made. */
    public boolean isLostHostLeft() {
        MatchView match = match();
        return isLostAPeer
                || state == State.SIGNED
                || opened != null
                        && match.own()
                                .filter(own -> own.fingerprint().equals(match.hostKey()))
                                .isPresent();
    }

    /** Records the player's agreement; returns false when there is nothing to agree to. */
    public boolean agree() {
        if (question == null
                || !question.canAgree()
                || identityStore.keyIfRead().isEmpty()) {
            return false;
        }
        enter(State.AGREED);
        changed();
        openOwn();
        return true;
    }

    /** Withdraws the player's agreement; returns false when it is too late, or when there was none. */
    public boolean stopAgreeing() {
        if (state != State.AGREED) {
            return false;
        }
        enter(State.OFFERED);
        closeOwn();
        changed();
        return true;
    }

    @Override
    public void changed() {
        match().known().ifPresent(this::answer);
        show();
    }

    /** Answers all candidates, after one of them changed its request or time has passed. */
    private void answer(KnownMatch known) {
        List<PeerProbe> there = probes.stream()
                .filter(probe -> isAsking(probe, known.match()) || probe.runs())
                .toList();
        boolean agreed = state == State.AGREED || state == State.SIGNED;
        List<VotePolicy.Message> answers = VotePolicy.messages(
                known.voterState(),
                isResting(),
                agreed,
                there.stream().map(PeerProbe::visible).toList());
        for (int i = 0; i < answers.size(); i++) {
            say(there.get(i), match().known().orElseThrow(), answers.get(i));
        }
        if (state == State.STALLED && there.stream().anyMatch(probe -> isAsking(probe, known.match()))) {
            enter(State.OFFERED); // other players are asked already whether to continue without this host
        }
    }

    private static boolean isAsking(PeerProbe probe, String match) {
        return probe.asked().filter(asked -> asked.getMatch().equals(match)).isPresent();
    }

    private void say(PeerProbe probe, KnownMatch known, VotePolicy.Message answer) {
        ByteString to = probe.candidate().host();
        switch (answer.kind()) {
            case NOTHING -> probe.withdraw();
            case WAIT -> {}
            case PRE_VOTE -> probe.say(answer, message(known.would(to, answer.epoch())));
            case SIGN -> {
                if (!probe.hasSaid(answer)) {
                    follows = probe.candidate().seat();
                    enter(State.SIGNED);
                    sign(known, to, answer.epoch(), true, message -> probe.say(answer, message));
                    probeLost();
                }
            }
        }
    }

    /**
     * Signs an agreement: from now on this program follows no earlier host, whatever happens. The agreement is on the disk before it is
     * sent.
     */
    private void sign(KnownMatch known, ByteString to, int epoch, boolean leaves, Consumer<ClientMessage> say) {
        IdentityKey key = identityStore.keyIfRead().orElseThrow();
        known.agree(key, epoch, to).ifPresent(agreed -> {
            rest();
            session.knows(session.match().succession().with(agreed.known()), leaves);
            ClientMessage message = message(known.showing(agreed.agreement()));
            promiseLog.promise(agreed.known(), () -> loop.execute(() -> say.accept(message)));
        });
    }

    private static ClientMessage message(Agree agree) {
        return ClientMessage.newBuilder().setAgree(agree).build();
    }

    /** Signs nothing else for a while, and then considers all open requests again. */
    private void rest() {
        if (rest != null) {
            rest.cancel(false);
        }
        rest = loop.schedule(
                () -> {
                    rest = null;
                    changed();
                    Runnable asked = askedWhileResting;
                    if (asked != null) {
                        asked.run();
                    }
                },
                policy.rest().toNanos(),
                TimeUnit.NANOSECONDS);
    }

    private boolean isResting() {
        return rest != null;
    }

    private MatchView match() {
        return session.match().orElse(elsewhere, identityStore.keyIfRead().map(IdentityKey::identity));
    }

    @Override
    public HostConnection connect(Candidate candidate, HostAddress address, HostConnection.Listener listener) {
        return session.connect(candidate, address, listener);
    }

    @Override
    public Optional<Boolean> leads(Candidate candidate, HostMessage message) {
        return match().leads(candidate.host(), message);
    }

    @Override
    public OptionalInt watched() {
        return match().watched();
    }

    @Override
    public void arrived(
            Candidate candidate, String name, HostConnection connection, HostMessage entered, HostMessage leading) {
        session.arrived(candidate, name, connection, entered, leading);
    }

    private void probe() {
        probing = true;
        if (probes.isEmpty()) {
            match().candidates(opened).forEach(this::probe);
            if (state == State.SIGNED || isLostAPeer) {
                probeLost();
            }
        }
    }

    private void probe(Candidate candidate) {
        probes.add(new PeerProbe(loop, candidate, policy, this));
    }

    /** Probes the host that was lost. It may be back, and must hear what was promised meanwhile. */
    private void probeLost() {
        MatchView match = session.match();
        String lost = match.hostKey();
        if (!lost.isEmpty()
                && probes.stream()
                        .noneMatch(probe -> probe.candidate().fingerprint().equals(lost))) {
            probe(Candidate.lost(lost, match.address()));
        }
    }

    private void stopProbing() {
        probing = false;
        probes.forEach(PeerProbe::stop);
        probes.clear();
    }

    private void openOwn() {
        MatchView match = match();
        if (match.own().isPresent() && !opening && opened == null && ownHost != OwnHost.NONE) {
            opening = true;
            List<RoundLine> rounds = match.rounds().stream().map(Failover::line).toList();
            ownHost.open(new OwnHost.From(match.known().orElseThrow(), rounds)).whenCompleteAsync(this::opened, loop);
        }
    }

    private static RoundLine line(FinishedRound round) {
        return RoundLine.newBuilder()
                .setRound(round.round())
                .setWinner(round.winner())
                .addAllChange(round.change())
                .addAllChips(round.chips())
                .build();
    }

    private void opened(OwnHost.@Nullable Opened own, @Nullable Throwable failure) {
        opening = false;
        if (own == null) {
            LOG.warn("This program's host cannot be opened: {}", String.valueOf(failure));
        } else if (state != State.AGREED && state != State.SIGNED) {
            own.close().run();
        } else {
            opened = own;
            if (probing) {
                stopProbing();
                probe();
            }
        }
    }

    private void closeOwn() {
        if (opened != null) {
            opened.close().run();
            opened = null;
        }
    }

    private void show() {
        MatchView match = match();
        FailoverQuestion.Step step = state.step;
        Optional<Standing> newest = match.unfinished();
        if (newest.isEmpty() || step == null) {
            return;
        }
        Set<Identity> agreed = new HashSet<>();
        probes.stream()
                .filter(probe -> isAsking(probe, newest.get().getMatch()))
                .flatMap(probe -> probe.asked().stream())
                .flatMap(asked -> asked.getWillingList().stream())
                .map(key -> Identity.of(key.toByteArray()))
                .forEach(agreed::add);
        identityStore
                .keyIfRead()
                .map(IdentityKey::identity)
                .filter(me -> state != State.OFFERED)
                .ifPresent(agreed::add);
        FailoverQuestion asks = FailoverQuestion.of(step, newest.get(), match.seat(), agreed);
        question = state == State.SIGNED && follows != Seats.NONE ? asks.following(follows) : asks;
        session.shows(question);
    }
}
