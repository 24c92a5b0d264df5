package org.tiengow.engine.deal;

import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * Unbiased numbers drawn from a stream of bytes, block after block (rejection sampling). A byte that would favour the lower
 * numbers is skipped:
 *
 * <pre>
 *   below 24:   0 ... 23 | 24 ... 47 | ... | 216 ... 239 | 240 ... 255
 *               → 0 ... 23 → 0 ... 23      → 0 ... 23      next byte
 * </pre>
 */
final class HashedChance implements IntUnaryOperator {
    private static final int BYTES = 256;

    private final IntFunction<byte[]> blocks;
    private byte[] block = new byte[0];
    private int next;
    private int blocksRead;

    HashedChance(IntFunction<byte[]> blocks) {
        this.blocks = blocks;
    }

    /**
     * Returns a number from 0 to {@code bound} − 1, each equally likely.
     *
     * @param bound 1 to 256
     */
    @Override
    public int applyAsInt(int bound) {
        int fair = BYTES - BYTES % bound;
        int drawn = nextByte();
        while (drawn >= fair) {
            drawn = nextByte();
        }
        return drawn % bound;
    }

    private int nextByte() {
        if (next == block.length) {
            block = blocks.apply(blocksRead++);
            next = 0;
        }
        return block[next++] & 0xFF;
    }
}
