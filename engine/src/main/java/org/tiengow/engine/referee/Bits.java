package org.tiengow.engine.referee;

/** Finding the n-th bit that is set, n counted from 0 and from the lowest. */
final class Bits {
    private Bits() {}

    /** That bit alone. */
    static int nth(int word, int n) {
        int rest = word;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    /** The place of that bit. */
    static int placeOfNth(long word, int n) {
        long rest = word;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
