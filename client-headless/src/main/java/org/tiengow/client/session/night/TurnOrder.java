package org.tiengow.client.session.night;

/** The order in which people take turns at one table. */
public enum TurnOrder {
    /** People play who have sat out most often, and longest ago. */
    LONGEST,
    /** The last place of a match sits out the next one. */
    LAST,
    /** The winner of a match stays; the others step out for those who wait. */
    WINNER
}
