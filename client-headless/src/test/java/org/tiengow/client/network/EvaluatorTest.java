package org.tiengow.client.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvaluatorTest {
    private static final Shape SHAPE = new Shape(40, 22, 7);

    private static final Network NETWORK = Network.fresh(SHAPE, 5);

    /** Both ways to add up. */
    static Stream<Evaluator> evaluators() {
        return Stream.of(new FloatEvaluator(SHAPE, NETWORK.weights()), Evaluator.of(NETWORK));
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void valuesAsTheTextbookDoes(Evaluator evaluator) {
        SplittableRandom random = new SplittableRandom(3);
        for (int n = 0; n < 50; n++) {
            int[] on = IntStream.range(0, SHAPE.inputs())
                    .filter(i -> random.nextInt(3) == 0)
                    .toArray();
            int shared = random.nextInt(on.length + 1);
            evaluator.begin(on, shared);
            assertThat((double) evaluator.value(on, shared, on.length))
                    .as("the inputs %s are on", Arrays.toString(on))
                    .isCloseTo(textbook(NETWORK.weights(), on), within(2e-3));
        }
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void aSecondPlayOfADecisionIsNotTouchedByTheFirst(Evaluator evaluator) {
        int[] on = {1, 2, 3, 4, 5, 6, 7};
        evaluator.begin(on, 3);
        float alone = evaluator.value(on, 5, 7);
        evaluator.value(on, 3, 5);
        assertThat(evaluator.value(on, 5, 7)).isEqualTo(alone);
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void anInputThatIsGoneWasNeverOn(Evaluator evaluator) {
        int[] on = {1, 2, 3, 4, 5, 6, 7};
        evaluator.begin(on, 7);
        float gone = evaluator.value(on, 0, 0, new int[] {6, 2, 9}, 2);
        int[] rest = {1, 3, 4, 5, 7};
        evaluator.begin(rest, 5);
        assertThat((double) gone).isCloseTo(evaluator.value(rest, 0, 0), within(1e-5));
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void whatIsOnFurtherIsOnForAllPlaysFromThenOn(Evaluator evaluator) {
        int[] on = {1, 2, 3, 4, 5, 6, 7};
        evaluator.begin(on, 2);
        evaluator.further(on, 2, 7);
        assertThat((double) evaluator.value(on, 0, 0)).isCloseTo(textbook(NETWORK.weights(), on), within(2e-3));
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
