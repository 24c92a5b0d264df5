package org.tiengow.host;

/** What becomes of a night that was broken off in the same data folder, and of this one should it be broken off. */
public enum Unfinished {
    /** It goes on where it was; this one is kept too. */
    GO_ON,
    /** It is put away, and a new one begins, which is kept. */
    SET_ASIDE,
    /** It is left alone; this one is not kept, and ends with its process. */
    NOT_KEPT
}
