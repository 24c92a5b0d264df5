package org.tiengow.client.bot;

import java.time.Duration;
import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * A strategy for one seat.
 *
 * <p>Each seat has its own instance, which is called by one thread at a time, in this order. Only {@link #choose} must be implemented.
 *
 * <pre>
 *   begin (saw | choose | voided)* end    once a match, again for the next one
 *   close                                 when the seat is given up
 * </pre>
 */
public interface Bot extends AutoCloseable {
    /**
     * Starts a match in this seat.
     *
     * @param seat the seat, the rules and the players
     */
    default void begin(BotSeat seat) {}

    /** Reports an event of the round as this seat may see it. The seat's own plays are reported too. */
    default void saw(SeatEvent event) {}

    /** Reports that the round is dealt again, so that everything seen of it is void. */
    default void voided() {}

    /**
     * Chooses a play.
     *
     * @param view what the seat may know
     * @param legal all legal plays, at least one
     * @param limit the time for the answer; a later answer is replaced by a safe play
     * @return an index into {@code legal}
     */
    int choose(SeatView view, LegalPlays legal, Duration limit);

    /**
     * Reports the end of the match.
     *
     * @param chips the final score of each seat
     * @param places the place of each seat: 1 for the most chips; equal chips share a place (rules 6.2)
     */
    default void end(List<Integer> chips, List<Integer> places) {}

    /** Releases the resources of the strategy when the seat is given up. */
    @Override
    default void close() {}
}
