package org.tiengow.client.session.night;

/** What a person does at the host. */
public enum NightPlace {
    /** Has a seat at a table. */
    SEATED,
    /** Watches a table. */
    WATCHING,
    /** Is at no table. */
    WAITING
}
