package org.tiengow.client.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class GradientTest {
    private static final Shape SHAPE = new Shape(9, 12, 5);
    private static final int[] ON = {0, 3, 4, 8};
    private static final float WANTED = 0.4f;

    /** What a tiny change of each weight does to half the squared error is what the gradient says. */
    @Test
    void agreesWithTinyChanges() {
        float[] weights = Network.fresh(SHAPE, 11).weights();
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < weights.length; i++) {
            weights[i] += (float) (random.nextGaussian() * 0.1);
        }
        Gradient gradient = new Gradient(SHAPE, weights);
        gradient.learn(ON, 0, ON.length, WANTED);
        float[] slope = new float[weights.length];
        gradient.emptyInto(slope);
        for (int i = 0; i < weights.length; i++) {
            float kept = weights[i];
            float tiny = 1e-2f;
            weights[i] = kept + tiny;
            double more = loss(weights);
            weights[i] = kept - tiny;
            double less = loss(weights);
            weights[i] = kept;
            assertThat((double) slope[i]).as("weight %d", i).isCloseTo((more - less) / (2 * tiny), within(5e-3));
        }
    }

    @Test
    void isEmptyAfterItWasEmptied() {
        float[] weights = Network.fresh(SHAPE, 11).weights();
        Gradient gradient = new Gradient(SHAPE, weights);
        gradient.learn(ON, 0, ON.length, WANTED);
        gradient.emptyInto(new float[weights.length]);
        float[] slope = new float[weights.length];
        gradient.emptyInto(slope);
        assertThat(slope).containsOnly(0);
        assertThat(gradient.examples()).isZero();
    }

    private static double loss(float[] weights) {
        Evaluator evaluator = new FloatEvaluator(SHAPE, weights);
        evaluator.begin(ON, 0);
        double error = evaluator.value(ON, 0, ON.length) - WANTED;
        return error * error / 2;
    }
}
