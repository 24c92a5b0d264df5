package org.tiengow.lab.arena.duel;

/** Algebra on square matrices of the same size. */
final class Matrices {
    private Matrices() {}

    /** Returns the inverse of a symmetric, positive definite matrix (Gauss–Jordan; such a matrix needs no pivoting). */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int i = 0; i < size; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int column = 0; column < size; column++) {
            double pivot = left[column][column];
            scale(left[column], 1 / pivot);
            scale(right[column], 1 / pivot);
            for (int row = 0; row < size; row++) {
                if (row != column) {
                    double times = -left[row][column];
                    addTo(left[row], left[column], times);
                    addTo(right[row], right[column], times);
                }
            }
        }
        return right;
    }

    static double[][] product(double[][] one, double[][] other) {
        double[][] product = new double[one.length][other.length];
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; j < other.length; j++) {
                addTo(product[i], other[j], one[i][j]);
            }
        }
        return product;
    }

    private static void scale(double[] row, double times) {
        for (int i = 0; i < row.length; i++) {
            row[i] *= times;
        }
    }

    private static void addTo(double[] row, double[] other, double times) {
        for (int i = 0; i < row.length; i++) {
            row[i] += times * other[i];
        }
    }
}
