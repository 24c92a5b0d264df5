package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WorthsTest {
    @Test
    void aWorldOfWeightThreeIsAsMuchAsThreeInTheMeanButNotInWhatIsKnown() {
        Worths worths = new Worths(2);
        worths.add(3, new double[] {1, 0});
        worths.add(1, new double[] {5, 4});
        assertThat(worths.mean(0)).isEqualTo(2);
        assertThat(worths.mean(1)).isEqualTo(1);
        assertThat(worths.size()).isEqualTo(1.6);
    }

    @Test
    void nothingIsSureBeforeTheSecondWorld() {
        Worths worths = new Worths(2);
        assertThat(worths.mean(0)).isZero();
        worths.add(1, new double[] {1, 2});
        assertThat(worths.error(0, 1)).isInfinite();
    }

    /** Two plays that are wild but always one apart differ for sure; the error of the others falls as the root of the worlds. */
    @Test
    void theErrorIsThatOfTheDifference() {
        Worths worths = new Worths(3);
        SplittableRandom random = new SplittableRandom(1);
        int worlds = 10_000;
        for (int i = 0; i < worlds; i++) {
            double luck = 10 * random.nextGaussian();
            worths.add(1, new double[] {luck, luck + 1, 10 * random.nextGaussian()});
        }
        assertThat(worths.error(0, 1)).isCloseTo(0, within(1e-6));
        assertThat(worths.error(0, 2)).isCloseTo(Math.sqrt(200.0 / worlds), within(0.01));
        assertThat(worths.error(2, 0)).isEqualTo(worths.error(0, 2));
    }
}
