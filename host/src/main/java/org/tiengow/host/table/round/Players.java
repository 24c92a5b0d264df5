package org.tiengow.host.table.round;

/** The players of a running match, as far as the match needs to know them. */
public interface Players {
    /** Checks whether a person is seated and connected, or a guest is watching. */
    boolean peopleHere();

    /** Checks whether a bot plays from a seat. */
    boolean isBot(int seat);

    /** Called before a decision of a seat is opened. At this moment another player may take over the seat. */
    void beforeDecision(int seat);

    /** Called when the time limit of a decision has expired, just before a legal play is made for the seat. */
    void warnLate(int seat, long decision);
}
