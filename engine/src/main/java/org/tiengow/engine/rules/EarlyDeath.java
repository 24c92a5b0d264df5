package org.tiengow.engine.rules;

/** Whether a seat without a trick is shut out of the last trick (rules 4.8). */
public enum EarlyDeath {
    /** When the last trick is a single tile. */
    SINGLE,

    /** Whatever the size of the last trick. */
    ANY,

    /** Never. */
    NO
}
