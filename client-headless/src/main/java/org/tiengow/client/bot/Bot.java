package org.tiengow.client.bot;

import java.time.Duration;
import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * A strategy in one seat.
 *
 * <p>There is one instance a seat, called by one thread at a time, in this order; only {@link #choose} must be written:
 *
 * <pre>
 *   begin (saw | choose | voided)* end    once a match, again for the next one
 *   close                                 when the seat is given up
 * </pre>
 */
public interface Bot extends AutoCloseable {
    /**
     * A match begins in this seat.
     *
     * @param seat which seat, under which rules, with whom
     */
    default void begin(BotSeat seat) {}

    /** Something happened in the round, as this seat may see it; the seat's own plays are told too. */
    default void saw(SeatEvent event) {}

    /** The round is dealt anew: what was seen of it does not count. */
    default void voided() {}

    /**
     * Chooses a play.
     *
     * @param view what the seat may know
     * @param legal everything it may do, at least one play
     * @param limit how long the answer may take; a later answer is replaced by a safe play
     * @return an index into {@code legal}
     */
    int choose(SeatView view, LegalPlays legal, Duration limit);

    /**
     * The match is over.
     *
     * @param chips the final score a seat
     * @param places 1 for the most chips a seat; equal chips share a place (rules 6.2)
     */
    default void end(List<Integer> chips, List<Integer> places) {}

    /** The seat is given up; whatever the strategy holds on to is let go. */
    @Override
    default void close() {}
}
