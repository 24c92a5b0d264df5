package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.host.journal.wire.ShufflePartStand;
import org.tiengow.host.journal.wire.ShuffleStand;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.MissingShare;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;

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
    private List<Entry> entries = List.of();
    private @Nullable ShuffleAttempt attempt;
    private @Nullable Bytes32 hostShare;
    private @Nullable Commitments list;
    private @Nullable ShuffleProof proof;
    private @Nullable Bytes32 seed;

    /** One seat in the attempt. */
    private static final class Entry {
        private boolean asked;
        private @Nullable Bytes32 commitment;
        private @Nullable Bytes32 share;
    }

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
            stand.setAttempt(currentAttempt().number()).setHostShare(bytes(currentShare()));
            entries.forEach(entry -> stand.addParts(ShufflePartStand.newBuilder()
                    .setAsked(entry.asked)
                    .setCommitment(kept(entry.commitment))
                    .setShare(kept(entry.share))));
            voided.forEach(each -> stand.addVoided(message(each)));
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
        attempt = new ShuffleAttempt(match, round, stand.getAttempt(), stand.getPartsCount());
        hostShare = Bytes32.of(stand.getHostShare().toByteArray());
        entries = stand.getPartsList().stream().map(Shuffling::entry).toList();
        stand.getVoidedList().forEach(each -> voided.add(read(each)));
        ends = now + SHARE_MILLIS + RETURN_MILLIS;
        returnsBy = ends;
        noticed = now + UNNOTICED_MILLIS;
        if (phase != ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
            list = commitments();
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            finish();
        }
    }

    /** Stops shuffling: there will be no round. */
    void giveUp() {
        phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        entries = List.of();
        list = null;
    }

    /** A seat's commitment came. Until the list is published it may send another one, as a program that was started again does. */
    Answer commit(int seat, Guest guest, CommitShare message) {
        boolean fits = phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING
                && isCurrent(message.getMatch(), message.getRound(), message.getAttempt())
                && entries.get(seat).asked
                && isPlayedFromOutside(seat);
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        Optional<Bytes32> commitment = bytes(message.getCommitment());
        commitment.ifPresent(bytes -> entries.get(seat).commitment = bytes);
        silent.remove(guest);
        return commitment.isPresent() ? Answer.GRANTED : HostRefusal.BAD_SHARE.answer();
    }

    /** A seat's share came; it may come from another connection than the commitment. */
    Answer share(int seat, GiveShare message) {
        boolean isTime = phase == ShufflePhase.SHUFFLE_PHASE_SHARING
                && isCurrent(message.getMatch(), message.getRound(), message.getAttempt());
        @Nullable Bytes32 committed = isTime ? entries.get(seat).commitment : null;
        if (committed == null) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        Optional<Bytes32> share = bytes(message.getShare())
                .filter(bytes ->
                        arithmetic.commitment(currentAttempt(), seat, bytes).equals(committed));
        share.ifPresent(bytes -> entries.get(seat).share = bytes);
        return share.isPresent() ? Answer.GRANTED : HostRefusal.BAD_SHARE.answer();
    }

    /** What a verifier of the round that was dealt last needs; empty without a fair shuffle. */
    Optional<ShuffleProof> proof() {
        return Optional.ofNullable(proof);
    }

    @Override
    public Deal deal(int players) {
        return seed == null ? chance.deal(players) : arithmetic.deal(seed, players);
    }

    @Override
    public int lot(int players) {
        return seed == null ? chance.lot(players) : arithmetic.lot(seed, players);
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
                .setAttempt(currentAttempt().number())
                .setMillisLeft(isOpen() ? (int) Math.max(0, ends - now) : 0);
        Commitments published = list;
        if (published != null) {
            message.setHostCommitment(bytes(published.host()));
        }
        for (Entry entry : entries) {
            ShuffleSeat.Builder seat = message.addSeatsBuilder().setPart(part(entry));
            Bytes32 commitment = entry.commitment;
            if (published != null && commitment != null) {
                seat.setCommitment(bytes(commitment));
            }
        }
        voided.forEach(each -> message.addVoided(message(each)));
        return message.build();
    }

    private boolean isFair() {
        return chance.kind() == ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    private void begin(ShuffleAttempt next, Set<Integer> excluded, long now) {
        attempt = next;
        hostShare = chance.share();
        list = null;
        seed = null;
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        ends = now + COMMIT_MILLIS;
        noticed = now + UNNOTICED_MILLIS;
        List<Entry> fresh = new ArrayList<>();
        for (int seat = 0; seat < next.players(); seat++) {
            Entry entry = new Entry();
            TableSeat held = seats.get(seat);
            entry.asked = !excluded.contains(seat) && !held.isFree() && isPlayedFromOutside(seat);
            fresh.add(entry);
        }
        entries = fresh;
    }

    /** Those who are lost while the host is here, and those who never answered yet, may commit themselves while others are waited for. */
    private boolean isCommitmentAwaited(long now) {
        for (int seat = 0; seat < entries.size(); seat++) {
            Entry entry = entries.get(seat);
            Guest guest = seats.get(seat).guest();
            boolean missing = entry.asked && entry.commitment == null && isPlayedFromOutside(seat);
            if (missing && (guest == null ? now < returnsBy : !silent.contains(guest))) {
                return true;
            }
        }
        return false;
    }

    /** The host's own bots take no part: their shares would be the host's once more. */
    private boolean isPlayedFromOutside(int seat) {
        return seats.get(seat).botToken().isEmpty();
    }

    /** Whether a share is missing of which nobody is left to give it. */
    private boolean isHopeless() {
        for (int seat = 0; seat < entries.size(); seat++) {
            if (isMissing(seat) && !isPlayedFromOutside(seat)) {
                return true;
            }
        }
        return false;
    }

    private boolean isMissing(int seat) {
        return entries.get(seat).commitment != null && entries.get(seat).share == null;
    }

    private void publish(long now) {
        for (int seat = 0; seat < entries.size(); seat++) {
            Guest guest = seats.get(seat).guest();
            if (entries.get(seat).commitment == null && entries.get(seat).asked && guest != null) {
                silent.add(guest);
            }
        }
        list = commitments();
        phase = ShufflePhase.SHUFFLE_PHASE_SHARING;
        ends = now + SHARE_MILLIS;
        noticed = now + UNNOTICED_MILLIS;
    }

    private Commitments commitments() {
        return new Commitments(
                currentAttempt(),
                arithmetic.commitment(currentAttempt(), FairShuffle.HOST, currentShare()),
                entries.stream()
                        .map(entry -> Optional.ofNullable(entry.commitment))
                        .toList());
    }

    private boolean goOn(long now) {
        if (IntStream.range(0, entries.size()).noneMatch(this::isMissing)) {
            finish();
        } else if (now >= ends || isHopeless()) {
            declareVoid(now);
        }
        return phase != ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    private void finish() {
        Commitments published = Optional.ofNullable(list).orElseThrow();
        Shares shares = new Shares(
                currentShare(),
                entries.stream().map(entry -> Optional.ofNullable(entry.share)).toList());
        proof = new ShuffleProof(published, shares, voided);
        seed = arithmetic.seed(published, shares);
        phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
    }

    private void declareVoid(long now) {
        List<VoidAttempt.Missing> missing = new ArrayList<>();
        for (int seat = 0; seat < entries.size(); seat++) {
            if (isMissing(seat)) {
                missing.add(new VoidAttempt.Missing(seat, seats.get(seat).name()));
            }
        }
        voided.add(new VoidAttempt(currentAttempt().number(), missing));
        Set<Integer> excluded = new HashSet<>();
        voided.forEach(each -> each.missing().forEach(seat -> excluded.add(seat.seat())));
        begin(currentAttempt().next(), excluded, now);
    }

    private boolean isCurrent(String matchId, int number, int attemptNumber) {
        return match.equals(matchId) && round == number && currentAttempt().number() == attemptNumber;
    }

    private ShuffleAttempt currentAttempt() {
        return Optional.ofNullable(attempt).orElseThrow();
    }

    private Bytes32 currentShare() {
        return Optional.ofNullable(hostShare).orElseThrow();
    }

    private static ShufflePart part(Entry entry) {
        if (entry.share != null) {
            return ShufflePart.SHUFFLE_PART_SHARED;
        }
        if (entry.commitment != null) {
            return ShufflePart.SHUFFLE_PART_COMMITTED;
        }
        return entry.asked ? ShufflePart.SHUFFLE_PART_ASKED : ShufflePart.SHUFFLE_PART_EMPTY;
    }

    private static org.tiengow.protocol.wire.VoidAttempt message(VoidAttempt attempt) {
        org.tiengow.protocol.wire.VoidAttempt.Builder message =
                org.tiengow.protocol.wire.VoidAttempt.newBuilder().setAttempt(attempt.number());
        attempt.missing()
                .forEach(each -> message.addMissing(
                        MissingShare.newBuilder().setSeat(each.seat()).setName(each.name())));
        return message.build();
    }

    private static VoidAttempt read(org.tiengow.protocol.wire.VoidAttempt kept) {
        return new VoidAttempt(
                kept.getAttempt(),
                kept.getMissingList().stream()
                        .map(each -> new VoidAttempt.Missing(each.getSeat(), each.getName()))
                        .toList());
    }

    private static Entry entry(ShufflePartStand kept) {
        Entry entry = new Entry();
        entry.asked = kept.getAsked();
        entry.commitment = bytes(kept.getCommitment()).orElse(null);
        entry.share = bytes(kept.getShare()).orElse(null);
        return entry;
    }

    private static ByteString kept(@Nullable Bytes32 own) {
        return own == null ? ByteString.EMPTY : bytes(own);
    }

    private static Optional<Bytes32> bytes(ByteString received) {
        return received.size() == Bytes32.LENGTH ? Optional.of(Bytes32.of(received.toByteArray())) : Optional.empty();
    }

    private static ByteString bytes(Bytes32 own) {
        return ByteString.copyFrom(own.toArray());
    }
}
