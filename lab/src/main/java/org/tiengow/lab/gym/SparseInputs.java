package org.tiengow.lab.gym;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.tiengow.client.search.FeatureEncoder;

/** The inputs of the networks for some tables of a frame, as lists of the inputs that are on. It grows to the largest frame and is reused. */
final class SparseInputs {
    private final int[] on = new int[2 * FeatureEncoder.MOST];
    private short[] common = new short[1024];
    private short[] after = new short[4096];
    private int[] afterEnds = new int[256];
    private int commons;
    private int afters;
    private int actions;

    void clear() {
        commons = 0;
        afters = 0;
        actions = 0;
    }

    /** Returns an array for the encoder to write a list into. */
    int[] list() {
        return on;
    }

    /** Adds the first inputs of {@link #list} as those that all actions of a table have in common. */
    void addCommon(int count) {
        if (common.length < commons + count) {
            common = Arrays.copyOf(common, 2 * (commons + count));
        }
        for (int i = 0; i < count; i++) {
            common[commons++] = (short) on[i];
        }
    }

    /** Adds the first inputs of {@link #list} as those after one more legal action. */
    void addAfter(int count) {
        if (after.length < afters + count) {
            after = Arrays.copyOf(after, 2 * (afters + count));
        }
        for (int i = 0; i < count; i++) {
            after[afters++] = (short) on[i];
        }
        if (afterEnds.length == actions) {
            afterEnds = Arrays.copyOf(afterEnds, 2 * actions);
        }
        afterEnds[actions++] = afters;
    }

    int commons() {
        return commons;
    }

    int afters() {
        return afters;
    }

    int actions() {
        return actions;
    }

    void putCommon(ByteBuffer frame, int at) {
        for (int i = 0; i < commons; i++) {
            frame.putShort(at + 2 * i, common[i]);
        }
    }

    void putAfter(ByteBuffer frame, int at) {
        for (int i = 0; i < afters; i++) {
            frame.putShort(at + 2 * i, after[i]);
        }
    }

    /** Writes the end of each action's list, behind the entries of other threads. */
    void putAfterEnds(ByteBuffer frame, int at, int before) {
        for (int i = 0; i < actions; i++) {
            frame.putInt(at + 4 * i, before + afterEnds[i]);
        }
    }
}
