package org.tiengow.client.session.answer;

import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;

/**
 * How the connection to the host stands.
 *
 * @param stage where it stands
 * @param problem why it is lost or closed, or why this client has to come back; null in the other stages
 * @param until until when this client tries to come back; null in the other stages
 */
public record ConnectionStatus(
        Stage stage, @Nullable Problem problem, @Nullable Deadline until) {
    /** A connection is being made. */
    public static final ConnectionStatus CONNECTING = new ConnectionStatus(Stage.CONNECTING, null, null);

    /** The two sides introduce themselves. */
    public static final ConnectionStatus ENTERING = new ConnectionStatus(Stage.ENTERING, null, null);

    /** This client is inside. */
    public static final ConnectionStatus IN = new ConnectionStatus(Stage.IN, null, null);

    /** Checks that a problem and a deadline stand exactly where there is one. */
    public ConnectionStatus {
        boolean returning = stage == Stage.RETURNING;
        if ((stage.isOver() || returning) != (problem != null)) {
            throw new IllegalArgumentException("a problem belongs to RETURNING, LOST and CLOSED, not to " + stage);
        }
        if (returning != (until != null)) {
            throw new IllegalArgumentException("a deadline belongs to RETURNING, not to " + stage);
        }
    }

    /** It broke without anybody wanting it, and this client tries to come back by itself. */
    public static ConnectionStatus returning(Problem problem, Deadline until) {
        return new ConnectionStatus(Stage.RETURNING, problem, until);
    }

    /** It broke without anybody wanting it. */
    public static ConnectionStatus lost(Problem problem) {
        return new ConnectionStatus(Stage.LOST, problem, null);
    }

    /** One of the two sides ended it, or refused to begin it. */
    public static ConnectionStatus closed(Problem problem) {
        return new ConnectionStatus(Stage.CLOSED, problem, null);
    }

    /** Whether there was a connection, or should be, and there is none now. */
    public boolean isBroken() {
        return problem != null;
    }

    /** Whether this is why it is lost or closed. */
    public boolean isFor(Problem.Kind kind) {
        return problem != null && problem.kind() == kind;
    }

    /**
     * Where a connection stands: CONNECTING, ENTERING, IN, then LOST or CLOSED, which may follow any of them. IN and
     * RETURNING may follow one another any number of times.
     */
    public enum Stage {
        /** It is being made. */
        CONNECTING,
        /** The two sides introduce themselves. */
        ENTERING,
        /** This client is inside: requests may be made. */
        IN,
        /** It broke, and this client tries to come back; what is known of the table stays as it was. */
        RETURNING,
        /** It broke without anybody wanting it. */
        LOST,
        /** One of the two sides ended it, or refused to begin it. */
        CLOSED;

        /** Whether nothing more will come over it. */
        public boolean isOver() {
            return this == LOST || this == CLOSED;
        }
    }
}
