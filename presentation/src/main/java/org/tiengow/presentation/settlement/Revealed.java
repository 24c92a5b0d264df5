package org.tiengow.presentation.settlement;

import java.util.List;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;

/** The parts of a match that the host has revealed. */
public final class Revealed {
    private Revealed() {}

    /** Returns the revealed records of the table's current match, one line each. */
    public static List<String> records(SessionState state) {
        String match = state.atTable().map(TableState::match).orElse("");
        return match.isEmpty()
                ? List.of()
                : state.revealed().stream()
                        .filter(line -> line.contains("\"" + match + "\""))
                        .toList();
    }

    /** Checks whether the last round has been revealed. */
    public static boolean hasRound(SessionState state) {
        return state.atTable()
                .map(TableState::view)
                .filter(view -> view.result() != null)
                .map(SeatView::round)
                .filter(round -> records(state).stream().anyMatch(line -> line.contains("\"round\":" + round + ",")))
                .isPresent();
    }
}
