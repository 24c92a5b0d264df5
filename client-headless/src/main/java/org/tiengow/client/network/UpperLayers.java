package org.tiengow.client.network;

import java.util.Arrays;

/** From the active units of the first layer to the value; for one thread. */
final class UpperLayers {
    private final Shape shape;
    private final float[] weights;
    private final float[] second;

    /** The second layer's rows of the units that are active, and by what each counts; with room for one more. */
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
     * Takes in what each unit of the first layer adds up to: lists the active ones, without a branch, since which ones these are
     * cannot be foretold.
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

    /** The same for four units a long. */
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

    /** The value, the sums of the first layer being in steps of this size. */
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

    /** What the units of the second layer added up to in the last {@link #value}. */
    float[] second() {
        return second;
    }
}
