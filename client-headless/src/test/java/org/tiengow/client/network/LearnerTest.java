package org.tiengow.client.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
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
