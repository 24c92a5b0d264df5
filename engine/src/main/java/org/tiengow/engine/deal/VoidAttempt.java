package org.tiengow.engine.deal;

import java.util.List;

/**
 * An attempt at a shuffle that was given up before a tile was dealt, since shares were missing; or all that a host which is gone
 * did for a round that is shuffled for again at another one.
 *
 * @param number which attempt at its round, 1 for the first
 * @param missing the listed seats whose shares did not come, at least one; empty when the host was gone, which only the first
 *     attempt can say
 */
public record VoidAttempt(int number, List<Missing> missing) {
    /** The host was gone: whatever it shuffled for the round is void. */
    public static final VoidAttempt HOST_GONE = new VoidAttempt(1, List.of());

    /** Checks the number, and that somebody is named. */
    public VoidAttempt {
        missing = List.copyOf(missing);
        if (number < 1 || missing.isEmpty() && number != 1) {
            throw new IllegalArgumentException(
                    "A void attempt has a number from 1 on, and names whose share was missing.");
        }
    }

    /** Whether it is void since the host was gone. */
    public boolean isHostGone() {
        return missing.isEmpty();
    }

    /**
     * Whose share was missing.
     *
     * @param seat the seat
     * @param name who held it then
     */
    public record Missing(int seat, String name) {}
}
