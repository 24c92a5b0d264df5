package org.tiengow.host.table.shuffle;

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
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Standing;

/**
 * The shuffle before each round, and the dealer of what comes of it. See {@code docs/fair-shuffle.md}.
 *
 * <pre>
 *   COMMITTING → SHARING → DEALT
 *        ↑          │
 *        └── void ──┘   a share is missing: a fresh attempt, in which that seat is empty
 * </pre>
 *
 * <p>A list that is out ends in its deal or in its void, and in nothing else; and no void comes before the time is over that was
 * announced, unless somebody has left for good. Whoever could end a list in another way could choose among deals.
 *
 * <p>Where the deal is not a fair one it is dealt at once, from the chance there is.
 */
public final class Shuffling implements Dealer {
    /** By which rules it is shuffled: tiengow-shuffle/2. */
    private static final int RULES = 2;

    /**
     * How long a commitment is waited for: a client answers at once, and a bad wireless network within this. It is longer than a
     * client that promises pings may be silent before its connection is cut (3.5 seconds): so no list is published without the
     * commitment of a program whose connection stood.
     */
    public static final int COMMIT_MILLIS = 5_000;

    /** How long a share is waited for: in this time a client whose connection broke is usually back. */
    public static final int SHARE_MILLIS = 5_000;

    /** How much longer they may take after the host was gone. */
    private static final int RETURN_MILLIS = 10_000;

    /** A host that looks so much too late stood still itself, and has not heard yet what came meanwhile. */
    private static final int STALL_MILLIS = 1_000;

    /** A timer that is later than this may have come before what waits to be read; then that is read first. */
    private static final int LATE_MILLIS = 20;

    private static final int READING_MILLIS = 200;

    /** When a step takes longer, everybody is told who is waited for. */
    private static final int UNNOTICED_MILLIS = 500;

    private final FairShuffle arithmetic;
    private final Dealer chance;
    private final TableSeats seats;
    private final List<VoidAttempt> voided = new ArrayList<>();
    private final MissedShares missed = new MissedShares();
    private final Set<Guest> asked = new HashSet<>();
    private final Set<Guest> silent = new HashSet<>();
    private ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
    private String match = "";
    private int round;
    private long ends;
    private boolean hasReadOn;
    private long noticed;
    private long returnsBy = Long.MIN_VALUE;
    private @Nullable Attempt attempt;
    private @Nullable ShuffleProof proof;

    public Shuffling(Dealer chance, TableSeats seats) {
        this(chance, seats, new FairShuffle(Sha256::of));
    }

    /** With other arithmetic, which a test can hold still. */
    public Shuffling(Dealer chance, TableSeats seats, FairShuffle arithmetic) {
        this.chance = chance;
        this.seats = seats;
        this.arithmetic = arithmetic;
    }

    /** Whether a round is being shuffled for. */
    public boolean isOpen() {
        return phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING || phase == ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    /** Whether a list is out whose shares are not all there: it must end in its deal or its void. */
    public boolean isListOut() {
        return phase == ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    /** Whether the commitment of a seat is in the list that is out. */
    public boolean isListed(int seat) {
        return isListOut() && current().hasCommitted(seat);
    }

    /** How often in this match the share of each seat was missing; empty: never for any. */
    public List<Integer> voids() {
        return missed.ofEach(seats.size());
    }

    /** The round that is shuffled for, or was dealt last. */
    public int round() {
        return round;
    }

    /** Begins to shuffle for a round of a match. */
    public void open(String matchId, int number, long now) {
        open(matchId, number, List.of(), now);
    }

    /** The same at a host whose people have agreed to go on here: whatever the one before did for this round is void. */
    public void openAgain(String matchId, int number, long now) {
        open(matchId, number, List.of(VoidAttempt.HOST_GONE), now);
    }

    private void open(String matchId, int number, List<VoidAttempt> before, long now) {
        if (!matchId.equals(match)) {
            missed.clear();
        }
        match = matchId;
        round = number;
        voided.clear();
        voided.addAll(before);
        proof = null;
        silent.removeIf(guest -> seats.of(guest).isEmpty());
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        if (isFair()) {
            begin(new ShuffleAttempt(match, round, before.size() + 1, seats.size()), now);
        }
    }

    /** Goes on when all have answered or the time is over, as far as nobody need be waited for; says whether it did. */
    public boolean step(long now) {
        if (!isFair()) {
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
            return true;
        }
        boolean moved = waitsAnew(now);
        if (phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING && (now >= ends || !isCommitmentAwaited(now))) {
            publish(now);
            moved = true;
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_SHARING) {
            moved |= endList(now);
        }
        if (!moved && isOpen() && now >= noticed) {
            noticed = Long.MAX_VALUE;
            moved = true;
        }
        return moved;
    }

    /** When {@link #step} must be called at the latest; only while it is open. */
    public long nextStep(long now) {
        return Math.max(now, Math.min(ends, noticed));
    }

    /** Whether it takes so long that everybody watches who is waited for. */
    public boolean isWatched() {
        return isOpen() && noticed == Long.MAX_VALUE;
    }

    /** As a journal keeps it; empty before the first round. */
    public Optional<ShuffleSnapshot> snapshot() {
        if (phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            return Optional.empty();
        }
        ShuffleSnapshot.Builder snapshot =
                ShuffleSnapshot.newBuilder().setMatch(match).setRound(round).setPhase(phase);
        if (isFair()) {
            current().write(snapshot);
            voided.forEach(each -> snapshot.addVoided(ShuffleTranslator.write(each)));
            snapshot.addAllVoids(voids());
        }
        return Optional.of(snapshot.build());
    }

    /** As it was kept; who is waited for has some more time to find the host again. */
    public void goOn(ShuffleSnapshot snapshot, long now) {
        match = snapshot.getMatch();
        round = snapshot.getRound();
        phase = snapshot.getPhase();
        missed.goOn(snapshot.getVoidsList());
        if (snapshot.getAttempt() == 0) {
            phase = isFair()
                    ? ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                    : phase; // it was dealt where nothing was shuffled
            return;
        }
        Attempt kept = Attempt.kept(arithmetic, snapshot);
        attempt = kept;
        snapshot.getVoidedList().forEach(each -> voided.add(ShuffleTranslator.read(each)));
        ends = now + SHARE_MILLIS + RETURN_MILLIS;
        hasReadOn = false;
        returnsBy = ends;
        noticed = now + UNNOTICED_MILLIS;
        if (phase != ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
            kept.publish();
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            proof = kept.proof(voided);
        }
    }

    /**
     * Goes on from a standing, of which all that was told of shares is known; a shuffle that was kept here knows more, and one that is
     * open may be another match's.
     */
    public void goOn(Standing standing) {
        if (!isOpen() && !standing.getMatch().equals(match)) {
            match = standing.getMatch();
            missed.goOn(standing.getVoidsList());
        }
    }

    /** Stops shuffling, or forgets what was dealt last: there will be no round of it. */
    public void giveUp() {
        if (isListOut()) {
            throw new IllegalStateException("a list that is out ends in its deal or its void");
        }
        phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        attempt = null;
        proof = null;
    }

    /** A seat's commitment came. Until the list is published it may send another one, as a program that was started again does. */
    public Reply commit(int seat, Guest guest, CommitShare message) {
        silent.remove(guest); // also when it is too late: next time it is waited for
        boolean fits = phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING
                && isNow(message.getMatch(), message.getRound(), message.getAttempt())
                && current().isAsked(seat)
                && guest.shuffles()
                && !guest.throughPage()
                && isPlayedFromOutside(seat);
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        if (message.getCommitment().size() != Bytes32.LENGTH) {
            return HostRefusal.BAD_SHARE.answer();
        }
        boolean awaited = current().lacksCommitment(seat);
        current().commit(seat, ShuffleTranslator.read(message.getCommitment()));
        return Reply.granted(awaited);
    }

    /** A seat's share came; it may come from another connection than the commitment. */
    public Reply share(int seat, GiveShare message) {
        boolean fits = phase == ShufflePhase.SHUFFLE_PHASE_SHARING
                && isNow(message.getMatch(), message.getRound(), message.getAttempt())
                && current().hasCommitted(seat);
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        boolean awaited = current().lacksShare(seat);
        boolean isIt = message.getShare().size() == Bytes32.LENGTH
                && current()
                        .give(
                                seat,
                                ShuffleTranslator.read(message.getShare()),
                                ShuffleTranslator.hex(message.getSignature()),
                                voided);
        if (!isIt) {
            return HostRefusal.BAD_SHARE.answer();
        }
        return Reply.granted(awaited);
    }

    /** What a verifier of the round that was dealt last needs; empty without a fair shuffle. */
    public Optional<ShuffleProof> proof() {
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
    public Shuffle message(long now) {
        Shuffle.Builder message = Shuffle.newBuilder().setKind(chance.kind()).setRules(isFair() ? RULES : 0);
        if (!isFair() || phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            return message.build();
        }
        message.setPhase(phase)
                .setMatch(match)
                .setRound(round)
                .setMillisLeft(isOpen() ? (int) Math.max(0, ends - now) : 0);
        current().write(message);
        seatNumbers().forEach(seat -> message.getSeatsBuilder(seat).setVoids(missed.of(seat)));
        voided.forEach(each -> message.addVoided(ShuffleTranslator.write(each)));
        return message.build();
    }

    private boolean isFair() {
        return chance.kind() == ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    private void begin(ShuffleAttempt next, long now) {
        attempt = Attempt.begun(arithmetic, next, chance.share(), seats, this::takesPart);
        asked.clear();
        seatNumbers()
                .filter(current()::isAsked)
                .mapToObj(this::guest)
                .filter(Objects::nonNull)
                .forEach(asked::add);
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        ends = now + COMMIT_MILLIS;
        hasReadOn = false;
        noticed = now + UNNOTICED_MILLIS;
    }

    /** A seat whose share was missing is empty for the round, and one whose share is missing too often for the match. */
    private boolean takesPart(int seat) {
        Guest guest = guest(seat);
        boolean wasMissing =
                voided.stream().flatMap(each -> each.missing().stream()).anyMatch(missing -> missing.seat() == seat);
        return !wasMissing
                && !missed.isShutOut(seat)
                && !seats.get(seat).isFree()
                && !seats.get(seat).isThroughPage()
                && isPlayedFromOutside(seat)
                && (guest == null || guest.shuffles());
    }

    private @Nullable Guest guest(int seat) {
        return seats.get(seat).guest();
    }

    /** Whoever was heard of too late, while the host stood still, has the time that was announced once more. */
    private boolean waitsAnew(long now) {
        boolean stalled = isOpen() && now > ends + STALL_MILLIS;
        if (stalled) {
            ends = now + SHARE_MILLIS;
        } else if (isOpen() && now > ends + LATE_MILLIS && !hasReadOn) {
            hasReadOn = true;
            ends = now + READING_MILLIS;
        }
        return stalled;
    }

    /** Those who are lost while the host is here, and those who never answered yet, may commit themselves while others are waited for. */
    private boolean isCommitmentAwaited(long now) {
        return seatNumbers().anyMatch(seat -> {
            Guest guest = guest(seat);
            return current().lacksCommitment(seat)
                    && !seats.get(seat).isThroughPage()
                    && isPlayedFromOutside(seat)
                    && (guest == null ? now < returnsBy : guest.shuffles() && !silent.contains(guest));
        });
    }

    /** The host's own bots take no part: their shares would be the host's once more. */
    private boolean isPlayedFromOutside(int seat) {
        return seats.get(seat).botToken().isEmpty();
    }

    /** The seat is the table's own bot's, which never is asked: whoever was asked has left for good. */
    private boolean hasLeft(int seat) {
        return seats.get(seat).isOwnBots();
    }

    /** Whoever was asked for the whole step and said nothing is not waited for again before it does. */
    private void publish(long now) {
        seatNumbers()
                .filter(current()::lacksCommitment)
                .mapToObj(this::guest)
                .filter(asked::contains)
                .forEach(silent::add);
        seatNumbers().filter(this::hasLeft).forEach(current()::withdraw); // its share would never come
        current().publish(seats);
        phase = ShufflePhase.SHUFFLE_PHASE_SHARING;
        ends = now + SHARE_MILLIS;
        hasReadOn = false;
        noticed = now + UNNOTICED_MILLIS;
    }

    /** Before the time is over nobody's share is missing but that of one who has left; who is only lost may come back with it. */
    private boolean endList(long now) {
        int[] awaited = seatNumbers().filter(current()::lacksShare).toArray();
        int[] missing = now >= ends
                ? awaited
                : IntStream.of(awaited).filter(this::hasLeft).toArray();
        if (awaited.length == 0) {
            proof = current().proof(voided);
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
        } else if (missing.length > 0) {
            declareVoid(missing, now);
        }
        return phase != ShufflePhase.SHUFFLE_PHASE_SHARING;
    }

    private void declareVoid(int[] missing, long now) {
        ShuffleAttempt id = current().id();
        voided.add(new VoidAttempt(
                id.number(),
                IntStream.of(missing)
                        .mapToObj(
                                seat -> new VoidAttempt.Missing(seat, current().name(seat)))
                        .toList()));
        IntStream.of(missing).forEach(seat -> missed.count(seat, current().isBots(seat)));
        begin(id.next(), now);
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
