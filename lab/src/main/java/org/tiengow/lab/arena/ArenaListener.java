package org.tiengow.lab.arena;

/** A listener to the games of the arena, in the order of deals and rotations. */
@FunctionalInterface
public interface ArenaListener {
    /** A listener that does nothing. */
    ArenaListener NONE = game -> {};

    /** Called when a deal was played in one rotation. */
    void played(Game game);

    /**
     * Called when all games of a number of deals have been reported.
     *
     * @param deals the number of finished deals
     */
    default void reached(int deals) {}
}
