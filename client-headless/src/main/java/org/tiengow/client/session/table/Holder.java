package org.tiengow.client.session.table;

/** The kind of holder of a seat. */
public enum Holder {
    /** No holder. */
    FREE,
    /** A person. */
    PERSON,
    /** A bot. */
    BOT
}
