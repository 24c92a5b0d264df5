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
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.Nights;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Voting;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Standing;

/**
 * Whether, and where, a match goes on without its host, as one client sees it: asked some time after the host was lost, until that
 * is back. Meanwhile the programs at which it could go on are visited, whether this person has agreed or not; also when the host is
 * there and cannot begin another round. What is said to whom {@link Voting} decides. Everything here runs on one event loop.
 *
 * <pre>
 *   (lost) ─▶ OFFERED ⇄ AGREED ─▶ SIGNED       any ─▶ (at a host)
 * </pre>
 */
final class GoingOn implements Visit.Visitor {
    private static final Logger LOG = LoggerFactory.getLogger(GoingOn.class);

    private final EventLoop loop;
    private final Returning returning;
    private final Passport passport;
    private final Allegiance allegiance;
    private final OwnHost ownHost;
    private final Session session;
    private final LostMatch match;
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
    private @Nullable Runnable askedWhileResting;

    /** The session it is about. */
    interface Session extends Visit.Session {
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
        this.match = new LostMatch(session::state, session::hostKey, passport);
    }

    /** The host was lost, and is looked for. */
    void lost() {
        match.remember();
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
        match.forget();
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
        Optional<KnownMatch> known = match.known().filter(mine -> mine.match().equals(asked.getMatch()));
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
    void cannotFollow(String other) {
        match.isElsewhere(other);
        visitsLost();
    }

    /** Whether the lost host is one of those that are visited, or is left: then nothing else leads to it. */
    boolean isLostVisited() {
        return toTheLost || isSigned() || opened != null && isMine(session.hostKey());
    }

    private boolean isMine(String fingerprint) {
        return match.offered()
                .map(Candidate::of)
                .filter(mine -> mine.fingerprint().equals(fingerprint))
                .isPresent();
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
    @Override
    public void changed() {
        Optional<KnownMatch> known = match.known();
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
                say(there.get(i), match.known().orElseThrow(), words.get(i));
            }
            if (deadEnd && step == null && there.stream().anyMatch(this::isAsking)) {
                step = HostGone.Step.OFFERED; // others ask already whether to go on without this host
            }
        }
        show();
    }

    private boolean isAsking(Visit visit) {
        String mine = match.known().map(KnownMatch::match).orElse("");
        return visit.asked().filter(asked -> asked.getMatch().equals(mine)).isPresent();
    }

    private static Voting.Seen seen(Visit visit) {
        return new Voting.Seen(
                hostOf(visit),
                visit.runs(),
                visit.asked().map(AgreementAsked::getEpoch).orElse(0));
    }

    private static ByteString hostOf(Visit visit) {
        return LostMatch.bytes(visit.candidate().fingerprint());
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
        visits.add(new Visit(loop, candidate, returning, session, this));
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

    private void stopVisiting() {
        visiting = false;
        visits.forEach(Visit::stop);
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
                .flatMap(visit -> visit.asked().stream())
                .forEach(asked -> asked.getWillingList().stream()
                        .map(ByteString::toByteArray)
                        .map(Identity::of)
                        .forEach(agreed::add));
        passport.keyIfRead()
                .map(IdentityKey::identity)
                .filter(me -> step != HostGone.Step.OFFERED)
                .ifPresent(agreed::add);
        HostGone gone = HostGone.of(step, newest.get(), match.mySeat(), agreed);
        session.shows(isSigned() && follows != Seats.NONE ? gone.following(follows) : gone);
    }

    private void forgetTimer() {
        if (soon != null) {
            soon.cancel(false);
            soon = null;
        }
    }
}
