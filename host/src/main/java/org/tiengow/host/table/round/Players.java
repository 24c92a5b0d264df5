package org.tiengow.host.table.round;

/** Those who sit around a running match, as the match needs to know them. */
public interface Players {
    /** Whether somebody is there who wants to see what happens. */
    boolean peopleHere();

    /** Whether a bot plays from a seat. */
    boolean isBot(int seat);

    /** A decision of a seat is about to open: now somebody else may take it over. */
    void beforeDecision(int seat);

    /** A decision was made for a seat, since its time ran out. */
    void warnLate(int seat, long decision);
}
