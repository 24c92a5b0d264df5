package org.tiengow.client.search;

import java.time.Duration;

/**
 * The limits of a search, which ends with the one reached first.
 *
 * @param time the time for each decision
 * @param plays the maximum number of plays of a decision to search
 * @param guesses the maximum number of sampled deals for each decision; if the time does not run out first, the same seed gives the same
 * plays
 * @param negligible the expected gain in chips below which it is not worth the time to compare a play with the best any further; 0 to use up
 * the guesses and the time
 */
public record Effort(Duration time, int plays, int guesses, double negligible) {
    private static final int FEW_PLAYS = 4;

    /** The time after which the clock ends a search at a table, whatever its budget. */
    private static final Duration BOUND = Duration.ofSeconds(1);

    /** Chips that are not worth a comparison, times the maximum number of sampled deals. */
    private static final double NEGLIGIBLE_TIMES_GUESSES = 5;

    private static final int USUAL_GUESSES = 2_000;

    /** The effort of the level {@code master}: about 180 ms of one core for each decision on average. */
    public static final Effort MASTER = ofGuesses(BOUND, USUAL_GUESSES);

    /** Returns an effort of at most so many sampled deals without a clock of its own: only half of the table's limit may end it. */
    public static Effort ofGuesses(int guesses) {
        return ofGuesses(Duration.ofDays(365), guesses);
    }

    private static Effort ofGuesses(Duration time, int guesses) {
        return new Effort(time, FEW_PLAYS, guesses, NEGLIGIBLE_TIMES_GUESSES / guesses);
    }

    /** Returns the time of this effort, at most half of the table's limit, since the answer needs time to arrive. */
    Duration within(Duration limit) {
        Duration most = limit.dividedBy(2);
        return time.compareTo(most) < 0 ? time : most;
    }
}
