package org.tiengow.engine.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.LaidTrick;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.RoundResult;

/**
 * The complete record of a finished round. Lists have one entry per seat, in seat order, unless said otherwise.
 *
 * @param match the id of the match
 * @param round the number of the round in the match, from 1
 * @param at the time of its end in ISO 8601; null if unknown
 * @param rules the rules in force
 * @param players the players of the seats
 * @param step +1 or −1 (rules 2.1)
 * @param banker the seat that led the first trick
 * @param term rounds in a row as banker, this one included (rules 5.2)
 * @param wins rounds in a row won before this one (rules 5.2)
 * @param deal every tile
 * @param declared the seat that declared one red dot, or −1
 * @param tricks the tricks in order, each with its plays in order
 * @param payments every payment, in any order
 * @param winner the winner of the round
 * @param stacks stacks won
 * @param factor the product of the factors (rules 5.5)
 * @param change chips won or lost in the round
 * @param chips the score after the round
 * @param takenBack the plays that were taken back, in order
 * @param shuffle the data for a verifier of the shuffle; null without a fair shuffle
 */
public record RoundRecord(
        String match,
        int round,
        @Nullable String at,
        TableRules rules,
        List<PlayerTag> players,
        int step,
        int banker,
        int term,
        int wins,
        Deal deal,
        int declared,
        List<List<RecordedPlay>> tricks,
        List<RecordedPayment> payments,
        int winner,
        List<Integer> stacks,
        int factor,
        List<Integer> change,
        List<Integer> chips,
        List<RecordedTakeBack> takenBack,
        @Nullable String shuffle) {
    public RoundRecord {
        players = List.copyOf(players);
        tricks = tricks.stream().map(List::copyOf).toList();
        payments = List.copyOf(payments);
        stacks = List.copyOf(stacks);
        change = List.copyOf(change);
        chips = List.copyOf(chips);
        takenBack = List.copyOf(takenBack);
    }

    /**
     * Records a settled round, without a fair shuffle.
     *
     * @throws IllegalArgumentException if the round is not settled
     */
    public static RoundRecord of(
            String match, @Nullable String at, TableRules rules, List<PlayerTag> players, Round finished) {
        RoundResult result = finished.result()
                .orElseThrow(() -> new IllegalArgumentException("A round is recorded when it is settled."));
        RoundSetup setup = finished.setup();
        return new RoundRecord(
                match,
                setup.round(),
                at,
                rules,
                players,
                setup.step(),
                setup.banker(),
                setup.term(),
                setup.wins(),
                finished.deal(),
                result.declared(),
                finished.tricks().stream().map(RoundRecord::plays).toList(),
                result.payments().stream().map(RecordedPayment::of).toList(),
                result.winner(),
                result.stacks(),
                result.factor(),
                result.change(),
                result.chips(),
                List.of(),
                null);
    }

    /** Returns a copy with the proof of the shuffle. */
    public RoundRecord withShuffle(String proof) {
        return new RoundRecord(
                match, round, at, rules, players, step, banker, term, wins, deal, declared, tricks, payments, winner,
                stacks, factor, change, chips, takenBack, proof);
    }

    /** Returns a copy with other plays and payments, which are not checked. */
    public RoundRecord with(List<List<RecordedPlay>> plays, List<RecordedPayment> paid) {
        return new RoundRecord(
                match, round, at, rules, players, step, banker, term, wins, deal, declared, plays, paid, winner, stacks,
                factor, change, chips, takenBack, shuffle);
    }

    /** Returns a copy with the plays that were taken back. */
    public RoundRecord withTakenBack(List<RecordedTakeBack> undone) {
        return new RoundRecord(
                match, round, at, rules, players, step, banker, term, wins, deal, declared, tricks, payments, winner,
                stacks, factor, change, chips, undone, shuffle);
    }

    /** Replays the record and returns its first flaw; empty when every step is legal and every figure right. */
    public Optional<Flaw> replay() {
        return RecordReplay.of(this).flaw();
    }

    /**
     * Replays the record and returns the round after each step: the deal, the declaring phase if there was one, and every play. The
     * list ends before the first illegal step.
     */
    public List<Round> steps() {
        return RecordReplay.of(this).steps();
    }

    /** Returns the score of each seat before the round. */
    public List<Integer> chipsBefore() {
        return IntStream.range(0, chips.size())
                .mapToObj(seat -> chips.get(seat) - change.get(seat))
                .toList();
    }

    /**
     * Returns the round before its first play.
     *
     * @throws IllegalArgumentException if the numbers of the record are impossible
     */
    Round begin() {
        if (chips.size() != change.size()) {
            throw new IllegalArgumentException(
                    "There are the chips of " + chips.size() + " and the change of " + change.size() + " seats.");
        }
        RoundSetup setup = new RoundSetup(rules.set(), players.size(), round, banker, term, wins, step, chipsBefore());
        return Round.begin(setup, deal);
    }

    private static List<RecordedPlay> plays(LaidTrick trick) {
        return trick.plays().stream()
                .map(play -> new RecordedPlay(play.seat(), play.tiles(), play.faceDown()))
                .toList();
    }
}
