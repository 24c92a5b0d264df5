package org.tiengow.lab.deviation;

import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.level.Level;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/**
 * Measures variants of the search against the first of them: RULES OTHERS ROUNDS SEED DEALS VARIANT... OTHERS is the level in the other seats, DEALS
 * the number of possible deals besides the true one, and a VARIANT looks like {@code guesses=500,negligible=0}.
 */
final class DeviationTrial {
    private static final int PLAYERS = 4;
    private static final int ROUNDS_BETWEEN_REPORTS = 50;

    private DeviationTrial() {}

    public static void main(String[] args) {
        RuleSet rules = RuleSets.get(args[0]);
        Level others = Level.named(args[1]).orElseThrow();
        int rounds = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        int deals = Integer.parseInt(args[4]);
        List<SearchVariant> variants = IntStream.range(5, args.length)
                .mapToObj(i -> SearchVariant.parse(args[i]))
                .toList();
        Deviations deviations = new Deviations(rules, PLAYERS, others, variants, deals);
        for (int round = 1; round <= rounds; round++) {
            deviations.play(seed, round);
            if (round % ROUNDS_BETWEEN_REPORTS == 0 || round == rounds) {
                report(round, variants, deviations.tallies());
            }
        }
    }

    private static void report(int rounds, List<SearchVariant> variants, List<VariantTally> tallies) {
        System.out.println(
                rounds
                        + " rounds: variant | gain a round | more than the first | deviations of searches | guesses | samples | µs mean | median | p99");
        for (int i = 0; i < variants.size(); i++) {
            System.out.println(variants.get(i).name() + " | " + tallies.get(i).line(tallies.get(0)));
        }
    }
}
