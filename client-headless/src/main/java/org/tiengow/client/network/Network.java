package org.tiengow.client.network;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** An immutable trained network, which any number of {@link Evaluator}s can share. */
public final class Network {
    /** Standard deviation of the noise that lets copies part, as a share of a weight. */
    private static final double NOISE = 0.05;

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

    /**
     * Creates a network with more units that computes nearly the same, from which training can go on: the new units are copies of the old
     * ones, all copies share the weights that lead on, and a little noise lets them part.
     *
     * @throws IllegalArgumentException if the shape has other inputs or fewer units
     */
    public Network widened(Shape wider, long seed) {
        if (wider.inputs() != shape.inputs() || wider.first() < shape.first() || wider.second() < shape.second()) {
            throw new IllegalArgumentException("A network can only be widened.");
        }
        SplittableRandom random = new SplittableRandom(seed);
        float[] wide = new float[wider.weights()];
        for (int unit = 0; unit < wider.first(); unit++) {
            int old = unit % shape.first();
            for (int input = 0; input < shape.inputs(); input++) {
                wide[wider.firstRow(input) + unit] = copied(shape.firstRow(input) + old, random);
            }
            wide[wider.firstBias() + unit] = copied(shape.firstBias() + old, random);
            int copies = copies(old, shape.first(), wider.first());
            for (int next = 0; next < wider.second(); next++) {
                wide[wider.secondRow(unit) + next] =
                        copied(shape.secondRow(old) + next % shape.second(), random) / copies;
            }
        }
        for (int unit = 0; unit < wider.second(); unit++) {
            int old = unit % shape.second();
            wide[wider.secondBias() + unit] = copied(shape.secondBias() + old, random);
            wide[wider.valueRow() + unit] =
                    copied(shape.valueRow() + old, random) / copies(old, shape.second(), wider.second());
        }
        wide[wider.valueBias()] = weights[shape.valueBias()];
        return new Network(wider, wide);
    }

    private float copied(int at, SplittableRandom random) {
        return (float) (weights[at] * (1 + NOISE * random.nextGaussian()));
    }

    private static int copies(int unit, int old, int wide) {
        return wide / old + (unit < wide % old ? 1 : 0);
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
