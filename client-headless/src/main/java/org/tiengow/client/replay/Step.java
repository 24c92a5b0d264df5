package org.tiengow.client.replay;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenTrick;

/**
 * A moment, with the states of the round around it.
 *
 * @param moment the moment
 * @param round the state of the round after the event
 * @param before the state of the round before the event
 * @param events the events of the moment, in order
 */
record Step(ReplayMoment moment, Round round, Round before, List<RoundEvent> events) {
    /** Returns the knowledge of a seat at this moment. */
    SeatView view(int seat) {
        SeatView after = round.viewFor(seat);
        boolean trickOver = round.tricks().size() > before.tricks().size();
        return switch (moment.kind()) {
            case LEAD, BEAT, FORFEIT -> trickOver ? lying(after, before.viewFor(seat)) : after;
            case TAKEN -> after.result() == null ? after : unsettled(after, before.viewFor(seat));
            case DEAL, DECLARATION, SETTLEMENT -> after;
        };
    }

    /** Returns the view of a complete trick that nobody has taken yet. */
    private static SeatView lying(SeatView after, SeatView before) {
        SeenTrick last = after.tricks().get(after.tricks().size() - 1);
        int best = 0;
        for (int play = 0; play < last.plays().size(); play++) {
            best = last.plays().get(play).seat() == last.winner() ? play : best;
        }
        return after.with(
                Phase.PLAYING, Seats.NONE, before.stacks(), before.chips(), last.plays(), best, before.tricks(), null);
    }

    /** Returns the view after the last trick was taken and before the settlement. Of the payments it has only those during the round. */
    private SeatView unsettled(SeatView after, SeatView before) {
        List<Integer> chips = new ArrayList<>(before.chips());
        for (RoundEvent event : events) {
            if (event instanceof RoundEvent.Paid paid) {
                pay(chips, paid.payment());
            }
        }
        return after.with(
                Phase.PLAYING, Seats.NONE, after.stacks(), chips, after.table(), after.best(), after.tricks(), null);
    }

    private static void pay(List<Integer> chips, Payment payment) {
        if (payment.from() != Seats.BANK) {
            chips.set(payment.from(), chips.get(payment.from()) - payment.chips());
        }
        chips.set(payment.to(), chips.get(payment.to()) + payment.chips());
    }
}
