package org.tiengow.client.network;

/** Accumulates the gradient of a network's weights over examples; for one thread. */
public final class Gradient {
    /** Bound to which errors are clipped, so that one extreme round cannot ruin the network. */
    private static final float MOST = 6;

    private final Shape shape;
    private final float[] weights;
    private final float[] sum;
    private final FloatEvaluator evaluator;
    private final float[] backFirst;
    private final float[] backSecond;
    private final float[] reluFirst;
    private final float[] reluSecond;

    /** The second layer's weights and gradient, transposed: grouped by the unit they lead to, so that the inner loops are long. */
    private final float[] turned;

    private final float[] turnedSum;
    private int examples;

    /** Creates a gradient for a learner, whose weight array it shares. */
    Gradient(Shape shape, float[] weights) {
        this.shape = shape;
        this.weights = weights;
        this.sum = new float[shape.weights()];
        this.evaluator = new FloatEvaluator(shape, weights);
        this.backFirst = new float[shape.first()];
        this.backSecond = new float[shape.second()];
        this.reluFirst = new float[shape.first()];
        this.reluSecond = new float[shape.second()];
        this.turned = new float[shape.first() * shape.second()];
        this.turnedSum = new float[turned.length];
    }

    /**
     * Adds one example to the gradient.
     *
     * @param on the inputs that are on
     * @param from the first index into {@code on}
     * @param to the index after the last
     * @param wanted the target value
     */
    public void learn(int[] on, int from, int to, float wanted) {
        if (examples == 0) {
            turnSecondLayer();
        }
        evaluator.begin(on, 0);
        float error = evaluator.value(on, from, to) - wanted;
        backThroughValue(Math.max(-MOST, Math.min(MOST, error)));
        backThroughSecond();
        for (int i = from; i < to; i++) {
            Vectors.addTo(sum, shape.firstRow(on[i]), backFirst);
        }
        examples++;
    }

    private void backThroughValue(float error) {
        float[] second = evaluator.second();
        int row = shape.valueRow();
        for (int unit = 0; unit < second.length; unit++) {
            boolean active = second[unit] > 0;
            reluSecond[unit] = active ? second[unit] : 0;
            backSecond[unit] = active ? error * weights[row + unit] : 0;
        }
        Vectors.addScaledTo(sum, row, reluSecond, error);
        sum[shape.valueBias()] += error;
        Vectors.addTo(sum, shape.secondBias(), backSecond);
    }

    private void backThroughSecond() {
        float[] first = evaluator.first();
        for (int unit = 0; unit < first.length; unit++) {
            reluFirst[unit] = Math.max(0, first[unit]);
            backFirst[unit] = 0;
        }
        for (int unit = 0; unit < backSecond.length; unit++) {
            float back = backSecond[unit];
            if (back != 0) {
                int row = unit * backFirst.length;
                Vectors.addScaledTo(turnedSum, row, reluFirst, back);
                Vectors.addScaled(backFirst, turned, row, back);
            }
        }
        for (int unit = 0; unit < first.length; unit++) {
            backFirst[unit] = first[unit] > 0 ? backFirst[unit] : 0;
        }
        Vectors.addTo(sum, shape.firstBias(), backFirst);
    }

    private void turnSecondLayer() {
        for (int unit = 0; unit < shape.first(); unit++) {
            for (int next = 0; next < shape.second(); next++) {
                turned[next * shape.first() + unit] = weights[shape.secondRow(unit) + next];
            }
        }
    }

    /** Returns the number of examples since the last {@link #emptyInto}. */
    int examples() {
        return examples;
    }

    /** Adds the gradient to a total and resets it. */
    void emptyInto(float[] total) {
        for (int i = 0; i < sum.length; i++) {
            total[i] += sum[i];
            sum[i] = 0;
        }
        for (int unit = 0; unit < shape.first(); unit++) {
            for (int next = 0; next < shape.second(); next++) {
                int at = next * shape.first() + unit;
                total[shape.secondRow(unit) + next] += turnedSum[at];
                turnedSum[at] = 0;
            }
        }
        examples = 0;
    }
}
