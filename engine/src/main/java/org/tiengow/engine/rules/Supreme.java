package org.tiengow.engine.rules;

/** The roles of the pair 42 21 (rules 4.4). */
public enum Supreme {
    /** A shape of its own. Nothing beats it as a lead; it beats nothing when it follows. */
    UNRIVALLED,

    /** The highest military pair, led or following. */
    TOP_MILITARY_PAIR
}
