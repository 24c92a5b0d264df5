package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The other end of a connection, as a stage needs it. It hands over one message after the other: the next one when the last is
 * done with. May be called from any thread; what one thread asks for happens in that order.
 */
public interface Peer {
    /** Sends a message. */
    void send(HostMessage message);

    /** Answers the message that was handed over last, and is ready for the next one. */
    void answer(int request, Reply answer);

    /** The message that was handed over last is done with; ready for the next one. */
    void done();

    /** Does something in so many milliseconds, on whichever thread; the message that was handed over last is not done with until then. */
    void later(long millis, Runnable task);

    /** From now on the connection is in another stage. */
    void become(Stage next);

    /**
     * From now on longer messages are accepted.
     *
     * @param pingMillis how often the client has promised to be heard, in milliseconds; 0: no promise
     */
    void enterGranted(int pingMillis);

    /**
     * It is to enter, and counts as somebody inside.
     *
     * @param token the token it has shown, and that is right; empty without one
     * @param page whether its person plays through a page
     * @return false when there are too many inside already; never so with a token
     */
    boolean admit(ByteString token, boolean page);

    /** The other side sent what no correct program sends: the connection is cut. */
    void cut(String sentence);

    /** The connection is closed for another reason. */
    void close(CloseReason reason, String sentence);

    /** Where it comes from. */
    InetAddress address();

    /** Whether a connection without TLS is accepted from where it comes. */
    boolean isAllowed();

    /** The SHA-256 of the certificate this host has shown on the connection, 32 bytes: zeros without TLS. */
    byte[] fingerprint();
}
