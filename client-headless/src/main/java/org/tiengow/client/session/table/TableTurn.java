package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;

/**
 * The turn at a table: the decision, the clock and the pause for which it waits, and the play that may be taken back.
 *
 * @param decision the decision of this client; null without one
 * @param clock the clock of the seat that must act; null without a limit
 * @param pause the pause that people ask for or that is running; null without one
 * @param takeBack the open question whether a play may be taken back; null without one
 * @param mayTakeBack whether this client may ask to take its latest play back
 */
public record TableTurn(
        @Nullable Decision decision,
        @Nullable TurnClock clock,
        @Nullable TablePause pause,
        @Nullable TakeBackQuestion takeBack,
        boolean mayTakeBack) {
    /** A turn without decision, limit and pause. */
    public static final TableTurn NONE = new TableTurn(null, null, null);

    /** Creates a turn in which no play may be taken back. */
    public TableTurn(@Nullable Decision decision, @Nullable TurnClock clock, @Nullable TablePause pause) {
        this(decision, clock, pause, null, false);
    }

    /** Returns a copy without a clock. */
    public TableTurn withoutClock() {
        return new TableTurn(decision, null, pause, takeBack, mayTakeBack);
    }
}
