package org.tiengow.client.replay;

/**
 * A line of a record file that cannot be shown.
 *
 * @param line 1 for the first
 * @param reason what is wrong with it
 * @param detail where and what, in an English sentence for whoever writes such files
 */
public record ReplayFlaw(int line, Reason reason, String detail) {
    /** What may be wrong with a line. */
    public enum Reason {
        /** It is no JSON, or no record. */
        NOT_A_RECORD,
        /** The round was broken off: there is nothing to show. */
        BROKEN_OFF,
        /** Its rules lack parameters that are asked for today. */
        LACKS_PARAMETERS,
        /** It was changed after it was written. */
        ALTERED,
        /** A member is missing, or is not what it should be. */
        INCOMPLETE
    }

    /** Such as {@code line 12: …}. */
    @Override
    public String toString() {
        return "line " + line + ": " + detail;
    }
}
