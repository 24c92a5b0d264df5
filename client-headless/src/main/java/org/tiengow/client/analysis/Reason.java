package org.tiengow.client.analysis;

import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/** Why a play is a good one, out of what was counted or computed. */
public sealed interface Reason {
    /** What each kind of reason makes of itself. */
    interface Cases<T> {
        /** There is no other legal play. */
        T only();

        /** Nobody who plays after it holds, or may play, what would beat it. */
        T unbeatable();

        /** Everybody else has played to the trick. */
        T last();

        /** Nothing in the hand beats what lies there, so something must go. */
        T mustForfeit();

        /** Something in the hand would beat it, but is worth more later. */
        T spares();

        /** Few unseen tiles, or sets, could beat it. */
        T few(Few few);

        /** It may bring the seat's first stacks, without which a last tile dies (rules 4.8). */
        T firstStack();

        /** It keeps a set whole. */
        T keeps(Keeps keeps);

        /** It is worth clearly more than the next best. */
        T better(Better better);

        /** Another play is worth about as much. */
        T close(Close close);
    }

    /** Says which kind it is. */
    <T> T match(Cases<T> cases);

    /** See {@link Cases#only}. */
    record Only() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.only();
        }
    }

    /** See {@link Cases#unbeatable}. */
    record Unbeatable() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.unbeatable();
        }
    }

    /** See {@link Cases#last}. */
    record Last() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.last();
        }
    }

    /** See {@link Cases#mustForfeit}. */
    record MustForfeit() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.mustForfeit();
        }
    }

    /** See {@link Cases#spares}. */
    record Spares() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.spares();
        }
    }

    /**
     * See {@link Cases#few}.
     *
     * @param rivals how many single tiles, or larger sets, could beat it
     * @param size the tiles of each of them
     * @param unseen how many tiles the seat has not seen
     */
    record Few(int rivals, int size, int unseen) implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.few(this);
        }
    }

    /** See {@link Cases#firstStack}. */
    record FirstStack() implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.firstStack();
        }
    }

    /**
     * See {@link Cases#keeps}.
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
     * See {@link Cases#better}.
     *
     * @param next the next best play
     * @param chips how many chips more than that it is expected to bring
     */
    record Better(Play next, double chips) implements Reason {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.better(this);
        }
    }

    /**
     * See {@link Cases#close}.
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
