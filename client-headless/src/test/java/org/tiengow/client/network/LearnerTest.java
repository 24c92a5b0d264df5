package org.tiengow.client.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LearnerTest {
    private static final Shape SHAPE = new Shape(4, 16, 8);

    /** One when exactly one of two inputs is on: no single layer can say that. */
    @Test
    void learnsWhatIsNotASum() {
        Learner learner = new Learner(Network.fresh(SHAPE, 1));
        Gradient one = learner.gradient();
        Gradient other = learner.gradient();
        SplittableRandom random = new SplittableRandom(4);
        for (int step = 0; step < 1500; step++) {
            for (int i = 0; i < 8; i++) {
                example(random.nextInt(4), i % 2 == 0 ? one : other);
            }
            learner.step(List.of(one, other), 0.01, 50);
        }
        Evaluator evaluator = Evaluator.of(learner.network());
        for (int which = 0; which < 4; which++) {
            int[] on = on(which);
            evaluator.begin(on, on.length);
            assertThat((double) evaluator.value(on, 0, 0)).as("case %d", which).isCloseTo(wanted(which), within(0.1));
        }
    }

    @Test
    void aWidenedNetworkAgreesAndItsCopiesPart() {
        Network old = Network.fresh(new Shape(40, 12, 5), 1);
        Network wide = old.widened(new Shape(40, 30, 13), 2);
        SplittableRandom random = new SplittableRandom(3);
        Evaluator before = Evaluator.of(old);
        Evaluator after = Evaluator.of(wide);
        for (int i = 0; i < 100; i++) {
            int[] on = random.ints(40, 0, 2).toArray();
            int[] inputs =
                    IntStream.range(0, 40).filter(input -> on[input] == 1).toArray();
            before.begin(inputs, inputs.length);
            after.begin(inputs, inputs.length);
            assertThat((double) after.value(inputs, 0, 0)).isCloseTo(before.value(inputs, 0, 0), within(0.1));
        }
        assertThat(wide.widened(wide.shape(), 4)).as("noise").isNotEqualTo(wide);
    }

    @Test
    void doesNotMoveWithoutExamples() {
        Network start = Network.fresh(SHAPE, 1);
        Learner learner = new Learner(start);
        learner.step(List.of(learner.gradient()), 0.01, 50);
        assertThat(learner.network()).isEqualTo(start);
    }

    private static void example(int which, Gradient gradient) {
        int[] on = on(which);
        gradient.learn(on, 0, on.length, wanted(which));
    }

    private static int[] on(int which) {
        return new int[] {which % 2, 2 + which / 2};
    }

    private static float wanted(int which) {
        return which == 1 || which == 2 ? 1 : 0;
    }
}
