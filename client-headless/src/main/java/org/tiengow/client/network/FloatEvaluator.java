package org.tiengow.client.network;

/** An evaluator in floating point, whose weights may be changed between two decisions. */
final class FloatEvaluator implements Evaluator {
    private final Shape shape;
    private final float[] weights;
    private final float[] shared;
    private final float[] first;
    private final UpperLayers upper;

    FloatEvaluator(Shape shape, float[] weights) {
        this.shape = shape;
        this.weights = weights;
        this.shared = new float[shape.first()];
        this.first = new float[shape.first()];
        this.upper = new UpperLayers(shape, weights);
    }

    @Override
    public void begin(int[] on, int count) {
        System.arraycopy(weights, shape.firstBias(), shared, 0, shared.length);
        addRows(shared, on, 0, count);
    }

    @Override
    public void further(int[] on, int from, int to) {
        addRows(shared, on, from, to);
    }

    @Override
    public float value(int[] on, int from, int to, int[] off, int gone) {
        System.arraycopy(shared, 0, first, 0, first.length);
        addRows(first, on, from, to);
        takeRows(first, off, gone);
        upper.take(first);
        return upper.value(1);
    }

    private void takeRows(float[] sum, int[] off, int count) {
        for (int i = 0; i < count; i++) {
            Vectors.take(sum, weights, shape.firstRow(off[i]));
        }
    }

    private void addRows(float[] sum, int[] on, int from, int to) {
        int i = from;
        for (; i + 4 <= to; i += 4) {
            Vectors.add(
                    sum,
                    weights,
                    shape.firstRow(on[i]),
                    shape.firstRow(on[i + 1]),
                    shape.firstRow(on[i + 2]),
                    shape.firstRow(on[i + 3]));
        }
        for (; i < to; i++) {
            Vectors.add(sum, weights, shape.firstRow(on[i]));
        }
    }

    /** Returns the sums of the first layer from the last {@link #value}, before the activation. */
    float[] first() {
        return first;
    }

    /** Returns the sums of the second layer from the last {@link #value}, before the activation. */
    float[] second() {
        return upper.second();
    }
}
