package org.tiengow.engine.round;

import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** An event of a round, with all hidden tiles. */
public sealed interface RoundEvent {
    /** Returns the event as a seat sees it; a spectator is {@code Seats.NONE}. */
    SeatEvent seenBy(int seat);

    /**
     * The deal of a round.
     *
     * @param setup the facts fixed before the deal
     * @param deal every hand
     * @param onlookers the names that each viewer gives to the tiles
     */
    record Began(RoundSetup setup, Deal deal, KnownTilesPerSeat onlookers) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            TileSet dealt = seat == Seats.NONE ? TileSet.EMPTY : deal.hands().get(seat);
            TileSet hand = onlookers.at(seat).name(dealt);
            return new SeatEvent.RoundBegan(
                    setup.round(), setup.banker(), setup.term(), setup.wins(), setup.step(), hand);
        }
    }

    /**
     * A declaration of one red dot, which shows the hand (rules 4.11).
     *
     * @param seat the seat that declared
     * @param hand all its tiles
     * @param onlookers the names that each viewer gives to the tiles
     */
    record Declared(int seat, TileSet hand, KnownTilesPerSeat onlookers) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int viewer) {
            return new SeatEvent.Declared(seat, onlookers.at(viewer).name(hand));
        }
    }

    /**
     * A lead, a beat or a forfeit.
     *
     * @param play the play with its tiles, even if they lie face down
     * @param onlookers the names that each viewer gives to the tiles
     */
    record Played(LaidPlay play, KnownTilesPerSeat onlookers) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.Played(play.seenBy(onlookers.at(seat)));
        }
    }

    /** A payment made during the round (rules 5.4, 6.1). */
    record Paid(Payment payment) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.Paid(payment);
        }
    }

    /**
     * The end of a trick.
     *
     * @param winner the seat that took it
     * @param stacks the stacks it was worth
     */
    record TrickWon(int winner, int stacks) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.TrickWon(winner, stacks);
        }
    }

    /**
     * The end of a take-back: the round stands again as it was before some of its latest plays.
     *
     * @param seat the seat that took its play back
     * @param plays the number of plays that were undone
     */
    record TakenBack(int seat, int plays) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int viewer) {
            return new SeatEvent.TakenBack(seat, plays);
        }
    }

    /**
     * The end of the round, with all its payments.
     *
     * @param result the whole result
     */
    record Settled(RoundResult result) implements RoundEvent {
        @Override
        public SeatEvent seenBy(int seat) {
            return new SeatEvent.Settled(result);
        }
    }
}
