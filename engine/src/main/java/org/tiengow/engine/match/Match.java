package org.tiengow.engine.match;

import java.util.Collections;
import java.util.List;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.RoundResult;

/**
 * The state of a match between two rounds.
 *
 * @param rules the parameters in force
 * @param players the number of players
 * @param round the number of the next round, from 1
 * @param banker the seat that will lead it (rules 2.3)
 * @param term rounds in a row as banker, the next one included (rules 5.2)
 * @param wins rounds in a row that the banker has won before it (rules 5.2)
 * @param chips the score of each seat
 */
public record Match(RuleSet rules, int players, int round, int banker, int term, int wins, List<Integer> chips) {
    public Match {
        chips = List.copyOf(chips);
    }

    /**
     * Returns a match before its first round, whose banker was drawn by lot (rules 2.3).
     *
     * @throws IllegalArgumentException if the rules do not allow so many players, or the seat does not exist
     */
    public static Match begin(RuleSet rules, int players, int firstBanker) {
        Match match = new Match(
                rules,
                players,
                1,
                firstBanker,
                1,
                0,
                Collections.nCopies(players, rules.number(Parameter.START_CHIPS)));
        match.setup(); // checks the numbers
        return match;
    }

    /** Returns the direction of the next round: +1 or −1 (rules 2.1). */
    public int step() {
        return rules.direction() == Direction.ALTERNATING && round % 2 == 0 ? -1 : 1;
    }

    /**
     * Returns the setup of the next round.
     *
     * @throws IllegalStateException if the match is over
     */
    public RoundSetup next() {
        if (isOver()) {
            throw new IllegalStateException("The match is over.");
        }
        return setup();
    }

    /** Returns the match after its next round ended with this result. */
    public Match after(RoundResult result) {
        boolean again = result.winner() == banker;
        return new Match(
                rules, players, round + 1, result.winner(), again ? term + 1 : 1, again ? wins + 1 : 1, result.chips());
    }

    /** Checks whether all rounds are played or a seat has reached the target (rules 6.2). An open match never ends by itself. */
    public boolean isOver() {
        boolean played = round > 1;
        boolean allRounds = rules.number(Parameter.ROUNDS) > 0 && round > rules.number(Parameter.ROUNDS);
        boolean target = rules.number(Parameter.TARGET_CHIPS) > 0
                && chips.stream().anyMatch(held -> held >= rules.number(Parameter.TARGET_CHIPS));
        return allRounds || played && target;
    }

    /** Returns the place of each seat by its chips, 1 the first. Equal chips share a place, and the places after it are skipped. */
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
