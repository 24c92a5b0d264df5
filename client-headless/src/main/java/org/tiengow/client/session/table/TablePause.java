package org.tiengow.client.session.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pause that people ask for, a pause to which all people have agreed, or the pause before a round or a match.
 *
 * @param running whether play is stopped
 * @param wished the seats that ask for the pause
 * @param until the time at which play resumes by itself; null when it does not
 */
public record TablePause(
        boolean running, List<Integer> wished, @Nullable Deadline until) {
    public TablePause {
        wished = List.copyOf(wished);
    }

    /** Checks whether the next round or match begins by itself, although not everybody is ready. */
    public boolean isLimited() {
        return !running && until != null;
    }

    /** Checks whether a seat asks for the pause, or play is stopped. */
    public boolean isWishedBy(int seat) {
        return running || wished.contains(seat);
    }
}
