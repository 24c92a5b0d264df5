package org.tiengow.engine.seat;

/** Constants and arithmetic for seats. A seat is an int from 0 to players − 1, in the order of play of round 1 (rules 2.1). */
public final class Seats {
    /** No seat: nobody's turn, or the view of a spectator. */
    public static final int NONE = -1;

    /** The bank of the 1610 scoring, as a payer (rules 6.1). */
    public static final int BANK = -1;

    private Seats() {}

    /**
     * Returns the seat that plays after another.
     *
     * @param step +1, or −1 in the reversed rounds of {@code ALTERNATING}
     */
    public static int next(int seat, int step, int players) {
        return Math.floorMod(seat + step, players);
    }
}
