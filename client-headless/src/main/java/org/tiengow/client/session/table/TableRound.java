package org.tiengow.client.session.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * The round at a table, and what was told of it.
 *
 * @param view the round, as this client may see it; null before the first round of a match
 * @param updates how many updates of this table have come; a state with the same number tells nothing new about it
 * @param news what led to the latest of them, in order, whichever round it belongs to
 * @param log what this client has seen happen in the round of {@code view}, in order; whoever comes late has no beginning
 */
public record TableRound(@Nullable SeatView view, long updates, List<SeatEvent> news, List<SeatEvent> log) {
    /** Copies the lists. */
    public TableRound {
        news = List.copyOf(news);
        log = List.copyOf(log);
    }
}
