package org.tiengow.engine.referee;

/**
 * Finding the n-th bit that is set, n counted from 0 and from the lowest.
 *
 * <p>Without a branch: the word is halved by counting bits until a byte is left, and a table knows the rest. Which bit is drawn
 * in a simulation cannot be foreseen, so that every branch on it would be taken back half of the time.
 */
final class Bits {
    /** The place of the n-th bit of a byte, at {@code 8 × byte + n}. */
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

    /** That bit alone. */
    static int nth(int word, int n) {
        return 1 << place(word, n);
    }

    /** The place of that bit. */
    static int placeOfNth(long word, int n) {
        int low = Integer.bitCount((int) word);
        int high = low - 1 - n >> 31; // all ones when the bit is in the upper half
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
