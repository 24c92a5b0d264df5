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
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.HostGone;
import org.tiengow.client.session.Nights;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.RequestMessages;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.TableState;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * Whether, and where, a match goes on without its host, as one client sees it: asked some time after the host was lost, until that
 * is back. Meanwhile the programs at which it could go on are visited, whether this person has agreed or not. Everything here runs
 * on one event loop.
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

    /** The session it is about. */
    interface Session extends Visit.Visitor {
        SessionState state();

        /** What is known of the hosts has changed. */
        void knows(Nights nights);

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
        step = null;
        session.shows(null);
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
        visits.stream().filter(visit -> visit.said().isPresent()).forEach(Visit::leave);
        changed();
        return true;
    }

    /** What some candidate asks for has changed: the first of those who are there is answered, and no other. */
    void changed() {
        Optional<Visit> first = first();
        if (step == HostGone.Step.AGREED || step == HostGone.Step.SIGNED) {
            visits.stream()
                    .filter(visit -> visit.said().isPresent() && visit != first.orElse(null))
                    .toList()
                    .forEach(Visit::leave);
            first.ifPresent(this::answer);
        }
        show();
    }

    private Optional<Visit> first() {
        String match = match().map(KnownMatch::match).orElse("");
        return visits.stream()
                .filter(visit -> visit.asked()
                        .filter(asked -> asked.getMatch().equals(match))
                        .isPresent())
                .findFirst();
    }

    private void answer(Visit visit) {
        AgreementAsked asked = visit.asked().orElseThrow();
        KnownMatch known = match().orElseThrow();
        ByteString to = ByteString.copyFrom(Fingerprint.read(visit.candidate().fingerprint()));
        int least = known.nextEpoch(to);
        if (SuccessionRules.isSigned(asked.getEpoch(), least)) {
            sign(visit, known, to, asked.getEpoch());
        } else {
            would(visit, known, to, least);
        }
    }

    /** Says that this person would agree, which binds to nothing. */
    private void would(Visit visit, KnownMatch known, ByteString to, int least) {
        Standing held = known.standing().orElseThrow();
        AgreedTo content = AgreedTo.newBuilder()
                .setMatch(known.match())
                .setEpoch(least)
                .setTo(to)
                .setHeldEpoch(held.getEpoch())
                .setHeldRound(held.getRound())
                .build();
        visit.say(
                -least,
                agree(
                        known,
                        Agreement.newBuilder()
                                .setContent(content.toByteString())
                                .build()));
    }

    /** Enough others are there: from now on this program goes back to no host before, whatever comes of it. */
    private void sign(Visit visit, KnownMatch known, ByteString to, int epoch) {
        boolean said = visit.said().filter(Integer.valueOf(epoch)::equals).isPresent();
        IdentityKey key = passport.keyIfRead().orElseThrow();
        Optional<KnownMatch.Agreed> agreed = said ? Optional.empty() : known.agree(key, epoch, to);
        if (agreed.isPresent()) {
            step = HostGone.Step.SIGNED;
            follows = visit.candidate().seat();
            session.knows(session.state().nights().with(agreed.get().known()));
            ClientMessage message = agree(known, agreed.get().agreement());
            allegiance.promise(agreed.get().known(), () -> loop.execute(() -> visit.say(epoch, message)));
        }
    }

    private static ClientMessage agree(KnownMatch known, Agreement agreement) {
        return RequestMessages.agree(Objects.requireNonNull(known.held()), agreement)
                .build();
    }

    /** What is known of the match that was interrupted; empty when none was, or nobody has signed how it stood. */
    private Optional<KnownMatch> match() {
        SessionState now = session.state();
        return now.self().kind() == PlayerKind.PERSON
                ? now.atTable()
                        .filter(table ->
                                table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS)
                        .map(TableState::match)
                        .flatMap(now.nights()::of)
                        .filter(known -> known.held() != null)
                : Optional.empty();
    }

    private void visit() {
        visiting = true;
        if (visits.isEmpty()) {
            candidates().forEach(this::visit);
        }
    }

    private void visit(Candidate candidate) {
        visits.add(new Visit(loop, candidate, returning, session));
    }

    /** All seats that have offered a host, in order; this program's own only once it is open. */
    private List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        int mine = mySeat();
        String gone = session.state().host().fingerprint();
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
        Nights nights = session.state().nights();
        OwnHost.From from = new OwnHost.From(
                Objects.requireNonNull(known.orElseThrow().held()),
                nights.historyOf(known.get().match()),
                rounds());
        ownHost.open(from).whenCompleteAsync(this::opened, loop);
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
        return session.state().atTable().map(TableState::mySeat).orElse(-1);
    }

    private void show() {
        Optional<Standing> newest = match().flatMap(KnownMatch::standing);
        if (newest.isEmpty() || step == null) {
            return;
        }
        Set<Identity> agreed = new HashSet<>();
        first().flatMap(Visit::asked)
                .ifPresent(asked -> asked.getWillingList().stream()
                        .map(ByteString::toByteArray)
                        .map(Identity::of)
                        .forEach(agreed::add));
        passport.keyIfRead()
                .map(IdentityKey::identity)
                .filter(me -> step != HostGone.Step.OFFERED)
                .ifPresent(agreed::add);
        HostGone gone = HostGone.of(step, newest.get(), mySeat(), agreed);
        session.shows(isSigned() ? gone.following(follows) : gone);
    }

    private void forgetTimer() {
        if (soon != null) {
            soon.cancel(false);
            soon = null;
        }
    }
}
