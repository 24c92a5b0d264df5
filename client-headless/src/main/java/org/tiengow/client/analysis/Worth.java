package org.tiengow.client.analysis;

import org.tiengow.engine.seat.Play;

/**
 * What a play is thought to be worth.
 *
 * @param play a legal play
 * @param chips what it is expected to bring from its decision to the end of the round, in chips
 * @param behind how much less that is than what the best play brings, in chips; 0 for the best itself
 * @param error the standard error of {@code behind}, in chips; infinite where it is not known
 */
public record Worth(Play play, double chips, double behind, double error) {
    /** A difference of fewer standard errors may be noise. */
    public static final double CLEAR_ERRORS = 3;

    /** Fewer chips than these are not worth a word. */
    public static final double LEAST_CHIPS = 0.5;

    /** Whether the best play is clearly better than this one: by more than noise, and by something one would notice. */
    public boolean isClearlyWorse() {
        return behind >= LEAST_CHIPS && behind > CLEAR_ERRORS * error;
    }
}
