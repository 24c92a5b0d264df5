package org.tiengow.host.handover;

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
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.tiengow.protocol.pipeline.ClientTls;

/**
 * One end of the connection over which a night goes: messages, each behind its length in four bytes.
 *
 * <pre>
 *   heir                       host that goes
 *    | token, 16 bytes               |      whoever shows another one is cut
 *    |------------------------------>|
 *    |                      Legacy   |      once the round is over, or at once
 *    |<------------------------------|
 *    | HostOffer                     |      it listens there, and waits
 *    |------------------------------>|
 *    |                       Deeds   |      it is the host now
 *    |<------------------------------|
 * </pre>
 */
final class Baton implements AutoCloseable {
    /** How many bytes the token has that opens the door. */
    static final int TOKEN = 16;

    /** A night of 64 tables with long matches has a tenth of it. */
    private static final int MOST_BYTES = 64 * 1024 * 1024;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    Baton(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new DataInputStream(socket.getInputStream());
        this.out = new DataOutputStream(socket.getOutputStream());
    }

    /**
     * Connects to the host that goes, and to nobody else.
     *
     * @param fingerprint 32 bytes
     */
    static Baton to(String address, int port, byte[] fingerprint, int connectMillis) throws IOException {
        try {
            SSLContext tls = SSLContext.getInstance("TLS");
            tls.init(null, ClientTls.trusting(fingerprint), new SecureRandom());
            SSLSocket socket = (SSLSocket) tls.getSocketFactory().createSocket();
            try {
                socket.connect(new java.net.InetSocketAddress(address, port), connectMillis);
                socket.setSoTimeout(connectMillis);
                socket.startHandshake();
                return new Baton(socket);
            } catch (IOException failure) {
                socket.close();
                throw failure;
            }
        } catch (GeneralSecurityException impossible) {
            throw new IOException("This Java speaks no TLS.", impossible);
        }
    }

    /** How long the other side may take for what it says next. */
    void patience(int millis) throws IOException {
        socket.setSoTimeout(millis);
    }

    /**
     * Lets some time pass in which the other side has nothing to say.
     *
     * @throws IOException when it has gone meanwhile, or speaks out of turn
     */
    void awaitSilence(int millis) throws IOException {
        patience(millis);
        try {
            int heard = in.read();
            throw new IOException(heard < 0 ? "The other program has gone." : "The other program speaks out of turn.");
        } catch (SocketTimeoutException silence) {
            // as it should be
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

    <M> M hear(Parser<M> parser) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > MOST_BYTES) {
            throw new IOException("A message of " + length + " bytes is none.");
        }
        return parser.parseFrom(in.readNBytes(length));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
