package org.tiengow.client.shuffle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.ShuffleState.Listed;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.hash.Sha256;

/**
 * What was seen of a round whose list was out, to hold its record to once that is published. Immutable.
 *
 * @param round its number
 * @param attempt the attempt whose list was seen last
 * @param list the digest of that list
 * @param voided the attempts before it, as they were told
 * @param listed who is in the list
 * @param dealt whether it was seen to be dealt from it
 * @param play how far it was seen to be played
 * @param seat the seat whose hand was seen
 * @param hand that hand as it was dealt; empty when none was seen
 * @param people who held the seats when the list was published, with their signatures once these were seen; empty when the host does
 *     not say
 * @param course what stands for how it was seen settled, as {@link #course} makes it; null as long as it was not
 */
record RoundSeen(
        int round,
        int attempt,
        Bytes32 list,
        List<VoidAttempt> voided,
        Listed listed,
        boolean dealt,
        Play play,
        int seat,
        TileSet hand,
        List<Participant> people,
        @Nullable Bytes32 course) {
    /** How far the tiles of a round were seen to be played. */
    enum Play {
        UNSEEN,
        BEGUN,
        SETTLED
    }

    RoundSeen {
        voided = List.copyOf(voided);
        people =
                people == null ? List.of() : List.copyOf(people); // null in a file of a program that knew no signatures
    }

    static RoundSeen listed(AttemptSeen seen, List<VoidAttempt> voided, Listed listed, List<Participant> people) {
        return new RoundSeen(
                seen.id().round(),
                seen.id().number(),
                AttemptSeen.SHUFFLE.digest(Objects.requireNonNull(seen.list())),
                voided,
                listed,
                false,
                Play.UNSEEN,
                0,
                TileSet.EMPTY,
                people,
                null);
    }

    RoundSeen isDealt() {
        return dealt
                ? this
                : new RoundSeen(round, attempt, list, voided, listed, true, play, seat, hand, people, course);
    }

    RoundSeen with(Listed changed) {
        return new RoundSeen(round, attempt, list, voided, changed, dealt, play, seat, hand, people, course);
    }

    /** With the signatures that have come. */
    RoundSeen with(Listed changed, List<Participant> signed) {
        return new RoundSeen(round, attempt, list, voided, changed, dealt, play, seat, hand, signed, course);
    }

    /** Whether these are the people who were told before, whatever they have signed. */
    boolean isBy(List<Participant> told) {
        return unsigned(people).equals(unsigned(told));
    }

    /** The names of those who have signed, by their keys. */
    Map<String, String> signers() {
        return listed.signed().stream()
                .map(people::get)
                .collect(Collectors.toMap(Participant::key, Participant::name, (one, other) -> one));
    }

    private static List<Participant> unsigned(List<Participant> people) {
        return people.stream().map(Participant::unsigned).toList();
    }

    /** With the hand that is dealt; what was played of it before is not needed. */
    RoundSeen with(SeatView view) {
        Play now = view.phase() == Phase.SETTLED ? Play.SETTLED : Play.BEGUN;
        return seen(now.compareTo(play) > 0 ? now : play, hand.isEmpty() ? view.hand() : hand, view);
    }

    /** Seen to be over. */
    RoundSeen settledAs(SeatView view) {
        return seen(Play.SETTLED, hand, view);
    }

    private RoundSeen seen(Play changed, TileSet tiles, SeatView view) {
        return new RoundSeen(
                round, attempt, list, voided, listed, dealt, changed, viewer(view), tiles, people, courseWith(view));
    }

    private int viewer(SeatView view) {
        return hand.isEmpty() ? view.seat() : seat;
    }

    /** How it was seen settled first, whatever its table called its stage then: its record is held to that. */
    private @Nullable Bytes32 courseWith(SeatView view) {
        return course == null && viewer(view) == view.seat() ? course(view) : course;
    }

    /**
     * What stands for how a settled round looks from a seat: the same for its record, played again, when that is true. The two
     * tiles of a kind are not told apart in a record. Null for a round that has no result.
     */
    static @Nullable Bytes32 course(SeatView view) {
        RoundResult result = view.result();
        if (result == null) {
            return null;
        }
        List<Object> tricks = new ArrayList<>();
        for (SeenTrick trick : view.tricks()) {
            tricks.add(trick.winner());
            trick.plays()
                    .forEach(play -> tricks.add(
                            List.of(play.seat(), play.faceDown(), play.count(), TileNotation.write(play.tiles()))));
        }
        List<Object> told =
                List.of(result.declared(), result.winner(), result.stacks(), result.change(), result.chips(), tricks);
        return Bytes32.of(Sha256.of(told.toString().getBytes(StandardCharsets.UTF_8)));
    }

    /** The same of a record; null when it breaks the rules. */
    static @Nullable Bytes32 course(RoundRecord record, int seat) {
        if (record.replay().isPresent()) {
            return null;
        }
        List<Round> steps = record.steps();
        return course(steps.get(steps.size() - 1).viewFor(seat));
    }

    /** Whether its tiles are played once more after its end. */
    boolean isPlayedAgain(SeatView view) {
        return play == Play.SETTLED && view.phase() != Phase.SETTLED;
    }

    /** Whether there are tiles in the own hand that were not dealt to it. */
    boolean hasOtherTiles(SeatView view) {
        return !hand.isEmpty()
                && view.seat() == seat
                && hand.withKindsOf(view.hand()).isEmpty();
    }

    /** The void attempt of a record that this list came to; empty when the record is that of the list itself, or of none. */
    Optional<VoidAttempt> endIn(ShuffleProof proof) {
        boolean later = !dealt
                && proof.list().attempt().number() > attempt
                && proof.voided().size() >= attempt;
        return later && startsAlike(proof) ? Optional.of(proof.voided().get(attempt - 1)) : Optional.empty();
    }

    /** What in a record does not match what was seen. */
    void compare(RoundRecord record, ShuffleProof proof, List<ShuffleFault> faults) {
        boolean same = proof.list().attempt().number() == attempt
                && AttemptSeen.SHUFFLE.digest(proof.list()).equals(list);
        if (!same && endIn(proof).isEmpty()) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.LIST_DIFFERS, round));
        }
        if (!startsAlike(proof) || same && proof.voided().size() != voided.size()) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.VOID_DIFFERS, round));
        }
        if (same && !isBy(proof.people())) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.PEOPLE_DIFFER, round));
        } else if (same) {
            for (int each = 0; each < people.size(); each++) {
                String seen = people.get(each).signature();
                if (!seen.isEmpty() && !seen.equals(proof.people().get(each).signature())) {
                    faults.add(new ShuffleFault(ShuffleFault.Kind.SIGNATURE_WRONG, round, each));
                }
            }
        }
        if (course != null && !Objects.equals(course, course(record, seat))) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.RECORD_DIFFERS, round));
        }
        boolean mine = hand.isEmpty()
                || record.deal().hands().get(seat).withKindsOf(hand).isPresent();
        if (!mine) {
            faults.add(new ShuffleFault(ShuffleFault.Kind.HAND_DIFFERS, round, seat));
        }
    }

    private boolean startsAlike(ShuffleProof proof) {
        int known = voided.size();
        return proof.voided().size() >= known
                && proof.voided().subList(0, known).equals(voided);
    }
}
