package org.tiengow.lab.arena.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Seeds;

/** The stated error is kept by whoever looks again and again and stops when the answer pleases. */
class ConfidenceSequenceTest {
    private static final int STREAMS = 2_000;
    private static final int LEAST = 500;
    private static final int MOST = 5_000;
    private static final int BETWEEN_LOOKS = 50;
    private static final double ERROR = 0.05;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void ofNullStreamsOfChipsFewerThanTheErrorAreEverAnswered(long seed) {
        DuelQuestion question = new DuelQuestion(0.0, null, ERROR, LEAST, MOST);
        assertThat(falselyAnswered(question::estimate, seed))
                .as("seed %d", seed)
                .isLessThanOrEqualTo(ERROR);
    }

    /** What guards the test above: these streams do deceive whoever looks at intervals for a fixed number of deals. */
    @Test
    void intervalsForAFixedNumberOfDealsDoNotKeepIt() {
        assertThat(falselyAnswered(Estimate.Gatherer::estimate, 1)).isGreaterThan(3 * ERROR);
    }

    @Test
    void aRealDifferenceIsFound() {
        DuelQuestion question = new DuelQuestion(0.0, null, ERROR, LEAST, 100_000);
        SplittableRandom random = new SplittableRandom(5);
        Estimate.Gatherer values = new Estimate.Gatherer();
        while (values.samples() < LEAST || question.answer(question.estimate(values)) == Conclusion.OPEN) {
            values.add(chips(random) + 0.5);
        }
        assertThat(question.answer(question.estimate(values))).isEqualTo(Conclusion.YES);
        assertThat(values.samples()).isLessThan(20_000);
    }

    @Test
    void theIntervalNarrowsNearlyAsFastAsOneForAFixedNumber() {
        ConfidenceSequence sequence = new ConfidenceSequence(ERROR, 1_000);
        assertThat(sequence.standardErrors(1_000)).isBetween(3.0, 3.1);
        assertThat(sequence.standardErrors(10_000)).isBetween(3.2, 3.3);
        assertThat(sequence.standardErrors(100_000)).isBetween(3.5, 3.6);
    }

    /** The part of streams without any difference for which an answer is ever given. */
    private static double falselyAnswered(Function<Estimate.Gatherer, Estimate> intervals, long seed) {
        int answered = 0;
        for (int stream = 0; stream < STREAMS; stream++) {
            SplittableRandom random = new SplittableRandom(Seeds.mixed(seed, 0, stream));
            answered += isAnswered(intervals, random) ? 1 : 0;
        }
        return (double) answered / STREAMS;
    }

    private static boolean isAnswered(Function<Estimate.Gatherer, Estimate> intervals, SplittableRandom random) {
        Estimate.Gatherer values = new Estimate.Gatherer();
        for (int deal = 1; deal <= MOST; deal++) {
            values.add(chips(random));
            if (deal >= LEAST && deal % BETWEEN_LOOKS == 0) {
                Estimate seen = intervals.apply(values);
                if (seen.low() > 0 || seen.high() < 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Chips of a deal, their mean 0: mostly none, else a few, doubled again and again, and the wins rarer and larger than the
     * losses.
     */
    private static double chips(SplittableRandom random) {
        if (random.nextInt(10) < 4) {
            return 0;
        }
        double size = 1 + random.nextInt(5);
        while (size < 300 && random.nextInt(3) == 0) {
            size *= 2;
        }
        return random.nextInt(4) == 0 ? 3 * size : -size;
    }
}
