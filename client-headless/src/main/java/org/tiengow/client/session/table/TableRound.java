package org.tiengow.client.session.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * The round at a table, and its events.
 *
 * @param view the round, as this client may see it; null before the first round of a match
 * @param updates number of updates of this table so far; a state with the same number has no news of the table
 * @param news the events of the latest update, in order, whichever round they belong to
 * @param log the events of the round of {@code view}, in order. For a client that came late or missed some, they are reconstructed from the
 *     view, without the chips that moved during the round.
 */
public record TableRound(@Nullable SeatView view, long updates, List<SeatEvent> news, List<SeatEvent> log) {
    public TableRound {
        news = List.copyOf(news);
        log = List.copyOf(log);
    }
}
