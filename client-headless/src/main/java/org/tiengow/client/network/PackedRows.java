package org.tiengow.client.network;

import java.util.Arrays;

/**
 * The first layer of a network in 16-bit integers, four packed into a long: one addition of longs adds all four.
 *
 * <p>A negative number borrows from the one above it, which {@link #unpack} gives back. Sums and differences are therefore exact in any
 * order.
 */
final class PackedRows {
    /** Number of integers in a long. */
    static final int LANES = 4;

    private static final int BITS = 16;
    private static final int MOST = Short.MAX_VALUE;

    /** Offset that makes all four numbers non-negative, so that none has borrowed. */
    private static final long LIFT = 0x8000_8000_8000_8000L;

    /** Number of inputs that can be on at once without overflowing a sum. */
    private static final int MOST_ON = 128;

    private final long[] rows;
    private final int width;
    private final float step;

    PackedRows(Shape shape, float[] weights) {
        width = (shape.first() + LANES - 1) / LANES;
        step = largestSum(shape, weights) / MOST;
        rows = new long[(shape.inputs() + 1) * width];
        for (int row = 0; row <= shape.inputs(); row++) {
            for (int unit = 0; unit < shape.first(); unit++) {
                long number = Math.round(weights[shape.firstRow(row) + unit] / step);
                rows[row * width + unit / LANES] += number << BITS * (unit % LANES);
            }
        }
    }

    /** Returns the number of longs in a row. */
    int width() {
        return width;
    }

    /** Returns all rows, one for each input, and a last one with the biases. */
    long[] rows() {
        return rows;
    }

    /** Returns the value of the integer 1. */
    float step() {
        return step;
    }

    /** Returns one of the four numbers of a long; lane 0 is the lowest. */
    static int unpack(long packed, int lane) {
        return (int) (packed + LIFT >>> BITS * lane & 0xffff) - 0x8000;
    }

    private static float largestSum(Shape shape, float[] weights) {
        float largest = Float.MIN_NORMAL;
        float[] ofUnit = new float[shape.inputs()];
        for (int unit = 0; unit < shape.first(); unit++) {
            for (int input = 0; input < ofUnit.length; input++) {
                ofUnit[input] = weights[shape.firstRow(input) + unit];
            }
            Arrays.sort(ofUnit);
            float begin = Math.abs(weights[shape.firstBias() + unit]);
            float up = begin;
            float down = begin;
            for (int i = 0; i < Math.min(MOST_ON, ofUnit.length); i++) {
                up += Math.max(0, ofUnit[ofUnit.length - 1 - i]);
                down += Math.max(0, -ofUnit[i]);
            }
            largest = Math.max(largest, Math.max(up, down));
        }
        return largest;
    }
}
