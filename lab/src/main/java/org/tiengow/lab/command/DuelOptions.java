package org.tiengow.lab.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.duel.DuelPlan;
import org.tiengow.lab.arena.duel.DuelQuestion;
import org.tiengow.lab.arena.duel.Lineup;
import picocli.CommandLine.Option;

/** The options of the arena that ask a question about candidates. */
final class DuelOptions {
    /** The largest number of deals when a question is asked without {@code --most-deals}. */
    private static final int MOST_DEALS = 100_000;

    @Option(
            names = "--candidate",
            paramLabel = "SPEC",
            description = "The strategy to judge, in each seat in turn; may be repeated.")
    private List<String> candidates = new ArrayList<>();

    @Option(names = "--against", paramLabel = "SPEC", description = "Its opponent in all other seats; may be repeated.")
    private List<String> pool = new ArrayList<>();

    @Option(names = "--two-against-two", description = "Give the candidate two seats, in all six seatings.")
    private boolean twoAgainstTwo;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "How many play (by default the most that the rules allow).")
    private int seats;

    @Option(
            names = "--better-than",
            paramLabel = "X",
            description = "Ask whether the candidate makes more than X chips a round, and stop when that is answered.")
    private @Nullable Double betterThan;

    @Option(
            names = "--until-width",
            paramLabel = "W",
            description = "Go on until the chips a round are known to plus or minus W.")
    private @Nullable Double width;

    @Option(
            names = "--error",
            paramLabel = "E",
            defaultValue = "0.05",
            description = "The greatest chance that the answer is wrong (${DEFAULT-VALUE}).")
    private double error = DuelQuestion.USUAL_ERROR;

    @Option(
            names = "--most-deals",
            paramLabel = "N",
            description = "Give up a question after this many deals (" + MOST_DEALS + "); --deals is the least number.")
    private @Nullable Integer mostDeals;

    /** Checks whether any of the options is given. */
    boolean areUsed() {
        boolean named = !candidates.isEmpty() || !pool.isEmpty();
        return named || twoAgainstTwo || seats != 0 || mostDeals != null || isAsked();
    }

    private boolean isAsked() {
        return betterThan != null || width != null;
    }

    /**
     * Returns the plan of the duels.
     *
     * @param deals the least number of deals
     * @throws IllegalArgumentException with a sentence, when the options are invalid
     */
    DuelPlan plan(TableRules rules, int deals, long seed, Duration limit, Function<String, Entrant> entrant) {
        return new DuelPlan(
                rules,
                seats == 0 ? rules.set().players().max() : seats,
                candidates.stream().map(entrant).toList(),
                pool.stream().map(entrant).toList(),
                twoAgainstTwo ? Lineup.TWO_AGAINST_TWO : Lineup.ONE_AGAINST_THE_REST,
                question(deals),
                seed,
                limit);
    }

    private DuelQuestion question(int deals) {
        if (!isAsked()) {
            if (mostDeals != null) {
                throw new IllegalArgumentException("--most-deals goes with --better-than or --until-width.");
            }
            return DuelQuestion.none(deals);
        }
        int most = mostDeals == null ? Math.max(deals, MOST_DEALS) : mostDeals;
        return new DuelQuestion(betterThan, width, error, deals, most);
    }
}
