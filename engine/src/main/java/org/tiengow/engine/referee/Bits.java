package org.tiengow.engine.referee;

/**
 * Search for the n-th set bit of a word, with n counted from 0 and from the lowest bit.
 *
 * <p>The search is free of branches: it halves the word by counting bits until one byte is left, then uses a table. A simulation
 * draws the bit at random, so a branch on it would be mispredicted half of the time.
 */
final class Bits {
    /** The position of the n-th set bit of a byte, at {@code 8 × byte + n}. */
    private static final byte[] PLACE_IN_BYTE = new byte[256 * 8];

    static {
        for (int word = 0; word < 256; word++) {
            int n = 0;
            for (int place = 0; place < 8; place++) {
                if ((word >>> place & 1) != 0) {
                    PLACE_IN_BYTE[8 * word + n++] = (byte) place;
                }
            }
        }
    }

    private Bits() {}

    /** Returns a word with only the n-th set bit of {@code word}. */
    static int nth(int word, int n) {
        return 1 << place(word, n);
    }

    /** Returns the position of the n-th set bit. */
    static int placeOfNth(long word, int n) {
        int low = Integer.bitCount((int) word);
        int high = low - 1 - n >> 31; // all ones if the bit is in the upper half
        return place((int) (word >>> (high & 32)), n - (low & high)) + (high & 32);
    }

    private static int place(int word, int n) {
        int low = Integer.bitCount(word & 0xffff);
        int high = low - 1 - n >> 31;
        int half = word >>> (high & 16);
        int rest = n - (low & high);
        int lowByte = Integer.bitCount(half & 0xff);
        int highByte = lowByte - 1 - rest >> 31;
        int inByte = PLACE_IN_BYTE[(half >>> (highByte & 8) & 0xff) << 3 | rest - (lowByte & highByte)];
        return inByte + (high & 16) + (highByte & 8);
    }
}
