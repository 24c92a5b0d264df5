package org.tiengow.engine.tile;

/** The two suits (rules 1.2, 1.3). */
public enum Suit {
    CIVIL,
    MILITARY
}
