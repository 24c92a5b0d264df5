package org.tiengow.host.succession;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.pipeline.ClientTls;

/**
 * One end of the connection for a handover. It carries messages, each preceded by its length in four bytes.
 *
 * <pre>
 *   heir                       host that goes
 *    | token, 16 bytes               |      a client with a wrong token is cut
 *    |------------------------------>|
 *    |                 NightSnapshot |      once the round is over, or at once
 *    |<------------------------------|
 *    | HostOffer                     |      the heir listens there, and waits
 *    |------------------------------>|
 *    |                TakeoversSoFar |      the heir is the host now
 *    |<------------------------------|
 *    | Begun                         |      its tables have begun; clients are sent there
 *    |------------------------------>|
 * </pre>
 */
final class HandoverChannel implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HandoverChannel.class);

    /** Bytes of the token that authenticates the heir. */
    static final int TOKEN = 16;

    /** The most bytes of a night: ten times as many as 64 tables with long matches take. */
    static final int NIGHT = 64 * 1024 * 1024;

    /** The most bytes of a host offer, which takes some hundred. */
    static final int OFFER = 4_096;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    HandoverChannel(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new DataInputStream(socket.getInputStream());
        this.out = new DataOutputStream(socket.getOutputStream());
    }

    /**
     * Connects to the host that goes, authenticated by its fingerprint.
     *
     * @param fingerprint 32 bytes
     */
    static HandoverChannel to(String address, int port, byte[] fingerprint, int connectMillis) throws IOException {
        return new HandoverChannel(socketTo(address, port, fingerprint, connectMillis));
    }

    /** Returns the socket of such a connection. */
    static Socket socketTo(String address, int port, byte[] fingerprint, int connectMillis) throws IOException {
        try {
            SSLContext tls = SSLContext.getInstance("TLS");
            tls.init(null, ClientTls.trusting(fingerprint), new SecureRandom());
            SSLSocket socket = (SSLSocket) tls.getSocketFactory().createSocket();
            try {
                socket.connect(new java.net.InetSocketAddress(address, port), connectMillis);
                socket.setSoTimeout(connectMillis);
                socket.startHandshake();
                return socket;
            } catch (IOException failure) {
                socket.close();
                throw failure;
            }
        } catch (GeneralSecurityException impossible) {
            throw new IOException("This Java speaks no TLS.", impossible);
        }
    }

    /** An exchange over the connection. */
    interface Talk<T> {
        T talk() throws IOException;
    }

    /**
     * Runs an exchange with a deadline, however slowly the other side reads or writes.
     *
     * @throws IOException when the deadline passes; then the connection is closed
     */
    <T> T within(int millis, Talk<T> talk) throws IOException {
        AtomicBoolean over = new AtomicBoolean();
        CompletableFuture<Void> tooLate = CompletableFuture.runAsync(
                () -> {
                    if (over.compareAndSet(false, true)) {
                        cut();
                    }
                },
                CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
        patience(millis);
        T said = talk.talk();
        tooLate.cancel(false);
        if (!over.compareAndSet(false, true)) {
            throw new IOException("The other program was too slow.");
        }
        return said;
    }

    /** Closes the socket, which unblocks a thread that waits for the other side to read or write. */
    private void cut() {
        try {
            socket.setSoLinger(true, 0); // otherwise the closing message of TLS would wait behind blocked writes
            socket.close();
        } catch (IOException gone) {
            LOG.debug("The connection was gone before it was cut: {}", gone.toString());
        }
    }

    /** Sets the read time-out for the next messages. */
    void patience(int millis) throws IOException {
        socket.setSoTimeout(millis);
    }

    /**
     * Waits for some time in which the other side must send nothing.
     *
     * @throws IOException when the other side has closed the connection or sends something
     */
    void awaitSilence(int millis) throws IOException {
        patience(millis);
        try {
            int heard = in.read();
            throw new IOException(heard < 0 ? "The other program has gone." : "The other program speaks out of turn.");
        } catch (SocketTimeoutException silence) {
            // as expected
        }
    }

    void show(String token) throws IOException {
        out.write(HexFormat.of().parseHex(token));
        out.flush();
    }

    byte[] token() throws IOException {
        return in.readNBytes(TOKEN);
    }

    void say(MessageLite message) throws IOException {
        byte[] bytes = message.toByteArray();
        out.writeInt(bytes.length);
        out.write(bytes);
        out.flush();
    }

    /**
     * Reads a message.
     *
     * @param most the most bytes it may have
     */
    <M> M hear(Parser<M> parser, int most) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > most) {
            throw new IOException("A message of " + length + " bytes is none.");
        }
        return parser.parseFrom(in.readNBytes(length));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
