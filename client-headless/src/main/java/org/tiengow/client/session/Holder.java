package org.tiengow.client.session;

/** Who holds a seat. */
public enum Holder {
    /** Nobody. */
    FREE,
    /** A person. */
    PERSON,
    /** A bot. */
    BOT
}
