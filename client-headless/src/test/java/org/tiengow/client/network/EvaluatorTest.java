package org.tiengow.client.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
    private static final Shape SHAPE = new Shape(40, 22, 7);

    @Test
    void valuesAsTheTextbookDoes() {
        SplittableRandom random = new SplittableRandom(3);
        Network network = Network.fresh(SHAPE, 5);
        Evaluator evaluator = new Evaluator(network);
        for (int n = 0; n < 50; n++) {
            int[] on = IntStream.range(0, SHAPE.inputs())
                    .filter(i -> random.nextInt(3) == 0)
                    .toArray();
            int shared = random.nextInt(on.length + 1);
            evaluator.begin(on, shared);
            assertThat((double) evaluator.value(on, shared, on.length))
                    .as("the inputs %s are on", Arrays.toString(on))
                    .isCloseTo(textbook(network.weights(), on), within(1e-4));
        }
    }

    @Test
    void aSecondPlayOfADecisionIsNotTouchedByTheFirst() {
        Evaluator evaluator = new Evaluator(Network.fresh(SHAPE, 5));
        int[] on = {1, 2, 3, 4, 5, 6, 7};
        evaluator.begin(on, 3);
        float alone = evaluator.value(on, 5, 7);
        evaluator.value(on, 3, 5);
        assertThat(evaluator.value(on, 5, 7)).isEqualTo(alone);
    }

    /** Matrix by vector, layer by layer. */
    private static double textbook(float[] weights, int[] on) {
        double[] first = new double[SHAPE.first()];
        for (int unit = 0; unit < first.length; unit++) {
            first[unit] = weights[SHAPE.firstBias() + unit];
            for (int input : on) {
                first[unit] += weights[SHAPE.firstRow(input) + unit];
            }
        }
        double value = weights[SHAPE.valueBias()];
        for (int next = 0; next < SHAPE.second(); next++) {
            double sum = weights[SHAPE.secondBias() + next];
            for (int unit = 0; unit < first.length; unit++) {
                sum += Math.max(0, first[unit]) * weights[SHAPE.secondRow(unit) + next];
            }
            value += Math.max(0, sum) * weights[SHAPE.valueRow() + next];
        }
        return value;
    }
}
