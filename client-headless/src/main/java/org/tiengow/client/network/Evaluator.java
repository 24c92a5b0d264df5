package org.tiengow.client.network;

/**
 * Values positions with one network, one after another; for one thread.
 *
 * <p>Plays of one decision share most of their inputs: these are added up once by {@link #begin}, and {@link #value} adds
 * the rest. Nothing is allocated after the constructor.
 */
public final class Evaluator {
    private final Shape shape;
    private final float[] weights;
    private final float[] shared;
    private final float[] first;
    private final float[] second;

    /** The second layer's rows of the units that are active, and by what each counts. */
    private final int[] rows;

    private final float[] factors;

    /** Values with this network. */
    public Evaluator(Network network) {
        this(network.shape(), network.shared());
    }

    /** Values with weights that somebody may go on changing between two decisions. */
    Evaluator(Shape shape, float[] weights) {
        this.shape = shape;
        this.weights = weights;
        this.shared = new float[shape.first()];
        this.first = new float[shape.first()];
        this.second = new float[shape.second()];
        this.rows = new int[shape.first()];
        this.factors = new float[shape.first()];
    }

    /** Begins a decision with the inputs that are on whatever is played: the first {@code count} of {@code on}. */
    public void begin(int[] on, int count) {
        System.arraycopy(weights, shape.firstBias(), shared, 0, shared.length);
        addRows(shared, on, 0, count);
    }

    /** The value of a play: with those of {@link #begin}, these inputs are on, from {@code from} up to {@code to}. */
    public float value(int[] on, int from, int to) {
        System.arraycopy(shared, 0, first, 0, first.length);
        addRows(first, on, from, to);
        System.arraycopy(weights, shape.secondBias(), second, 0, second.length);
        int active = 0;
        for (int unit = 0; unit < first.length; unit++) {
            if (first[unit] > 0) {
                rows[active] = shape.secondRow(unit);
                factors[active++] = first[unit];
            }
        }
        int done = 0;
        for (; done + 4 <= active; done += 4) {
            Vectors.addFourScaled(second, weights, rows, factors, done);
        }
        for (; done < active; done++) {
            Vectors.addScaled(second, weights, rows[done], factors[done]);
        }
        float value = weights[shape.valueBias()];
        int row = shape.valueRow();
        for (int unit = 0; unit < second.length; unit++) {
            value += Math.max(0, second[unit]) * weights[row + unit];
        }
        return value;
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

    /** What the units of the first layer added up to in the last {@link #value}. */
    float[] first() {
        return first;
    }

    /** What the units of the second layer added up to in the last {@link #value}. */
    float[] second() {
        return second;
    }
}
