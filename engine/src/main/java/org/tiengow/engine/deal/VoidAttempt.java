package org.tiengow.engine.deal;

import java.util.List;

/**
 * An attempt at a shuffle that was given up before a tile was dealt, since shares were missing.
 *
 * @param number which attempt at its round, 1 for the first
 * @param missing the listed seats whose shares did not come, at least one
 */
public record VoidAttempt(int number, List<Missing> missing) {
    /** Checks the number, and that somebody is named. */
    public VoidAttempt {
        missing = List.copyOf(missing);
        if (number < 1 || missing.isEmpty()) {
            throw new IllegalArgumentException(
                    "A void attempt has a number from 1 on, and names whose share was missing.");
        }
    }

    /**
     * Whose share was missing.
     *
     * @param seat the seat
     * @param name who held it then
     */
    public record Missing(int seat, String name) {}
}
