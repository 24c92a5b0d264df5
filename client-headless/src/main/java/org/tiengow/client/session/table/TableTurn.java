package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;

/**
 * The turn at a table: the decision, the clock and the pause for which it waits.
 *
 * @param decision the decision of this client; null without one
 * @param clock the clock of the seat that must act; null without a limit
 * @param pause the pause that people ask for or that is running; null without one
 */
public record TableTurn(
        @Nullable Decision decision,
        @Nullable TurnClock clock,
        @Nullable TablePause pause) {
    /** A turn without decision, limit and pause. */
    public static final TableTurn NONE = new TableTurn(null, null, null);
}
