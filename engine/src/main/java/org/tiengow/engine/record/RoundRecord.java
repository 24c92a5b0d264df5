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
 * A finished round, with everything in it. Lists are a seat each, in seat order, unless said otherwise.
 *
 * @param match the match's id
 * @param round 1 for the first of the match
 * @param at when it ended, in ISO 8601; null when nobody looked at a clock
 * @param rules the rules in force
 * @param players who sat there
 * @param step +1 or −1 (rules 2.1)
 * @param banker the seat that led the first trick
 * @param term rounds in a row as banker, this one included (rules 5.2)
 * @param wins rounds in a row won before this one (rules 5.2)
 * @param deal every tile
 * @param declared the seat that declared one red dot, or −1
 * @param tricks in order, each with its plays in order
 * @param payments every chip that moved, in any order
 * @param winner the winner of the round
 * @param stacks stacks a seat
 * @param factor the product of rules 5.5
 * @param change the round's sum a seat
 * @param chips the score a seat after it
 * @param shuffle what a verifier of the shuffle needs; null without a fair shuffle
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
        @Nullable String shuffle) {
    /** Copies the lists. */
    public RoundRecord {
        players = List.copyOf(players);
        tricks = tricks.stream().map(List::copyOf).toList();
        payments = List.copyOf(payments);
        stacks = List.copyOf(stacks);
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /**
     * The record of a round that is settled, without a fair shuffle.
     *
     * @throws IllegalArgumentException when it is not settled
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
                null);
    }

    /** The same record with what a verifier of the shuffle needs. */
    public RoundRecord withShuffle(String proof) {
        return new RoundRecord(
                match, round, at, rules, players, step, banker, term, wins, deal, declared, tricks, payments, winner,
                stacks, factor, change, chips, proof);
    }

    /** The same record with other plays and payments, right or wrong. */
    public RoundRecord with(List<List<RecordedPlay>> plays, List<RecordedPayment> paid) {
        return new RoundRecord(
                match, round, at, rules, players, step, banker, term, wins, deal, declared, plays, paid, winner, stacks,
                factor, change, chips, shuffle);
    }

    /** Plays the record again; empty when every step is legal and every figure right. */
    public Optional<Flaw> replay() {
        return RecordReplay.of(this).flaw();
    }

    /** The round after the deal, after the declaring phase where there was one, and after every play, as far as all is legal. */
    public List<Round> steps() {
        return RecordReplay.of(this).steps();
    }

    /** The score a seat before the round. */
    public List<Integer> chipsBefore() {
        return IntStream.range(0, chips.size())
                .mapToObj(seat -> chips.get(seat) - change.get(seat))
                .toList();
    }

    /**
     * The round before its first play.
     *
     * @throws IllegalArgumentException when its numbers are impossible
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
