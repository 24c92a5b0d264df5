package org.tiengow.client.replay;

/**
 * A line of a record file that cannot be shown.
 *
 * @param line the number of the line, 1 for the first
 * @param reason the kind of error
 * @param detail the place and the error, in an English sentence for authors of such files
 */
public record ReplayFlaw(int line, Reason reason, String detail) {
    /** The kinds of errors in a line. */
    public enum Reason {
        /** The line is not JSON, or not a record. */
        NOT_A_RECORD,
        /** The round was broken off, so that there is nothing to show. */
        BROKEN_OFF,
        /** The rules in the line lack parameters that this version requires. */
        LACKS_PARAMETERS,
        /** The line was changed after it was written. */
        ALTERED,
        /** A member is missing or malformed. */
        INCOMPLETE
    }

    /** Returns a text such as {@code line 12: …}. */
    @Override
    public String toString() {
        return "line " + line + ": " + detail;
    }
}
