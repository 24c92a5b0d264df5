package org.tiengow.client.network;

import java.util.Arrays;

/** Computes the second hidden layer and the value from the sums of the first layer; for one thread. */
final class UpperLayers {
    private final Shape shape;
    private final float[] weights;
    private final float[] second;

    /**
     * Offsets of the second layer's rows for the active units, with their factors below. Both have room for one entry more, which
     * {@link #take} may overwrite.
     */
    private final int[] rows;

    private final float[] factors;
    private int active;

    UpperLayers(Shape shape, float[] weights) {
        this.shape = shape;
        this.weights = weights;
        this.second = new float[shape.second()];
        this.rows = new int[shape.first() + 1];
        this.factors = new float[shape.first() + 1];
    }

    /**
     * Accepts the sums of the first layer and lists the active units. The loop has no branch, since the processor could not predict it.
     */
    void take(float[] first) {
        int n = 0;
        for (int unit = 0; unit < first.length; unit++) {
            float sum = first[unit];
            rows[n] = shape.secondRow(unit);
            factors[n] = sum;
            n += sum > 0 ? 1 : 0;
        }
        active = n;
    }

    /** Accepts the sums of the first layer, packed four to a long. */
    void take(long[] packed) {
        int n = 0;
        int row = shape.secondRow(0);
        int next = shape.second();
        for (long four : packed) {
            for (int lane = 0; lane < PackedRows.LANES; lane++) {
                int sum = PackedRows.unpack(four, lane);
                rows[n] = row;
                factors[n] = sum;
                n += sum > 0 ? 1 : 0;
                row += next;
            }
        }
        active = n;
    }

    /**
     * Returns the value.
     *
     * @param step the unit of the sums of the first layer
     */
    float value(float step) {
        Arrays.fill(second, 0);
        int done = 0;
        for (; done + 4 <= active; done += 4) {
            Vectors.addFourScaled(second, weights, rows, factors, done);
        }
        for (; done < active; done++) {
            Vectors.addScaled(second, weights, rows[done], factors[done]);
        }
        float value = weights[shape.valueBias()];
        int bias = shape.secondBias();
        int row = shape.valueRow();
        for (int unit = 0; unit < second.length; unit++) {
            second[unit] = second[unit] * step + weights[bias + unit];
            value += Math.max(0, second[unit]) * weights[row + unit];
        }
        return value;
    }

    /** Returns the sums of the second layer from the last {@link #value}, before the activation. */
    float[] second() {
        return second;
    }
}
