package org.tiengow.engine.rules;

/** The last tricks from which a seat without a stack is shut out (rules 4.8). */
public enum EarlyDeath {
    /** A last trick of a single tile. */
    SINGLE,

    /** A last trick of any size. */
    ANY,

    /** No trick. */
    NO
}
