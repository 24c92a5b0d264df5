package org.tiengow.client.network;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A trained network: immutable, for any number of {@link Evaluator}s. */
public final class Network {
    private final Shape shape;
    private final float[] weights;
    private volatile @Nullable PackedRows packed;

    /**
     * A network with these weights, in the order of {@link Shape}.
     *
     * @throws IllegalArgumentException when they are not as many as the shape has
     */
    public Network(Shape shape, float[] weights) {
        if (weights.length != shape.weights()) {
            throw new IllegalArgumentException(
                    "A network of " + shape.weights() + " weights cannot have " + weights.length + ".");
        }
        this.shape = shape;
        this.weights = weights.clone();
    }

    /** A network that knows nothing yet: small weights by chance (He's rule for the second layer and the value). */
    public static Network fresh(Shape shape, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        float[] weights = new float[shape.weights()];
        // some eighty inputs are on at a time
        fill(weights, 0, shape.firstBias(), 0.15, random);
        fill(weights, shape.secondRow(0), shape.secondBias(), Math.sqrt(2.0 / shape.first()), random);
        fill(weights, shape.valueRow(), shape.valueBias(), Math.sqrt(2.0 / shape.second()), random);
        return new Network(shape, weights);
    }

    /** How large it is. */
    public Shape shape() {
        return shape;
    }

    /** A copy of the weights, in the order of {@link Shape}. */
    public float[] weights() {
        return weights.clone();
    }

    float[] shared() {
        return weights;
    }

    /** Its first layer in whole numbers, made when it is first asked for; made twice it is the same. */
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
