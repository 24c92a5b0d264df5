package org.tiengow.client.session.night;

/** The way in which people are seated for each match. */
public enum SeatingMode {
    /** Everybody takes a free seat. */
    FREE,
    /** People take turns at one table. */
    TURNS,
    /** Everybody plays, at as many tables as needed; bots fill up. */
    TABLES
}
