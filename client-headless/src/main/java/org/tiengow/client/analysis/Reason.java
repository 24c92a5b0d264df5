package org.tiengow.client.analysis;

import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/** A reason for a play, taken from what was counted or computed. */
public sealed interface Reason {
    /** A visitor with one method for each kind of reason. */
    interface Cases<T> {
        /** No other play is legal. */
        T only();

        /** No player after it holds, or may play, a set that beats it. */
        T unbeatable();

        /** All other players have played to the trick. */
        T last();

        /** No set in the hand beats the trick, so tiles must be forfeited. */
        T mustForfeit();

        /** A set in the hand would beat the trick, but is worth more later. */
        T spares();

        /** Few unseen tiles, or sets, could beat it. */
        T few(Few few);

        /** The play may bring the seat's first stacks, without which it must forfeit its last tile (rules 4.8). */
        T firstStack();

        /** The play keeps a set whole. */
        T keeps(Keeps keeps);

        /** The play is worth clearly more than the second best. */
        T better(Better better);

        /** Another play is worth about as much. */
        T close(Close close);
    }

    /** Calls the method of {@code cases} for this kind of reason. */
    <T> T match(Cases<T> cases);

    /** The reason of {@link Cases#only}. */
    record Only() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.only();
        }
    }

    /** The reason of {@link Cases#unbeatable}. */
    record Unbeatable() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.unbeatable();
        }
    }

    /** The reason of {@link Cases#last}. */
    record Last() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.last();
        }
    }

    /** The reason of {@link Cases#mustForfeit}. */
    record MustForfeit() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.mustForfeit();
        }
    }

    /** The reason of {@link Cases#spares}. */
    record Spares() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.spares();
        }
    }

    /**
     * The reason of {@link Cases#few}.
     *
     * @param rivals the number of single tiles, or of larger sets, that could beat the play
     * @param size the number of tiles of each of them
     * @param unseen the number of tiles that the seat has not seen
     */
    record Few(int rivals, int size, int unseen) implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.few(this);
        }
    }

    /** The reason of {@link Cases#firstStack}. */
    record FirstStack() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.firstStack();
        }
    }

    /**
     * The reason of {@link Cases#keeps}.
     *
     * @param set the set that stays in the hand, of two tiles or more
     */
    record Keeps(TileSet set) implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.keeps(this);
        }
    }

    /**
     * The reason of {@link Cases#better}.
     *
     * @param next the second best play
     * @param chips the expected advantage over that play, in chips
     */
    record Better(Play next, double chips) implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.better(this);
        }
    }

    /**
     * The reason of {@link Cases#close}.
     *
     * @param other the play that is worth about as much
     */
    record Close(Play other) implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.close(this);
        }
    }
}
