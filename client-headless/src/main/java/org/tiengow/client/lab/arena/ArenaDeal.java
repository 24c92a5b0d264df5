package org.tiengow.client.lab.arena;

import java.util.Collections;
import java.util.SplittableRandom;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;

/**
 * One deal of the arena: a single round under a banker, a term of 1 to 4, wins and a step, all drawn with it.
 *
 * @param number 0 for the first
 * @param setup what is settled before the deal
 * @param deal the tiles
 */
record ArenaDeal(int number, RoundSetup setup, Deal deal) {
    private static final int LONGEST_TERM = 4;

    /** The deal with a number; it depends on nothing else that was drawn. */
    static ArenaDeal drawn(RuleSet rules, int players, long seed, int number) {
        SplittableRandom random = new SplittableRandom(Seeds.mixed(seed, number));
        int banker = random.nextInt(players);
        int term = 1 + random.nextInt(LONGEST_TERM);
        int wins = term - random.nextInt(2);
        int step = random.nextBoolean() ? 1 : -1;
        RoundSetup setup = new RoundSetup(
                rules, players, 1, banker, term, wins, step, Collections.nCopies(players, rules.startChips()));
        return new ArenaDeal(number, setup, Deal.shuffled(players, random::nextInt));
    }
}
