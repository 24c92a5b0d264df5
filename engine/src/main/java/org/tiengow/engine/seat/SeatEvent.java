package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/** Something that happened in a round, as one seat may see it. */
public sealed interface SeatEvent {
    /** Calls the case this event is. */
    <T> T match(Cases<T> cases);

    /**
     * A round was dealt.
     *
     * @param round 1 for the first of the match
     * @param banker the seat that leads
     * @param term rounds in a row as banker, this one included (rules 5.2)
     * @param wins rounds in a row won before this one (rules 5.2)
     * @param step +1 or −1 (rules 2.1)
     * @param hand the viewer's own tiles; none for a spectator
     */
    record RoundBegan(int round, int banker, int term, int wins, int step, TileSet hand) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.roundBegan(this);
        }
    }

    /**
     * A seat declared one red dot and showed its hand (rules 4.11).
     *
     * @param seat who
     * @param hand all its tiles
     */
    record Declared(int seat, TileSet hand) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.declared(this);
        }
    }

    /**
     * A seat led, beat or forfeited.
     *
     * @param play what was seen of it
     */
    record Played(SeenPlay play) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.played(this);
        }
    }

    /**
     * Chips moved during the round (rules 5.4, 6.1).
     *
     * @param payment which
     */
    record Paid(Payment payment) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.paid(this);
        }
    }

    /**
     * A trick was over.
     *
     * @param winner who took it and leads next
     * @param stacks how many stacks it made, 1 to 4
     */
    record TrickWon(int winner, int stacks) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.trickWon(this);
        }
    }

    /**
     * The round was over and paid.
     *
     * @param result all of it, the payments made during the round included
     */
    record Settled(RoundResult result) implements SeatEvent {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.settled(this);
        }
    }

    /** One method a kind of event. */
    interface Cases<T> {
        T roundBegan(RoundBegan event);

        T declared(Declared event);

        T played(Played event);

        T paid(Paid event);

        T trickWon(TrickWon event);

        T settled(Settled event);
    }
}
