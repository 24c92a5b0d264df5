package org.tiengow.client.replay;

/**
 * One of the moments of a round at which there is something new to see.
 *
 * @param kind what has just happened
 * @param seat who did it, or −1 for nobody
 * @param trick the trick it belongs to, 1 for the first; 0 before the first lead and after the last trick
 */
public record ReplayMoment(Kind kind, int seat, int trick) {
    /** What may have happened. */
    public enum Kind {
        /** The tiles were dealt. */
        DEAL,
        /** Everybody was asked for one red dot (rules 4.11); the seat is that of whoever declared. */
        DECLARATION,
        /** A seat led. */
        LEAD,
        /** A seat beat what lay there. */
        BEAT,
        /** A seat forfeited. */
        FORFEIT,
        /** A seat took the trick. */
        TAKEN,
        /** All was paid. */
        SETTLEMENT
    }
}
