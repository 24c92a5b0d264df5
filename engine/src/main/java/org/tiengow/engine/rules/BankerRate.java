package org.tiengow.engine.rules;

/** By how much payments to and from the banker are multiplied (rules 5.2). */
public enum BankerRate {
    /** Twice. */
    DOUBLE,

    /** Rounds in a row as banker, this one included, plus one. */
    TERM_PLUS_ONE,

    /** Twice, times wins plus one, when the banker wins; else twice. */
    DOUBLE_TIMES_WINS
}
