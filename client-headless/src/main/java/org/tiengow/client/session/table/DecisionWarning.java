package org.tiengow.client.session.table;

/**
 * A decision was made for this client.
 *
 * @param decision its number
 * @param reason why
 */
public record DecisionWarning(long decision, Reason reason) {
    /** Why a decision was made for somebody. */
    public enum Reason {
        /** A reason this program does not know. */
        UNSPECIFIED,
        /** No answer came in time. */
        LATE
    }
}
