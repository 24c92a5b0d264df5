package org.tiengow.client.session;

/** What a client is. */
public enum PlayerKind {
    /** A person, who may sit, watch and own a host. */
    PERSON,
    /** A program that plays by itself; it always has a time limit. */
    BOT,
    /** Somebody who only watches. */
    SPECTATOR
}
