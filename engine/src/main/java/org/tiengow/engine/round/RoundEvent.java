package org.tiengow.engine.round;

import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** Something that happened in a round, as it truly was. */
public sealed interface RoundEvent {
    /** What a seat sees of it; a spectator is {@code Seats.NONE}. */
    SeatEvent seenBy(int seat);

    /**
     * The tiles were dealt.
     *
     * @param setup the round
     * @param deal every hand
     * @param onlookers how everybody names the tiles
     */
    record Began(RoundSetup setup, Deal deal, Onlookers onlookers) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            TileSet dealt = seat == Seats.NONE ? TileSet.EMPTY : deal.hands().get(seat);
            TileSet hand = onlookers.at(seat).name(dealt);
            return new SeatEvent.RoundBegan(
                    setup.round(), setup.banker(), setup.term(), setup.wins(), setup.step(), hand);
        }
    }

    /**
     * A seat declared one red dot and showed its hand (rules 4.11).
     *
     * @param seat who
     * @param hand all its tiles
     * @param onlookers how everybody names the tiles
     */
    record Declared(int seat, TileSet hand, Onlookers onlookers) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int viewer) {
            return new SeatEvent.Declared(seat, onlookers.at(viewer).name(hand));
        }
    }

    /**
     * A seat led, beat or forfeited.
     *
     * @param play with its tiles, whichever way they face
     * @param onlookers how everybody names the tiles
     */
    record Played(LaidPlay play, Onlookers onlookers) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.Played(play.seenBy(onlookers.at(seat)));
        }
    }

    /**
     * Chips moved during the round (rules 5.4, 6.1).
     *
     * @param payment which
     */
    record Paid(Payment payment) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.Paid(payment);
        }
    }

    /**
     * A trick was over.
     *
     * @param winner who took it
     * @param stacks how many stacks it made
     */
    record TrickWon(int winner, int stacks) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.TrickWon(winner, stacks);
        }
    }

    /**
     * The round was over and paid.
     *
     * @param result all of it
     */
    record Settled(RoundResult result) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.Settled(result);
        }
    }
}
