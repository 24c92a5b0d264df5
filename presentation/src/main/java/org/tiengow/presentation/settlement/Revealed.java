package org.tiengow.presentation.settlement;

import java.util.List;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;

/** What of a match the host has made public. */
public final class Revealed {
    private Revealed() {}

    /** The records of the table's match that are public by now, a line each; no other match's. */
    public static List<String> records(SessionState state) {
        String match = state.atTable().map(TableState::match).orElse("");
        return match.isEmpty()
                ? List.of()
                : state.revealed().stream()
                        .filter(line -> line.contains("\"" + match + "\""))
                        .toList();
    }

    /** Whether the round that was played last is public. */
    public static boolean hasRound(SessionState state) {
        return state.atTable()
                .map(TableState::view)
                .filter(view -> view.result() != null)
                .map(SeatView::round)
                .filter(round -> records(state).stream().anyMatch(line -> line.contains("\"round\":" + round + ",")))
                .isPresent();
    }
}
