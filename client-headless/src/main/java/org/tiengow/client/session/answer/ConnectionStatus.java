package org.tiengow.client.session.answer;

import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;

/**
 * The status of the connection to the host.
 *
 * @param stage the stage of the connection
 * @param problem why it is lost or closed, or why this client has to reconnect; null in the other stages
 * @param until the time until which this client tries to reconnect; null in the other stages
 */
public record ConnectionStatus(
        Stage stage, @Nullable Problem problem, @Nullable Deadline until) {
    /** The status while the connection is being established. */
    public static final ConnectionStatus CONNECTING = new ConnectionStatus(Stage.CONNECTING, null, null);

    /** The status while both sides introduce themselves. */
    public static final ConnectionStatus ENTERING = new ConnectionStatus(Stage.ENTERING, null, null);

    /** The status after the host has admitted this client. */
    public static final ConnectionStatus IN = new ConnectionStatus(Stage.IN, null, null);

    /** Checks that problem and deadline are present exactly in the stages that have one. */
    public ConnectionStatus {
        boolean returning = stage == Stage.RETURNING;
        if ((stage.isOver() || returning) != (problem != null)) {
            throw new IllegalArgumentException("a problem belongs to RETURNING, LOST and CLOSED, not to " + stage);
        }
        if (returning != (until != null)) {
            throw new IllegalArgumentException("a deadline belongs to RETURNING, not to " + stage);
        }
    }

    /** Returns the status of a connection that broke unintentionally, and that this client tries to restore by itself. */
    public static ConnectionStatus returning(Problem problem, Deadline until) {
        return new ConnectionStatus(Stage.RETURNING, problem, until);
    }

    /** Returns the status of a connection that broke unintentionally. */
    public static ConnectionStatus lost(Problem problem) {
        return new ConnectionStatus(Stage.LOST, problem, null);
    }

    /** Returns the status of a connection that one of the two sides has ended, or refused to begin. */
    public static ConnectionStatus closed(Problem problem) {
        return new ConnectionStatus(Stage.CLOSED, problem, null);
    }

    /** Checks whether the connection is lost, closed or being restored. */
    public boolean isBroken() {
        return problem != null;
    }

    /** Checks whether the connection has this problem. */
    public boolean isFor(Problem.Kind kind) {
        return problem != null && problem.kind() == kind;
    }

    /**
     * The stage of a connection: CONNECTING, ENTERING, IN, then LOST or CLOSED, which may follow any of them. IN and RETURNING may
     * alternate any number of times.
     */
    public enum Stage {
        /** The connection is being established. */
        CONNECTING,
        /** The two sides introduce themselves. */
        ENTERING,
        /** The host has admitted this client, which may make requests. */
        IN,
        /** The connection broke, and this client tries to reconnect. The known state of the table is kept. */
        RETURNING,
        /** The connection broke unintentionally. */
        LOST,
        /** One of the two sides has ended the connection, or refused to begin it. */
        CLOSED;

        /** Checks whether nothing more will come over the connection. */
        public boolean isOver() {
            return this == LOST || this == CLOSED;
        }
    }
}
