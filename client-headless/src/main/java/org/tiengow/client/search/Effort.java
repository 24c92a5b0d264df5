package org.tiengow.client.search;

import java.time.Duration;

/**
 * The limits of a search, which ends with the one reached first.
 *
 * @param time the time for each decision
 * @param plays the maximum number of plays of a decision to search
 * @param guesses the maximum number of sampled deals for each decision; if the time does not run out first, the same seed gives the same
 * plays
 */
public record Effort(Duration time, int plays, int guesses) {
    private static final int FEW_PLAYS = 4;

    /** The time after which the clock ends a search at a table, whatever its budget. */
    private static final Duration BOUND = Duration.ofSeconds(1);

    /** The effort of the level {@code master}: about 50 ms of one core for each decision. */
    public static final Effort MASTER = new Effort(BOUND, FEW_PLAYS, 250);

    /** Returns an effort of a fixed number of sampled deals without a clock of its own: only half of the table's limit may end it. */
    public static Effort ofGuesses(int guesses) {
        return new Effort(Duration.ofDays(365), FEW_PLAYS, guesses);
    }

    /** Returns the time of this effort, at most half of the table's limit, since the answer needs time to arrive. */
    Duration within(Duration limit) {
        Duration most = limit.dividedBy(2);
        return time.compareTo(most) < 0 ? time : most;
    }
}
