package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CandidatesTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void onlyThePlayThatIsClearlyBehindIsDropped() {
        Candidates candidates = candidates();
        sample(candidates, 200);
        candidates.drop(0.001);
        assertThat(candidates.isDropped(0)).isFalse();
        assertThat(candidates.isDropped(1)).isFalse();
        assertThat(candidates.isDropped(2)).isTrue();
        assertThat(candidates.left()).isEqualTo(2);
        List<Search.PlayValue> found = candidates.found();
        assertThat(found.get(2).play()).isEqualTo(2);
        assertThat(found.get(2).behind()).isCloseTo(20, within(5.0));
        assertThat(found.get(0).behind()).isZero();
    }

    @Test
    void nothingIsDroppedThatIsNotNegligible() {
        Candidates candidates = candidates();
        sample(candidates, 200);
        candidates.drop(0);
        assertThat(candidates.left()).isEqualTo(3);
    }

    @Test
    void nothingIsDroppedAfterAFewSamples() {
        Candidates candidates = candidates();
        sample(candidates, 20);
        candidates.drop(1);
        assertThat(candidates.left()).isEqualTo(3);
    }

    /** The mean of what a normal variable falls short of zero, by drawing it. */
    @Test
    void theLossIsWhatTheOtherPlayMayBringMore() {
        int draws = 1_000_000;
        for (double difference : new double[] {0, 0.3, 1, 2}) {
            double sum = 0;
            for (int i = 0; i < draws; i++) {
                sum += Math.max(0, 0.5 * random.nextGaussian() - difference);
            }
            assertThat(Candidates.loss(difference, 0.5)).isCloseTo(sum / draws, within(0.002));
        }
        assertThat(Candidates.loss(1, 0)).isZero();
    }

    private static Candidates candidates() {
        return new Candidates(new int[] {0, 1, 2}, new double[3], 1);
    }

    /** Two plays that are about as good, and one that is worse by two. */
    private void sample(Candidates candidates, int samples) {
        for (int i = 0; i < samples; i++) {
            candidates.add(1, new double[] {random.nextGaussian(), random.nextGaussian(), random.nextGaussian() - 2});
        }
    }
}
