package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SampleValuesTest {
    @Test
    void weightThreeCountsThriceInTheMeanButNotInSize() {
        SampleValues sampleValues = new SampleValues(2);
        sampleValues.add(3, new double[] {1, 0});
        sampleValues.add(1, new double[] {5, 4});
        assertThat(sampleValues.mean(0)).isEqualTo(2);
        assertThat(sampleValues.mean(1)).isEqualTo(1);
        assertThat(sampleValues.size()).isEqualTo(1.6);
    }

    @Test
    void nothingIsSureBeforeTheSecondWorld() {
        SampleValues sampleValues = new SampleValues(2);
        assertThat(sampleValues.mean(0)).isZero();
        sampleValues.add(1, new double[] {1, 2});
        assertThat(sampleValues.error(0, 1)).isInfinite();
    }

    /** Two plays that are wild but always one apart differ for sure; the error of the others falls as the root of the worlds. */
    @Test
    void theErrorIsThatOfTheDifference() {
        SampleValues sampleValues = new SampleValues(3);
        SplittableRandom random = new SplittableRandom(1);
        int worlds = 10_000;
        for (int i = 0; i < worlds; i++) {
            double luck = 10 * random.nextGaussian();
            sampleValues.add(1, new double[] {luck, luck + 1, 10 * random.nextGaussian()});
        }
        assertThat(sampleValues.error(0, 1)).isCloseTo(0, within(1e-6));
        assertThat(sampleValues.error(0, 2)).isCloseTo(Math.sqrt(200.0 / worlds), within(0.01));
        assertThat(sampleValues.error(2, 0)).isEqualTo(sampleValues.error(0, 2));
    }
}
