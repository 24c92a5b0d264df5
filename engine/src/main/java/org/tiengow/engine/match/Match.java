package org.tiengow.engine.match;

import java.util.Collections;
import java.util.List;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.RoundResult;

/**
 * A match between two rounds.
 *
 * @param rules the parameters in force
 * @param players how many play
 * @param round the number of the round to be played next, 1 for the first
 * @param banker the seat that will lead it (rules 2.3)
 * @param term rounds in a row as banker, that one included (rules 5.2)
 * @param wins rounds in a row the banker has won before it (rules 5.2)
 * @param chips the score a seat
 */
public record Match(RuleSet rules, int players, int round, int banker, int term, int wins, List<Integer> chips) {
    /** Copies the list. */
    public Match {
        chips = List.copyOf(chips);
    }

    /**
     * A match before its first round, whose banker was drawn by lot (rules 2.3).
     *
     * @throws IllegalArgumentException when so many cannot play by these rules, or there is no such seat
     */
    public static Match begin(RuleSet rules, int players, int firstBanker) {
        Match match = new Match(rules, players, 1, firstBanker, 1, 0, Collections.nCopies(players, rules.startChips()));
        match.setup(); // checks the numbers
        return match;
    }

    /** The way round the table of the next round: +1 or −1 (rules 2.1). */
    public int step() {
        return rules.direction() == Direction.ALTERNATING && round % 2 == 0 ? -1 : 1;
    }

    /**
     * What is settled about the next round before the deal.
     *
     * @throws IllegalStateException when the match is over
     */
    public RoundSetup next() {
        if (isOver()) {
            throw new IllegalStateException("The match is over.");
        }
        return setup();
    }

    /** The match after its next round was played with this result. */
    public Match after(RoundResult result) {
        boolean again = result.winner() == banker;
        return new Match(
                rules, players, round + 1, result.winner(), again ? term + 1 : 1, again ? wins + 1 : 1, result.chips());
    }

    /** Whether all rounds are played or a seat has reached the target (rules 6.2). An open match never ends by itself. */
    public boolean isOver() {
        boolean played = round > 1;
        boolean allRounds = rules.rounds() > 0 && round > rules.rounds();
        boolean target = rules.targetChips() > 0 && chips.stream().anyMatch(held -> held >= rules.targetChips());
        return allRounds || played && target;
    }

    /** The place of each seat by its chips, 1 the first; equal chips share a place, and the next one is left out. */
    public List<Integer> places() {
        return chips.stream()
                .map(mine ->
                        1 + (int) chips.stream().filter(other -> other > mine).count())
                .toList();
    }

    private RoundSetup setup() {
        return new RoundSetup(rules, players, round, banker, term, wins, step(), chips);
    }
}
