package org.tiengow.client.lab.arena;

/** Is told what the arena plays, in the order of deals and rotations. */
@FunctionalInterface
public interface ArenaListener {
    /** Hears of nothing. */
    ArenaListener NONE = game -> {};

    /** A deal was played in one rotation. */
    void played(Game game);

    /**
     * All games up to here were told.
     *
     * @param deals how many deals are finished
     */
    default void reached(int deals) {}
}
