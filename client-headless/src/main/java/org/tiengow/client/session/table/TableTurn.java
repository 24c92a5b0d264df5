package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;

/**
 * What a table waits for.
 *
 * @param decision what this client must decide now; null when nothing
 * @param clock the time of whoever must act; null without a limit
 * @param pause the pause that people wish for or make; null when nobody wishes for one
 */
public record TableTurn(
        @Nullable Decision decision,
        @Nullable TurnClock clock,
        @Nullable TablePause pause) {
    /** Nothing to decide, no limit and no pause. */
    public static final TableTurn NONE = new TableTurn(null, null, null);
}
