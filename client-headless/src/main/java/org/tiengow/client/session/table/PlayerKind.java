package org.tiengow.client.session.table;

/** The kind of a client. */
public enum PlayerKind {
    /** A person, who may sit, watch and own a host. */
    PERSON,
    /** A program that plays by itself; it always has a time limit. */
    BOT,
    /** A client that only watches. */
    SPECTATOR
}
