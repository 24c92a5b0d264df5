package org.tiengow.client.session.night;

/** The occupation of a person at the host. */
public enum NightPlace {
    /** Has a seat at a table. */
    SEATED,
    /** Watches a table. */
    WATCHING,
    /** Is at no table. */
    WAITING
}
