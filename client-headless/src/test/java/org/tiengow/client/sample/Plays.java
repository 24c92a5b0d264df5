package org.tiengow.client.sample;

import org.tiengow.engine.round.Outcome;

/** Plays that a test knows to be legal. */
public final class Plays {
    private Plays() {}

    /** What a play led to. */
    public static Outcome.Accepted accepted(Outcome outcome) {
        if (outcome instanceof Outcome.Accepted accepted) {
            return accepted;
        }
        throw new AssertionError("refused: " + outcome);
    }
}
