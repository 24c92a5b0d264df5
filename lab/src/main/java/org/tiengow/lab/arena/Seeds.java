package org.tiengow.lab.arena;

import java.util.SplittableRandom;

/** Derives seeds from a seed, so that no two random streams start alike. */
public final class Seeds {
    private Seeds() {}

    /** Returns a seed for one use of another seed; the numbers identify the use. */
    public static long mixed(long seed, int... uses) {
        long mixed = seed;
        for (int use : uses) {
            mixed = new SplittableRandom(mixed + use).nextLong();
        }
        return mixed;
    }
}
