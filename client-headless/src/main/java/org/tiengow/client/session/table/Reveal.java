package org.tiengow.client.session.table;

/** The time at which the whole deal of a round becomes public (rules 4.10). */
public enum Reveal {
    /** After the round. */
    ROUND,
    /** After the match. */
    MATCH,
    /** Never. */
    NEVER
}
