package org.tiengow.client.lab.arena;

import java.util.SplittableRandom;

/** Seeds made out of a seed, so that no two streams of chance begin alike. */
public final class Seeds {
    private Seeds() {}

    /** A seed for one use of another seed, told apart by numbers. */
    public static long mixed(long seed, int... uses) {
        long mixed = seed;
        for (int use : uses) {
            mixed = new SplittableRandom(mixed + use).nextLong();
        }
        return mixed;
    }
}
