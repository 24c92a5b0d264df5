package org.tiengow.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EstimateTest {
    private static final Offset<Double> CLOSE = Offset.offset(1e-9);

    @Test
    void theIntervalComesFromTheSpreadOfTheSamples() {
        Estimate.Gatherer gatherer = new Estimate.Gatherer();
        for (double value : new double[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            gatherer.add(value);
        }
        Estimate estimate = gatherer.estimate();

        assertThat(estimate.mean()).isEqualTo(5, CLOSE);
        assertThat(estimate.halfWidth()).isEqualTo(1.959964 * Math.sqrt(32.0 / 7 / 8), CLOSE);
        assertThat(estimate.low()).isEqualTo(estimate.mean() - estimate.halfWidth(), CLOSE);
    }

    @Test
    void oneSampleSaysNothingOfTheSpread() {
        Estimate.Gatherer gatherer = new Estimate.Gatherer();
        gatherer.add(3);
        assertThat(gatherer.estimate().halfWidth()).isNaN();
    }
}
