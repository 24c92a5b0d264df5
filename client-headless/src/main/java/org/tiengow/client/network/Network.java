package org.tiengow.client.network;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** An immutable trained network, which any number of {@link Evaluator}s can share. */
public final class Network {
    private final Shape shape;
    private final float[] weights;
    private volatile @Nullable PackedRows packed;

    /**
     * Creates a network with these weights, in the order of {@link Shape}.
     *
     * @throws IllegalArgumentException if the number of weights does not fit the shape
     */
    public Network(Shape shape, float[] weights) {
        if (weights.length != shape.weights()) {
            throw new IllegalArgumentException(
                    "A network of " + shape.weights() + " weights cannot have " + weights.length + ".");
        }
        this.shape = shape;
        this.weights = weights.clone();
    }

    /** Creates an untrained network with small random weights (He initialisation for the second layer and the value). */
    public static Network fresh(Shape shape, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        float[] weights = new float[shape.weights()];
        // about eighty inputs are on at a time
        fill(weights, 0, shape.firstBias(), 0.15, random);
        fill(weights, shape.secondRow(0), shape.secondBias(), Math.sqrt(2.0 / shape.first()), random);
        fill(weights, shape.valueRow(), shape.valueBias(), Math.sqrt(2.0 / shape.second()), random);
        return new Network(shape, weights);
    }

    public Shape shape() {
        return shape;
    }

    /** Returns a copy of the weights, in the order of {@link Shape}. */
    public float[] weights() {
        return weights.clone();
    }

    float[] shared() {
        return weights;
    }

    /** Returns the first layer in integers, which is computed on first use. Two threads may both compute it; the results are equal. */
    PackedRows packed() {
        PackedRows made = packed;
        if (made == null) {
            made = new PackedRows(shape, weights);
            packed = made;
        }
        return made;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Network network
                && shape.equals(network.shape)
                && Arrays.equals(weights, network.weights);
    }

    @Override
    public int hashCode() {
        return 31 * shape.hashCode() + Arrays.hashCode(weights);
    }

    private static void fill(float[] weights, int from, int to, double deviation, SplittableRandom random) {
        for (int i = from; i < to; i++) {
            weights[i] = (float) (random.nextGaussian() * deviation);
        }
    }
}
