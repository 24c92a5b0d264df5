package org.tiengow.client.network;

/**
 * Loops over arrays in the one form that the virtual machine compiles to SIMD instructions.
 *
 * <p>Four rows are added at a time: the sum is then read and written a quarter as often, and short loops with a single addition are not
 * unrolled well.
 */
final class Vectors {
    private Vectors() {}

    /** Adds a row to a sum. {@code row} is the index of its first element in {@code from}. */
    static void add(float[] sum, float[] from, int row) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += from[row + i];
        }
    }

    /** Adds four rows to a sum. */
    static void add(float[] sum, float[] from, int row1, int row2, int row3, int row4) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += from[row1 + i] + from[row2 + i] + (from[row3 + i] + from[row4 + i]);
        }
    }

    /** Subtracts a row from a sum. */
    static void take(float[] sum, float[] from, int row) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] -= from[row + i];
        }
    }

    /** Adds a row of integers to a sum. */
    static void add(long[] sum, long[] from, int row) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += from[row + i];
        }
    }

    /** Adds four rows of integers to a sum. */
    static void add(long[] sum, long[] from, int row1, int row2, int row3, int row4) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += from[row1 + i] + from[row2 + i] + (from[row3 + i] + from[row4 + i]);
        }
    }

    /** Subtracts a row of integers from a sum. */
    static void take(long[] sum, long[] from, int row) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] -= from[row + i];
        }
    }

    /** Adds a row, multiplied by a factor, to a sum. */
    static void addScaled(float[] sum, float[] from, int row, float factor) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += from[row + i] * factor;
        }
    }

    /** Adds four rows to a sum, each multiplied by its factor: the entries {@code at} to {@code at + 3} of the lists. */
    static void addFourScaled(float[] sum, float[] from, int[] rows, float[] factors, int at) {
        int row1 = rows[at];
        int row2 = rows[at + 1];
        int row3 = rows[at + 2];
        int row4 = rows[at + 3];
        float factor1 = factors[at];
        float factor2 = factors[at + 1];
        float factor3 = factors[at + 2];
        float factor4 = factors[at + 3];
        for (int i = 0; i < sum.length; i++) {
            sum[i] += from[row1 + i] * factor1
                    + from[row2 + i] * factor2
                    + (from[row3 + i] * factor3 + from[row4 + i] * factor4);
        }
    }

    /** Adds numbers, multiplied by a factor, to a row. */
    static void addScaledTo(float[] into, int row, float[] numbers, float factor) {
        for (int i = 0; i < numbers.length; i++) {
            into[row + i] += numbers[i] * factor;
        }
    }

    /** Adds numbers to a row. */
    static void addTo(float[] into, int row, float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            into[row + i] += numbers[i];
        }
    }
}
