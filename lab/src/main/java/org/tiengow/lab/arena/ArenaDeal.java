package org.tiengow.lab.arena;

import java.util.Collections;
import java.util.SplittableRandom;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;

/**
 * A deal of the arena: a single round with a banker, a term of 1 to 4, wins and a step, all drawn at random with it.
 *
 * @param number the number of the deal, from 0
 * @param setup the circumstances of the round before the tiles are dealt
 * @param deal the tiles
 */
record ArenaDeal(int number, RoundSetup setup, Deal deal) {
    private static final int LONGEST_TERM = 4;

    /** Draws the deal with a number. It does not depend on earlier draws. */
    static ArenaDeal drawn(RuleSet rules, int players, long seed, int number) {
        SplittableRandom random = new SplittableRandom(Seeds.mixed(seed, number));
        int banker = random.nextInt(players);
        int term = 1 + random.nextInt(LONGEST_TERM);
        int wins = term - random.nextInt(2);
        int step = random.nextBoolean() ? 1 : -1;
        RoundSetup setup = new RoundSetup(
                rules,
                players,
                1,
                banker,
                term,
                wins,
                step,
                Collections.nCopies(players, rules.number(Parameter.START_CHIPS)));
        return new ArenaDeal(number, setup, Deal.shuffled(players, random::nextInt));
    }
}
