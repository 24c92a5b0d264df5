package org.tiengow.client.session.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pause that people wish for, or that all of them have agreed to; or the one between two rounds.
 *
 * @param running whether play stands still
 * @param wished the seats that wish for it
 * @param until when play goes on by itself; null where it does not
 */
public record TablePause(
        boolean running, List<Integer> wished, @Nullable Deadline until) {
    /** Copies the list. */
    public TablePause {
        wished = List.copyOf(wished);
    }
}
