package org.tiengow.client.search;

import java.time.Duration;

/**
 * How long a search may go on; it ends with whichever is reached first.
 *
 * @param time the time a decision
 * @param plays how many plays of a decision are thought over, at most
 * @param guesses the guesses a decision: with a bound that the time does not reach, the same seed plays the same
 */
public record Effort(Duration time, int plays, int guesses) {
    private static final int FEW_PLAYS = 4;

    /** What the level {@code master} takes: 50 ms of one core. */
    public static final Effort MASTER = new Effort(Duration.ofMillis(50), FEW_PLAYS, Integer.MAX_VALUE);

    /** So many guesses, however long they take. */
    public static Effort ofGuesses(int guesses) {
        return new Effort(Duration.ofHours(1), FEW_PLAYS, guesses);
    }

    /** No more than a part of what the table allows: the answer has a way to go. */
    Duration within(Duration limit) {
        Duration most = limit.dividedBy(2);
        return time.compareTo(most) < 0 ? time : most;
    }
}
