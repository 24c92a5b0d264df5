package org.tiengow.engine.seat;

/** Seats are ints, 0 to players − 1, in the order of play of round 1 (rules 2.1). */
public final class Seats {
    /** Snapshots where there is no seat: nobody's turn, a spectator's view. */
    public static final int NONE = -1;

    /** The bank of the 1610 scoring, as a payer (rules 6.1). */
    public static final int BANK = -1;

    private Seats() {}

    /**
     * The seat that plays after another.
     *
     * @param step +1, or −1 in the reversed rounds of ALTERNATING
     */
    public static int next(int seat, int step, int players) {
        return Math.floorMod(seat + step, players);
    }
}
