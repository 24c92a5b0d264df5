package org.tiengow.swing.view.table.motion;

/** A listener for the moments at which movements become visible on the table. */
@FunctionalInterface
public interface Moments {
    /** A listener that ignores all moments. */
    Moments UNHEARD = moment -> {};

    /** An event that makes a sound at a real table. */
    enum Moment {
        /** A set laid on the table. */
        TILE_DOWN,
        /** Tiles laid face down. */
        TILE_TURNED_DOWN,
        /** A trick that has reached its winner's pile. */
        PILE_GATHERED,
        /** The start of a payment in chips. */
        CHIPS,
        /** A round won by the viewer. */
        ROUND_WON,
        /** A round won by another player. */
        ROUND_OVER,
        /** The capture of the last trick's single tile. */
        CAPTURE,
        /** A trick taken by a Supreme. */
        SUPREME,
        /** A trick taken by a quartet. */
        QUARTET,
        /** All stacks won by one player. */
        ALL_STACKS
    }

    /** Reports a moment; called on the event thread. */
    void happened(Moment moment);
}
