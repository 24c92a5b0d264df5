package org.tiengow.client.session;

import org.jspecify.annotations.Nullable;

/**
 * How the connection to the host stands.
 *
 * @param stage where it stands
 * @param problem why it is lost or closed; null in the other stages
 */
public record ConnectionStatus(Stage stage, @Nullable Problem problem) {
    /** A connection is being made. */
    public static final ConnectionStatus CONNECTING = new ConnectionStatus(Stage.CONNECTING, null);

    /** The two sides introduce themselves. */
    public static final ConnectionStatus ENTERING = new ConnectionStatus(Stage.ENTERING, null);

    /** This client is inside. */
    public static final ConnectionStatus IN = new ConnectionStatus(Stage.IN, null);

    /** Checks that a problem stands exactly where there is one. */
    public ConnectionStatus {
        if (stage.isOver() != (problem != null)) {
            throw new IllegalArgumentException("a problem belongs to LOST and CLOSED, not to " + stage);
        }
    }

    /** It broke without anybody wanting it. */
    public static ConnectionStatus lost(Problem problem) {
        return new ConnectionStatus(Stage.LOST, problem);
    }

    /** One of the two sides ended it, or refused to begin it. */
    public static ConnectionStatus closed(Problem problem) {
        return new ConnectionStatus(Stage.CLOSED, problem);
    }

    /** Where a connection stands: CONNECTING, ENTERING, IN, then LOST or CLOSED, which may follow any of them. */
    public enum Stage {
        /** It is being made. */
        CONNECTING,
        /** The two sides introduce themselves. */
        ENTERING,
        /** This client is inside: requests may be made. */
        IN,
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
