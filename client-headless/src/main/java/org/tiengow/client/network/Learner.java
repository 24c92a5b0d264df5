package org.tiengow.client.network;

import java.util.List;

/**
 * A network in training, optimised with Adam. The learner also keeps a running mean of the weights, which plays better than the weights at
 * any one moment.
 *
 * <p>Several threads may fill {@link Gradient}s, one each, between two calls of {@link #step}.
 */
public final class Learner {
    private static final double MOMENTUM = 0.9;
    private static final double SPREAD = 0.999;
    private static final float TINY = 1e-8f;

    private final Shape shape;
    private final float[] weights;
    private final float[] mean;
    private final float[] momentum;
    private final float[] spread;
    private final float[] total;
    private long steps;

    /** Creates a learner that starts from a network. */
    public Learner(Network start) {
        shape = start.shape();
        weights = start.weights();
        mean = start.weights();
        momentum = new float[weights.length];
        spread = new float[weights.length];
        total = new float[weights.length];
    }

    /** Creates a gradient for this learner's weights. */
    public Gradient gradient() {
        return new Gradient(shape, weights);
    }

    /** Creates an evaluator that uses the weights as they are at each decision. */
    public Evaluator evaluator() {
        return new FloatEvaluator(shape, weights);
    }

    /**
     * Moves the weights along the accumulated gradients and resets the gradients.
     *
     * @param rate the learning rate, such as 0.001
     * @param memory about how many steps the running mean looks back
     */
    public void step(List<Gradient> gradients, double rate, double memory) {
        int examples = gradients.stream().mapToInt(Gradient::examples).sum();
        if (examples == 0) {
            return;
        }
        gradients.forEach(gradient -> gradient.emptyInto(total));
        steps++;
        float portion = 1f / examples;
        float keptMomentum = (float) MOMENTUM;
        float keptSpread = (float) SPREAD;
        float far = (float) (rate * Math.sqrt(1 - Math.pow(SPREAD, steps)) / (1 - Math.pow(MOMENTUM, steps)));
        float share = (float) (1 / Math.min(memory, steps));
        for (int i = 0; i < weights.length; i++) {
            float slope = total[i] * portion;
            total[i] = 0;
            momentum[i] = keptMomentum * momentum[i] + (1 - keptMomentum) * slope;
            spread[i] = keptSpread * spread[i] + (1 - keptSpread) * slope * slope;
            weights[i] -= far * momentum[i] / ((float) Math.sqrt(spread[i]) + TINY);
            mean[i] += share * (weights[i] - mean[i]);
        }
    }

    /** Returns a network with the current running mean of the weights. */
    public Network network() {
        return new Network(shape, mean);
    }
}
