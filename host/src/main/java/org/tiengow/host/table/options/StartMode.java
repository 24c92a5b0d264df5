package org.tiengow.host.table.options;

/** When a table starts. */
public enum StartMode {
    /** As soon as every seat is taken; again as soon as all its people are ready. */
    FULL,
    /** When the owner says so. */
    OWNER
}
