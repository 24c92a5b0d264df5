package org.tiengow.engine.rules;

/** What the pair 42 21 is (rules 4.4). */
public enum Supreme {
    /** A shape of its own: led, nothing beats it; following, it beats nothing. */
    UNRIVALLED,

    /** The highest military pair, led or following. */
    TOP_MILITARY_PAIR
}
