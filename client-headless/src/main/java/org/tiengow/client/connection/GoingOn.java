package org.tiengow.client.connection;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.Nights;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.succession.Voting;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * Whether, and where, a match goes on without its host, as one client sees it: asked some time after the host was lost, until that
 * is back. Meanwhile the programs at which it could go on are visited, whether this person has agreed or not; also when the host is
 * there and cannot begin another round. What is said to whom {@link Voting} decides. Everything here runs on one event loop.
 *
 * <pre>
 *   (lost) ─▶ OFFERED ⇄ AGREED ─▶ SIGNED       any ─▶ (at a host)
 * </pre>
 */
final class GoingOn {
    private static final Logger LOG = LoggerFactory.getLogger(GoingOn.class);

    private final EventLoop loop;
    private final Returning returning;
    private final Passport passport;
    private final Allegiance allegiance;
    private final OwnHost ownHost;
    private final Session session;
    private final List<Visit> visits = new ArrayList<>();
    private @Nullable Future<?> soon;
    private HostGone.@Nullable Step step;
    private int follows;
    private OwnHost.@Nullable Opened opened;
    private boolean opening;
    private boolean visiting;
    private boolean deadEnd;
    private boolean resting;
    private int rests;
    private boolean toTheLost;
    private String elsewhere = "";
    private @Nullable Runnable askedWhileResting;

    /** The session it is about. */
    interface Session extends Visit.Visitor {
        SessionState state();

        /** What is known of the hosts has changed; leaves: the host it is at, or that it looks for, is left with that. */
        void knows(Nights nights, boolean leaves);

        /** Where the host is that was lost, or that it is at. */
        HostAddress address();

        /** The key of that host; empty on a plain connection. */
        String hostKey();

        /** What is asked has changed; null: nothing is. */
        void shows(@Nullable HostGone gone);
    }

    GoingOn(
            EventLoop loop,
            Returning returning,
            Passport passport,
            Allegiance allegiance,
            OwnHost ownHost,
            Session session) {
        this.loop = loop;
        this.returning = returning;
        this.passport = passport;
        this.allegiance = allegiance;
        this.ownHost = ownHost;
        this.session = session;
    }

    /** The host was lost, and is looked for. */
    void lost() {
        rememberMatch();
        askedWhileResting = null;
        if (deadEnd) {
            deadEnd = false; // whatever was waited for at that host is not waited for any more
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
                    returning.gone().toNanos(),
                    TimeUnit.NANOSECONDS);
        }
    }

    /** The host is gone, or has said that it goes. */
    void offer() {
        forgetTimer();
        if (step == null) {
            step = HostGone.Step.OFFERED;
        }
        show();
    }

    /** There is a host, or nobody looks for one any more. */
    void over() {
        forgetTimer();
        stopVisiting();
        closeOwn();
        askedWhileResting = null;
        step = null;
        deadEnd = false;
        toTheLost = false;
        elsewhere = "";
        session.shows(null);
    }

    /** Whether the host this client is at cannot begin another round: after a while others are looked for, beside it. */
    void waitsAtHost(boolean waits) {
        if (!waits && deadEnd) {
            over();
        } else if (waits && !deadEnd) {
            deadEnd = true;
            soon = loop.schedule(
                    () -> {
                        soon = null;
                        if (session.state().self().ownsHost()) {
                            step = HostGone.Step.OFFERED; // perhaps the others can go on only here
                        }
                        visit();
                        show();
                    },
                    returning.rest().toNanos(),
                    TimeUnit.NANOSECONDS);
        }
    }

    /** The host this client is at asks those who are there to sign a later epoch of its own: no person is asked for that. */
    void askedAtHost(AgreementAsked asked, Consumer<ClientMessage> say) {
        Optional<KnownMatch> known = match().filter(match -> match.match().equals(asked.getMatch()));
        if (known.isPresent()) {
            ByteString host = known.get().host();
            Voting.Seen seen = new Voting.Seen(host, true, asked.getEpoch());
            Voting.Word word = Voting.words(known.get().bond(), resting, false, List.of(seen))
                    .get(0);
            boolean later = resting && word.kind() == Voting.Kind.WAIT;
            askedWhileResting = later ? () -> askedAtHost(asked, say) : null;
            if (word.kind() == Voting.Kind.SIGN) {
                sign(known.get(), host, word.epoch(), false, say);
            } else if (word.kind() == Voting.Kind.WOULD && asked.getEpoch() > 0) {
                say.accept(would(known.get(), host, word.epoch()));
            }
        }
    }

    /** The lost host asks whether to go on there, or has a match that this program cannot follow: it is visited like the others. */
    void visitsLost() {
        toTheLost = true;
        if (visiting) {
            visitLeft();
        }
    }

    /** The match that a host speaks of cannot be followed there. */
    void cannotFollow(String match) {
        elsewhere = match;
        visitsLost();
    }

    /** Whether the lost host is one of those that are visited, or is left: then nothing else leads to it. */
    boolean isLostVisited() {
        return toTheLost || isSigned() || opened != null && isMine(session.hostKey());
    }

    private boolean isMine(String fingerprint) {
        int mine = mySeat();
        return match().flatMap(KnownMatch::standing).stream()
                .flatMap(newest -> newest.getSeatsList().stream())
                .anyMatch(seat -> seat.getSeat() == mine
                        && seat.hasOffer()
                        && Candidate.of(seat).fingerprint().equals(fingerprint));
    }

    /** Nobody is looked for any more for now. */
    void pause() {
        forgetTimer();
        stopVisiting();
        show();
    }

    /** Whether this program has signed that it follows another host. */
    boolean isSigned() {
        return step == HostGone.Step.SIGNED;
    }

    /** The person of this client agrees; false when that is not asked. */
    boolean agree() {
        HostGone question = session.state().hostGone();
        if (question == null || !question.canAgree() || passport.keyIfRead().isEmpty()) {
            return false;
        }
        step = HostGone.Step.AGREED;
        changed();
        openOwn();
        return true;
    }

    /** The person takes it back; false when it is too late, or there is nothing to. */
    boolean stopAgreeing() {
        if (step != HostGone.Step.AGREED) {
            return false;
        }
        step = HostGone.Step.OFFERED;
        closeOwn();
        changed();
        return true;
    }

    /** What some candidate asks for has changed, or time has passed: each is told what there is to say to it. */
    void changed() {
        Optional<KnownMatch> known = match();
        if (known.isPresent()) {
            List<Visit> there = visits.stream()
                    .filter(visit -> isAsking(visit) || visit.runs())
                    .toList();
            boolean agreed = step == HostGone.Step.AGREED || step == HostGone.Step.SIGNED;
            List<Voting.Word> words = Voting.words(
                    known.get().bond(),
                    resting,
                    agreed,
                    there.stream().map(GoingOn::seen).toList());
            for (int i = 0; i < words.size(); i++) {
                say(there.get(i), match().orElseThrow(), words.get(i));
            }
            if (deadEnd && step == null && there.stream().anyMatch(this::isAsking)) {
                step = HostGone.Step.OFFERED; // others ask already whether to go on without this host
            }
        }
        show();
    }

    private boolean isAsking(Visit visit) {
        String match = match().map(KnownMatch::match).orElse("");
        return visit.asked().filter(asked -> asked.getMatch().equals(match)).isPresent();
    }

    private static Voting.Seen seen(Visit visit) {
        return new Voting.Seen(
                hostOf(visit),
                visit.runs(),
                visit.asked().map(AgreementAsked::getEpoch).orElse(0));
    }

    private static ByteString hostOf(Visit visit) {
        return ByteString.copyFrom(Fingerprint.read(visit.candidate().fingerprint()));
    }

    private void say(Visit visit, KnownMatch known, Voting.Word word) {
        switch (word.kind()) {
            case NOTHING -> visit.said().ifPresent(said -> visit.leave());
            case WAIT -> {}
            case WOULD -> visit.say(-word.epoch(), would(known, hostOf(visit), word.epoch()));
            case SIGN -> {
                if (visit.said().filter(Integer.valueOf(word.epoch())::equals).isEmpty()) {
                    follows = visit.candidate().seat();
                    step = HostGone.Step.SIGNED;
                    sign(known, hostOf(visit), word.epoch(), true, message -> visit.say(word.epoch(), message));
                    visitLeft();
                }
            }
        }
    }

    /** That this person would agree from an epoch on, which binds to nothing. */
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

    /** From now on this program goes back to nothing before, whatever comes of it; it is on the disk before it is said. */
    private void sign(KnownMatch known, ByteString to, int epoch, boolean leaves, Consumer<ClientMessage> say) {
        IdentityKey key = passport.keyIfRead().orElseThrow();
        known.agree(key, epoch, to).ifPresent(agreed -> {
            rest();
            session.knows(session.state().nights().with(agreed.known()), leaves);
            ClientMessage message = agree(known, agreed.agreement());
            allegiance.promise(agreed.known(), () -> loop.execute(() -> say.accept(message)));
        });
    }

    /** For a while nothing else is signed; then whatever is asked for is looked at again. */
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
                returning.rest().toNanos(),
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

    /** What is known of the match that was interrupted; empty when none was, or nobody has signed how it stood. */
    private Optional<KnownMatch> match() {
        SessionState now = session.state();
        if (now.self().kind() == PlayerKind.PERSON && now.atTable().isEmpty()) {
            return now.nights().of(elsewhere).filter(known -> known.held() != null);
        }
        return now.self().kind() == PlayerKind.PERSON
                ? now.atTable()
                        .filter(table ->
                                table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS)
                        .map(TableState::match)
                        .flatMap(now.nights()::of)
                        .filter(known -> known.held() != null)
                : Optional.empty();
    }

    /** Whether what a host says that has the match shows that it may be followed; empty: nothing about that. */
    Optional<Boolean> leads(Candidate candidate, HostMessage message) {
        Optional<KnownMatch> known = match();
        ByteString host = ByteString.copyFrom(Fingerprint.read(candidate.fingerprint()));
        if (known.isPresent()
                && message.hasSuccession()
                && Takeovers.isAbout(message.getSuccession(), known.get().match())) {
            KnownMatch then = known.get().follow(message.getSuccession()).known();
            return Optional.of(then.isFollowed(then.epoch(), host));
        }
        return message.hasStanding() && known.isPresent()
                ? Optional.of(known.get().isFollowed(known.get().epoch(), host))
                : Optional.empty();
    }

    private void visit() {
        visiting = true;
        if (visits.isEmpty()) {
            candidates().forEach(this::visit);
            if (isSigned() || toTheLost) {
                visitLeft();
            }
        }
    }

    /** A program that was started again knows its match only from what it has kept: the last one that this host ever had. */
    private void rememberMatch() {
        SessionState now = session.state();
        if (now.atTable().isEmpty() && elsewhere.isEmpty() && !session.hostKey().isEmpty()) {
            ByteString host = ByteString.copyFrom(Fingerprint.read(session.hostKey()));
            for (KnownMatch known : now.nights().known().matches().values()) {
                if (known.hosts().containsValue(host)) {
                    elsewhere = known.match();
                }
            }
        }
    }

    private void visit(Candidate candidate) {
        visits.add(new Visit(loop, candidate, returning, session));
    }

    /** All seats that have offered a host, in order; this program's own only once it is open. */
    private List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        int mine = mySeat();
        String gone = session.hostKey();
        for (StandingSeat seat : match().flatMap(KnownMatch::standing)
                .map(Standing::getSeatsList)
                .orElse(List.of())) {
            if (seat.hasOffer() && seat.getOffer().getFingerprint().size() == Fingerprint.BYTES) {
                Candidate candidate = Candidate.of(seat);
                if (seat.getSeat() != mine && !candidate.fingerprint().equals(gone)) {
                    candidates.add(candidate);
                } else if (seat.getSeat() == mine && opened != null) {
                    candidates.add(candidate.here(opened.port(), opened.owner()));
                }
            }
        }
        return candidates;
    }

    /** The host that was left may be back, and has to hear what was promised meanwhile. */
    private void visitLeft() {
        String left = session.hostKey();
        if (!left.isEmpty()
                && visits.stream()
                        .noneMatch(visit -> visit.candidate().fingerprint().equals(left))) {
            visit(Candidate.left(left, session.address()));
        }
    }

    private void openOwn() {
        Optional<KnownMatch> known = match();
        int mine = mySeat();
        boolean offered = known.flatMap(KnownMatch::standing).stream()
                .flatMap(newest -> newest.getSeatsList().stream())
                .anyMatch(seat -> seat.getSeat() == mine && seat.hasOffer());
        if (!offered || opening || opened != null || ownHost == OwnHost.NONE) {
            return;
        }
        opening = true;
        ownHost.open(new OwnHost.From(known.orElseThrow(), rounds())).whenCompleteAsync(this::opened, loop);
    }

    private void opened(OwnHost.@Nullable Opened own, @Nullable Throwable failure) {
        opening = false;
        if (own == null) {
            LOG.warn("This program's host cannot be opened: {}", String.valueOf(failure));
        } else if (step == null || step == HostGone.Step.OFFERED) {
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

    private List<RoundLine> rounds() {
        return session.state().atTable().map(TableState::rounds).orElse(List.of()).stream()
                .map(round -> RoundLine.newBuilder()
                        .setRound(round.round())
                        .setWinner(round.winner())
                        .addAllChange(round.change())
                        .addAllChips(round.chips())
                        .build())
                .toList();
    }

    private void stopVisiting() {
        visiting = false;
        visits.forEach(Visit::stop);
        visits.clear();
    }

    private int mySeat() {
        return session.state().atTable().map(TableState::mySeat).orElseGet(this::keptSeat);
    }

    private int keptSeat() {
        Optional<ByteString> me = passport.keyIfRead()
                .map(key -> ByteString.copyFrom(key.identity().bytes()));
        return match().flatMap(KnownMatch::standing).stream()
                .flatMap(newest -> newest.getSeatsList().stream())
                .filter(seat -> me.filter(seat.getKey()::equals).isPresent())
                .mapToInt(StandingSeat::getSeat)
                .findFirst()
                .orElse(Seats.NONE);
    }

    private void show() {
        Optional<Standing> newest = match().flatMap(KnownMatch::standing);
        if (newest.isEmpty() || step == null) {
            return;
        }
        Set<Identity> agreed = new HashSet<>();
        visits.stream()
                .filter(this::isAsking)
                .flatMap(visit -> visit.asked().stream())
                .forEach(asked -> asked.getWillingList().stream()
                        .map(ByteString::toByteArray)
                        .map(Identity::of)
                        .forEach(agreed::add));
        passport.keyIfRead()
                .map(IdentityKey::identity)
                .filter(me -> step != HostGone.Step.OFFERED)
                .ifPresent(agreed::add);
        HostGone gone = HostGone.of(step, newest.get(), mySeat(), agreed);
        session.shows(isSigned() && follows != Seats.NONE ? gone.following(follows) : gone);
    }

    private void forgetTimer() {
        if (soon != null) {
            soon.cancel(false);
            soon = null;
        }
    }
}
