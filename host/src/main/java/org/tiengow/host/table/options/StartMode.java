package org.tiengow.host.table.options;

/** The event that starts a match. */
public enum StartMode {
    /** An automatic start: the first match starts as soon as every seat is taken, each further one as soon as everybody is ready. */
    FULL,
    /** A start on the owner's request only. */
    OWNER
}
