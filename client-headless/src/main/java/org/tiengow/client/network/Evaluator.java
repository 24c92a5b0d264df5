package org.tiengow.client.network;

/**
 * Evaluates positions with one network, one after another; for one thread.
 *
 * <p>The plays of one decision share most of their inputs. {@link #begin} sums these once, and {@link #value} adds the rest. Evaluation
 * allocates no memory.
 */
public interface Evaluator {
    /** Creates a fast evaluator, which rounds the weights of the first layer to integers. */
    static Evaluator of(Network network) {
        return new PackedEvaluator(network);
    }

    /** Starts a decision with the inputs that are on for every play: the first {@code count} of {@code on}. */
    void begin(int[] on, int count);

    /** Turns further inputs on for all plays from now on: those of {@code on} from {@code from} to {@code to}, exclusive. */
    void further(int[] on, int from, int to);

    /**
     * Returns the value of a play. Beside the shared inputs of {@link #begin} and {@link #further}, the inputs of {@code on} from
     * {@code from} to {@code to}, exclusive, are on. The first {@code gone} inputs of {@code off} are shared inputs that are off for this
     * play.
     */
    float value(int[] on, int from, int to, int[] off, int gone);

    /** Returns the value of a play that keeps all shared inputs. */
    default float value(int[] on, int from, int to) {
        return value(on, from, to, on, 0);
    }
}
