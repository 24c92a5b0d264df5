package org.tiengow.client.network;

/**
 * Values positions with one network, one after another; for one thread.
 *
 * <p>Plays of one decision share most of their inputs: these are added up once by {@link #begin}, and {@link #value} adds
 * the rest. Nothing is allocated after it was made.
 */
public interface Evaluator {
    /** Values with this network, fast: in whole numbers, which round its weights a little. */
    static Evaluator of(Network network) {
        return new PackedEvaluator(network);
    }

    /** Begins a decision with the inputs that are on whatever is played: the first {@code count} of {@code on}. */
    void begin(int[] on, int count);

    /** Further inputs are on for all plays from now on, from {@code from} up to {@code to}. */
    void further(int[] on, int from, int to);

    /**
     * The value of a play: beside those of {@link #begin} and {@link #further}, the inputs of {@code on} from {@code from} up to
     * {@code to} are on, and the first {@code gone} of {@code off}, which were on, are not.
     */
    float value(int[] on, int from, int to, int[] off, int gone);

    /** The value of a play after which no input is gone. */
    default float value(int[] on, int from, int to) {
        return value(on, from, to, on, 0);
    }
}
