package org.tiengow.engine.rules;

/** The multiplier of payments to and from the banker (rules 5.2). */
public enum BankerRate {
    /** Always 2. */
    DOUBLE,

    /** The number of rounds in a row as banker, this one included, plus 1. */
    TERM_PLUS_ONE,

    /** 2 × (wins + 1) if the banker wins, otherwise 2. */
    DOUBLE_TIMES_WINS
}
