package org.tiengow.swing.view.standings;

/** What somebody does at the end of a match. */
public interface StandingsInput {
    /** Starts another match with the same seats and rules. */
    void again();

    /** Leaves the table. */
    void leave();
}
