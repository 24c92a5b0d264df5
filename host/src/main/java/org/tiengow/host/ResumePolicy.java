package org.tiengow.host;

/** The treatment of an unfinished night in the data folder, and of this night should it be broken off. */
public enum ResumePolicy {
    /** Continues the unfinished night; journals this one as well. */
    GO_ON,
    /** Sets the unfinished night aside and starts a new one, which is journaled. */
    SET_ASIDE,
    /** Ignores the unfinished night; this one is not journaled and ends with its process. */
    NOT_KEPT
}
