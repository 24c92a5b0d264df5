package org.tiengow.host.stage;

import org.tiengow.protocol.wire.ClientMessage;

/**
 * What a connection may do now.
 *
 * <pre>
 *   HelloStage → EnterStage → LobbyStage ⇄ AtTableStage (seated ⇄ watching)
 * </pre>
 */
public interface Stage {
    /** Takes a message, and sees to it that it is answered once, or that the connection is cut. */
    void receive(ClientMessage message);

    /** The connection broke or was closed; nothing more will come. */
    void lost();
}
