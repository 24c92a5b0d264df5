package org.tiengow.client.session.table;

/** Who holds a seat. */
public enum Holder {
    /** Nobody. */
    FREE,
    /** A person. */
    PERSON,
    /** A bot. */
    BOT
}
