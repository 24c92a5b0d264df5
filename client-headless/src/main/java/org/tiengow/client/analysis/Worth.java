package org.tiengow.client.analysis;

import org.tiengow.engine.seat.Play;

/**
 * The estimated value of a play.
 *
 * @param play a legal play
 * @param chips the expected gain from the decision to the end of the round, in chips
 * @param behind the difference to the best play, in chips; 0 for the best itself
 * @param error the standard error of {@code behind}, in chips; infinite if unknown
 */
public record Worth(Play play, double chips, double behind, double error) {
    /** Least number of standard errors at which a difference counts as more than noise. */
    public static final double CLEAR_ERRORS = 3;

    /** Least difference worth mentioning, in chips. */
    public static final double LEAST_CHIPS = 0.5;

    /** Checks whether the best play is clearly better than this one: by more than noise, and by a noticeable amount. */
    public boolean isClearlyWorse() {
        return behind >= LEAST_CHIPS && behind > CLEAR_ERRORS * error;
    }
}
