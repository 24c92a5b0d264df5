package org.tiengow.client.session.table;

/**
 * A notice that the host has made a decision for this client.
 *
 * @param decision the number of the decision
 * @param reason the reason
 */
public record DecisionWarning(long decision, Reason reason) {
    /** The reason why the host decided. */
    public enum Reason {
        /** A reason this program does not know. */
        UNSPECIFIED,
        /** No answer came in time. */
        LATE
    }
}
