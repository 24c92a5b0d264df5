package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/**
 * An event of a round, reduced to what one seat may see. Of two equal tiles, the one that this seat saw first is called the first copy, so
 * that events of two seats may name the same tile differently.
 */
public sealed interface SeatEvent {
    /** Calls the method of {@code cases} for this kind of event. */
    <T> T match(Cases<T> cases);

    /**
     * The deal of a round.
     *
     * @param round the number of the round in the match, from 1
     * @param banker the seat that leads
     * @param term rounds in a row as banker, this one included (rules 5.2)
     * @param wins rounds in a row won before this one (rules 5.2)
     * @param step +1 or −1: the next seat to play is seat + step, modulo the players (rules 2.1)
     * @param hand the viewer's own tiles; none for a spectator
     */
    record RoundBegan(int round, int banker, int term, int wins, int step, TileSet hand) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.roundBegan(this);
        }
    }

    /**
     * A declaration of one red dot, which shows the hand (rules 4.11).
     *
     * @param seat the seat that declared
     * @param hand all its tiles
     */
    record Declared(int seat, TileSet hand) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.declared(this);
        }
    }

    /**
     * A lead, a beat or a forfeit.
     *
     * @param play the play as the viewer sees it
     */
    record Played(SeenPlay play) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.played(this);
        }
    }

    /** A payment made during the round (rules 5.4, 6.1). */
    record Paid(Payment payment) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.paid(this);
        }
    }

    /**
     * The end of a trick.
     *
     * @param winner the seat that took it and leads next
     * @param stacks the stacks it was worth, 1 to 4
     */
    record TrickWon(int winner, int stacks) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.trickWon(this);
        }
    }

    /**
     * The end of the round, with all its payments.
     *
     * @param result the whole result, including the payments made during the round
     */
    record Settled(RoundResult result) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.settled(this);
        }
    }

    /**
     * The end of a take-back: the round stands again as it was before some of its latest plays.
     *
     * @param seat the seat that took its play back
     * @param plays the number of plays that were undone, the later plays of other seats included
     */
    record TakenBack(int seat, int plays) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.takenBack(this);
        }
    }

    /** A visitor with one method per kind of event. */
    interface Cases<T> {
        T roundBegan(RoundBegan event);

        T declared(Declared event);

        T played(Played event);

        T paid(Paid event);

        T trickWon(TrickWon event);

        T settled(Settled event);

        T takenBack(TakenBack event);
    }
}
