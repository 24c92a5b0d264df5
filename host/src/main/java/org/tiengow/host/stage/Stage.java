package org.tiengow.host.stage;

import org.tiengow.protocol.wire.ClientMessage;

/**
 * The state of a connection, which defines the messages that it accepts.
 *
 * <pre>
 *   HelloStage → EnterStage → EnteredStage (lobby ⇄ watching ⇄ seated)
 * </pre>
 */
public interface Stage {
    /** Handles a message. Each message must be answered exactly once, or the connection cut. */
    void receive(ClientMessage message);

    /** Called when the connection has broken or was closed; no further message follows. */
    void lost();
}
