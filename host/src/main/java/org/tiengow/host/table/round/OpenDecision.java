package org.tiengow.host.table.round;

import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Play;

/**
 * A decision that a seat has to make.
 *
 * @param number a number that no other decision of the table has
 * @param legal the legal plays, computed from the seat's own view
 * @param limit the time limit
 */
public record OpenDecision(long number, LegalPlays legal, TimeLimit limit) {
    static OpenDecision of(long number, SeatView view, TimeLimit limit) {
        return new OpenDecision(number, LegalPlays.of(view), limit);
    }

    public Decision message(long now) {
        List<Play> plays = legal.plays().stream().map(PlayTranslator::write).toList();
        return Decision.newBuilder()
                .setNumber(number)
                .setMillisLeft(limit.left(now))
                .addAllLegal(plays)
                .build();
    }
}
