package org.tiengow.lab.gym;

/** The random numbers of one deal, SplitMix64. A table seeds it for each deal, so that a deal depends on nothing that was played. */
final class DealRandom {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long state;

    void seed(long seed, int table, long deal) {
        state = mix(mix(mix(seed) + GOLDEN * (table + 1L)) + GOLDEN * (deal + 1));
    }

    /** Returns 64 random bits. */
    long next() {
        state += GOLDEN;
        return mix(state);
    }

    /** Returns a number from 0 to {@code bound} − 1. */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }
}
