package org.tiengow.client.network;

import java.util.Arrays;

/**
 * The first layer of a network in whole numbers, four to a long: adding two longs adds all four. A number may be negative, it
 * then borrows from the one above it, which {@link #unpack} gives back; so sums and differences are exact whatever the order.
 */
final class PackedRows {
    /** Numbers in a long. */
    static final int LANES = 4;

    private static final int BITS = 16;
    private static final int MOST = Short.MAX_VALUE;

    /** Lifts all four numbers above zero, so that none has borrowed. */
    private static final long LIFT = 0x8000_8000_8000_8000L;

    /** So many inputs may be on at once, and no sum runs over. */
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

    /** How many longs a row has. */
    int width() {
        return width;
    }

    /** All rows, one an input, and one more with what each unit begins with. */
    long[] rows() {
        return rows;
    }

    /** What 1 stands for. */
    float step() {
        return step;
    }

    /** One of the four numbers of a long, the lowest being 0. */
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
