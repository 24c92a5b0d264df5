package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.host.journal.wire.ShuffleStand;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;

/**
 * The shuffle before each round, and the dealer of what comes of it. See {@code docs/fair-shuffle.md}.
 *
 * <pre>
 *   COMMITTING → SHARING → DEALT
 *        ↑          │
 *        └── void ──┘   a share is missing: a fresh attempt, in which that seat is empty
 * </pre>
 *
 * <p>Where the deal is not a fair one it is dealt at once, from the chance there is.
 */
final class Shuffling implements Dealer {
    /** How long a commitment is waited for: a client answers at once, and a bad wireless network within this. */
    static final int COMMIT_MILLIS = 3_000;

    /** How long a share is waited for: in this time a client whose connection broke is usually back. */
    static final int SHARE_MILLIS = 5_000;

    /** How much longer they may take after the host was gone. */
    private static final int RETURN_MILLIS = 10_000;

    /** When a step takes longer, everybody is told who is waited for. */
    private static final int UNNOTICED_MILLIS = 500;

    private final FairShuffle arithmetic;
    private final Dealer chance;
    private final TableSeats seats;
    private final List<VoidAttempt> voided = new ArrayList<>();
    private final Set<Guest> silent = new HashSet<>();
    private ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
    private String match = "";
    private int round;
    private long ends;
    private long noticed;
    private long returnsBy = Long.MIN_VALUE;
    private @Nullable Attempt attempt;
    private @Nullable ShuffleProof proof;

    Shuffling(Dealer chance, TableSeats seats) {
        this(chance, seats, new FairShuffle(Sha256::of));
    }

    /** With other arithmetic, which a test can hold still. */
    Shuffling(Dealer chance, TableSeats seats, FairShuffle arithmetic) {
        this.chance = chance;
        this.seats = seats;
        this.arithmetic = arithmetic;
    }

    /** Whether a round is being shuffled for. */
    boolean isOpen() {
        return phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING || phase == ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    /** The round that is shuffled for, or was dealt last. */
    int round() {
        return round;
    }

    /** Begins to shuffle for a round of a match. */
    void open(String matchId, int number, long now) {
        match = matchId;
        round = number;
        voided.clear();
        proof = null;
        silent.removeIf(guest -> seats.of(guest).isEmpty());
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        if (isFair()) {
            begin(new ShuffleAttempt(match, round, 1, seats.size()), Set.of(), now);
        }
    }

    /** Goes on when all have answered or the time is over, as far as nobody need be waited for; says whether it did. */
    boolean step(long now) {
        if (!isFair()) {
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
            return true;
        }
        boolean moved = false;
        if (phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING && (now >= ends || !isCommitmentAwaited(now))) {
            publish(now);
            moved = true;
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_SHARING) {
            moved |= goOn(now);
        }
        if (!moved && isOpen() && now >= noticed) {
            noticed = Long.MAX_VALUE;
            moved = true;
        }
        return moved;
    }

    /** When {@link #step} must be called at the latest; only while it is open. */
    long nextStep(long now) {
        return Math.max(now, Math.min(ends, noticed));
    }

    /** Whether it takes so long that everybody watches who is waited for. */
    boolean isWatched() {
        return isOpen() && noticed == Long.MAX_VALUE;
    }

    /** As a journal keeps it; empty before the first round. */
    Optional<ShuffleStand> stand() {
        if (phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            return Optional.empty();
        }
        ShuffleStand.Builder stand =
                ShuffleStand.newBuilder().setMatch(match).setRound(round).setPhase(phase);
        if (isFair()) {
            current().write(stand);
            voided.forEach(each -> stand.addVoided(ShuffleTranslator.write(each)));
        }
        return Optional.of(stand.build());
    }

    /** As it was kept; who is waited for has some more time to find the host again. */
    void goOn(ShuffleStand stand, long now) {
        match = stand.getMatch();
        round = stand.getRound();
        phase = stand.getPhase();
        if (stand.getAttempt() == 0) {
            return;
        }
        Attempt kept = Attempt.kept(arithmetic, stand);
        attempt = kept;
        stand.getVoidedList().forEach(each -> voided.add(ShuffleTranslator.read(each)));
        ends = now + SHARE_MILLIS + RETURN_MILLIS;
        returnsBy = ends;
        noticed = now + UNNOTICED_MILLIS;
        if (phase != ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
            kept.publish();
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            proof = kept.proof(voided);
        }
    }

    /** Stops shuffling: there will be no round. */
    void giveUp() {
        phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        attempt = null;
    }

    /** A seat's commitment came. Until the list is published it may send another one, as a program that was started again does. */
    Answer commit(int seat, Guest guest, CommitShare message) {
        boolean fits = phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING
                && isNow(message.getMatch(), message.getRound(), message.getAttempt())
                && current().isAsked(seat)
                && isPlayedFromOutside(seat);
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        silent.remove(guest);
        if (message.getCommitment().size() != Bytes32.LENGTH) {
            return HostRefusal.BAD_SHARE.answer();
        }
        current().commit(seat, ShuffleTranslator.read(message.getCommitment()));
        return Answer.GRANTED;
    }

    /** A seat's share came; it may come from another connection than the commitment. */
    Answer share(int seat, GiveShare message) {
        boolean fits = phase == ShufflePhase.SHUFFLE_PHASE_SHARING
                && isNow(message.getMatch(), message.getRound(), message.getAttempt())
                && current().hasCommitted(seat);
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        boolean isIt = message.getShare().size() == Bytes32.LENGTH
                && current().give(seat, ShuffleTranslator.read(message.getShare()));
        return isIt ? Answer.GRANTED : HostRefusal.BAD_SHARE.answer();
    }

    /** What a verifier of the round that was dealt last needs; empty without a fair shuffle. */
    Optional<ShuffleProof> proof() {
        return Optional.ofNullable(proof);
    }

    @Override
    public Deal deal(int players) {
        return seed().map(seed -> arithmetic.deal(seed, players)).orElseGet(() -> chance.deal(players));
    }

    @Override
    public int lot(int players) {
        return seed().map(seed -> arithmetic.lot(seed, players)).orElseGet(() -> chance.lot(players));
    }

    private Optional<Bytes32> seed() {
        return proof().map(known -> arithmetic.seed(known.list(), known.shares()));
    }

    @Override
    public String matchId() {
        return match;
    }

    /** What everybody may know of it. Who has committed itself to what is told when the list is complete. */
    Shuffle message(long now) {
        Shuffle.Builder message = Shuffle.newBuilder().setKind(chance.kind());
        if (!isFair() || phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            return message.build();
        }
        message.setPhase(phase)
                .setMatch(match)
                .setRound(round)
                .setMillisLeft(isOpen() ? (int) Math.max(0, ends - now) : 0);
        current().write(message);
        voided.forEach(each -> message.addVoided(ShuffleTranslator.write(each)));
        return message.build();
    }

    private boolean isFair() {
        return chance.kind() == ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    private void begin(ShuffleAttempt next, Set<Integer> excluded, long now) {
        attempt = Attempt.begun(
                arithmetic,
                next,
                chance.share(),
                seat -> !excluded.contains(seat) && !seats.get(seat).isFree() && isPlayedFromOutside(seat));
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        ends = now + COMMIT_MILLIS;
        noticed = now + UNNOTICED_MILLIS;
    }

    /** Those who are lost while the host is here, and those who never answered yet, may commit themselves while others are waited for. */
    private boolean isCommitmentAwaited(long now) {
        return seatNumbers().anyMatch(seat -> {
            Guest guest = seats.get(seat).guest();
            return current().lacksCommitment(seat)
                    && isPlayedFromOutside(seat)
                    && (guest == null ? now < returnsBy : !silent.contains(guest));
        });
    }

    /** The host's own bots take no part: their shares would be the host's once more. */
    private boolean isPlayedFromOutside(int seat) {
        return seats.get(seat).botToken().isEmpty();
    }

    private void publish(long now) {
        seatNumbers()
                .filter(current()::lacksCommitment)
                .mapToObj(seat -> seats.get(seat).guest())
                .filter(Objects::nonNull)
                .forEach(silent::add);
        current().publish();
        phase = ShufflePhase.SHUFFLE_PHASE_SHARING;
        ends = now + SHARE_MILLIS;
        noticed = now + UNNOTICED_MILLIS;
    }

    private boolean goOn(long now) {
        int[] missing = seatNumbers().filter(current()::lacksShare).toArray();
        boolean isHopeless =
                IntStream.of(missing).anyMatch(seat -> !isPlayedFromOutside(seat)); // nobody is left to give it
        if (missing.length == 0) {
            proof = current().proof(voided);
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
        } else if (now >= ends || isHopeless && now >= returnsBy) { // a share may have been lost with the host before
            declareVoid(missing, now);
        }
        return phase != ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    private void declareVoid(int[] missing, long now) {
        ShuffleAttempt id = current().id();
        voided.add(new VoidAttempt(
                id.number(),
                IntStream.of(missing)
                        .mapToObj(seat ->
                                new VoidAttempt.Missing(seat, seats.get(seat).name()))
                        .toList()));
        Set<Integer> excluded = new HashSet<>();
        voided.forEach(each -> each.missing().forEach(seat -> excluded.add(seat.seat())));
        begin(id.next(), excluded, now);
    }

    private boolean isNow(String matchId, int number, int attemptNumber) {
        return attempt != null && attempt.is(matchId, number, attemptNumber);
    }

    private Attempt current() {
        return Optional.ofNullable(attempt).orElseThrow();
    }

    private IntStream seatNumbers() {
        return IntStream.range(0, current().id().players());
    }
}
