package org.tiengow.client.replay;

/**
 * A moment of a round at which something new is to be seen.
 *
 * @param kind the event that has just happened
 * @param seat the seat that acted, or −1 for none
 * @param trick the trick that the moment belongs to, 1 for the first; 0 before the first lead and after the last trick
 */
public record ReplayMoment(Kind kind, int seat, int trick) {
    /** The kinds of events. */
    public enum Kind {
        /** The tiles were dealt. */
        DEAL,
        /** All seats were asked to declare one red dot (rules 4.11); the moment has the seat that declared it. */
        DECLARATION,
        /** A seat led. */
        LEAD,
        /** A seat beat the play that was best so far. */
        BEAT,
        /** A seat forfeited. */
        FORFEIT,
        /** A seat took the trick. */
        TAKEN,
        /** The round was settled. */
        SETTLEMENT
    }
}
