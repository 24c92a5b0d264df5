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

    /** The effort of the level {@code master}: 50 ms on one core. */
    public static final Effort MASTER = new Effort(Duration.ofMillis(50), FEW_PLAYS, Integer.MAX_VALUE);

    /** Returns an effort of a fixed number of sampled deals, however long they take. */
    public static Effort ofGuesses(int guesses) {
        return new Effort(Duration.ofHours(1), FEW_PLAYS, guesses);
    }

    /** Returns the time of this effort, at most half of the table's limit, since the answer needs time to arrive. */
    Duration within(Duration limit) {
        Duration most = limit.dividedBy(2);
        return time.compareTo(most) < 0 ? time : most;
    }
}
