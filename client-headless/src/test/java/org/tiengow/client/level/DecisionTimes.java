package org.tiengow.client.level;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/**
 * How long a level takes over its decisions: LEVEL DECISIONS SPINNING WARM_UP. SPINNING is the number of threads that do nothing
 * but spin beside it, WARM_UP how many decisions are made before any is counted.
 *
 * <p>Counted are decisions with more than one play.
 */
public final class DecisionTimes {
    private static final long SEED = 1;

    private final Bot bot;
    private final RuleSet rules = RuleSets.get(RuleSets.DEFAULT_ID);
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final double[] micros;
    private int made;

    private DecisionTimes(Bot bot, int decisions) {
        this.bot = bot;
        this.micros = new double[decisions];
    }

    /** Measures and prints. */
    public static void main(String[] args) {
        Level level = Level.named(args[0]).orElseThrow();
        int decisions = Integer.parseInt(args[1]);
        for (int thread = 0; thread < Integer.parseInt(args[2]); thread++) {
            Thread spinning = new Thread(DecisionTimes::spin, "spin-" + thread);
            spinning.setDaemon(true);
            spinning.start();
        }
        Bot bot = level.bot(SEED);
        new DecisionTimes(bot, Integer.parseInt(args[3])).run();
        DecisionTimes times = new DecisionTimes(bot, decisions);
        double before = usedMegabytes();
        times.run();
        Arrays.sort(times.micros);
        System.out.printf(
                Locale.ROOT,
                "%s, %,d decisions, %s spinning: median %.1f us, p99 %.1f us, p99.9 %.1f us, most %.1f us; heap grew by %.2f MB%n",
                level.id(),
                decisions,
                args[2],
                times.part(0.5),
                times.part(0.99),
                times.part(0.999),
                times.part(1),
                usedMegabytes() - before);
    }

    private void run() {
        while (made < micros.length) {
            Plays.toTheEnd(Plays.begun(rules, 4, Deal.shuffled(4, random::nextInt)), this::choose);
        }
    }

    private int choose(SeatView view, LegalPlays legal) {
        long begin = System.nanoTime();
        int play = bot.choose(view, legal, Duration.ofSeconds(10));
        if (legal.size() > 1 && made < micros.length) {
            micros[made++] = (System.nanoTime() - begin) / 1e3;
        }
        return play;
    }

    private double part(double part) {
        return micros[(int) Math.ceil(part * micros.length) - 1];
    }

    private static void spin() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    private static double usedMegabytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
    }
}
