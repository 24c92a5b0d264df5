package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The connection of a client, as seen by its stage. It delivers one message at a time: the next one when the last is finished. All methods
 * may be called from any thread; calls of one thread take effect in their order.
 */
public interface ClientConnection {
    void send(HostMessage message);

    /** Answers the message that was delivered last, and makes the connection ready for the next one. */
    void answer(int request, Reply answer);

    /** Finishes the message that was delivered last without an answer; the connection is ready for the next one. */
    void done();

    /**
     * Executes a task after a delay in milliseconds, on an unspecified thread. The message that was delivered last remains unfinished until
     * then.
     */
    void later(long millis, Runnable task);

    /** Changes the stage of the connection. */
    void become(Stage next);

    /**
     * Lifts the limits of the opening: longer messages are accepted from now on.
     *
     * @param pingMillis the longest interval between two messages that the client has promised, in milliseconds; 0 without a promise
     */
    void enterGranted(int pingMillis);

    /**
     * Counts the connection as entered, if there is room.
     *
     * @param token the valid token that the client has shown; empty without one
     * @param page whether the user plays through a page
     * @return false when too many connections have entered; never false with a token
     */
    boolean admit(ByteString token, boolean page);

    /** Cuts the connection after a message that no correct program sends. */
    void cut(String sentence);

    /** Closes the connection for another reason. */
    void close(CloseReason reason, String sentence);

    /** Returns the remote address. */
    InetAddress address();

    /** Checks whether the connection uses TLS, or is accepted without it. */
    boolean isAllowed();

    /** Returns the SHA-256 of the certificate that this host has shown on the connection, 32 bytes; zeros without TLS. */
    byte[] fingerprint();
}
