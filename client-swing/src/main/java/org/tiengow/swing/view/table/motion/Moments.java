package org.tiengow.swing.view.table.motion;

/** Hears what moves at the table, at the moment it can be seen. */
@FunctionalInterface
public interface Moments {
    /** Nobody listens. */
    Moments UNHEARD = moment -> {};

    /** Something that makes a sound at a real table. */
    enum Moment {
        /** A set was laid on the table. */
        TILE_DOWN,
        /** Tiles were laid face down. */
        TILE_TURNED_DOWN,
        /** A trick has come to its winner's pile. */
        PILE_GATHERED,
        /** Chips begin to change hands. */
        CHIPS,
        /** The reader has won the round. */
        ROUND_WON,
        /** Somebody else has won the round. */
        ROUND_OVER,
        /** The last trick's single tile was captured. */
        CAPTURE,
        /** A Supreme has taken a trick. */
        SUPREME,
        /** A quartet has taken a trick. */
        QUARTET,
        /** Somebody has won all stacks. */
        ALL_STACKS
    }

    /** Tells of a moment; on the event thread. */
    void happened(Moment moment);
}
