package org.tiengow.host.altered;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * A line between one client and a host on which somebody sits who can change what the host says. What the client is given, and what
 * it says itself, is kept in the order in which it passed.
 */
final class AlteredLine implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final int host;
    private final Alterations alterations;
    private final List<Passed> passed = new ArrayList<>();
    private final Socket far = new Socket();
    private volatile Socket near = new Socket();

    /** Something that passed: one of the two. */
    record Passed(HostMessage heard, ClientMessage said) {
        static Passed heard(HostMessage message) {
            return new Passed(message, ClientMessage.getDefaultInstance());
        }

        static Passed said(ClientMessage message) {
            return new Passed(HostMessage.getDefaultInstance(), message);
        }
    }

    private interface Pump {
        void run() throws IOException;
    }

    AlteredLine(int host, Alterations alterations) throws IOException {
        this.host = host;
        this.alterations = alterations;
        start(this::connect);
    }

    int port() {
        return door.getLocalPort();
    }

    /** All that passed so far. */
    List<Passed> passed() {
        synchronized (passed) {
            return List.copyOf(passed);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        near.close();
        far.close();
    }

    private void connect() throws IOException {
        near = door.accept();
        near.setTcpNoDelay(true);
        far.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), host));
        far.setTcpNoDelay(true);
        start(this::toHost);
        toClient();
    }

    private void toHost() throws IOException {
        DataInputStream in = new DataInputStream(near.getInputStream());
        DataOutputStream out = new DataOutputStream(far.getOutputStream());
        while (true) {
            byte[] frame = in.readNBytes(in.readInt());
            synchronized (passed) {
                passed.add(Passed.said(ClientMessage.parseFrom(frame)));
            }
            write(out, frame);
        }
    }

    private void toClient() throws IOException {
        DataInputStream in = new DataInputStream(far.getInputStream());
        DataOutputStream out = new DataOutputStream(near.getOutputStream());
        while (true) {
            HostMessage message = HostMessage.parseFrom(in.readNBytes(in.readInt()));
            for (HostMessage each : alterations.of(message)) {
                synchronized (passed) {
                    passed.add(Passed.heard(each));
                }
                write(out, each.toByteArray());
            }
        }
    }

    private static void write(DataOutputStream out, byte[] frame) throws IOException {
        out.writeInt(frame.length);
        out.write(frame);
        out.flush();
    }

    private void start(Pump pump) {
        Thread thread = new Thread(
                () -> {
                    try (this) {
                        pump.run();
                    } catch (IOException ended) {
                        // both ends are closed
                    }
                },
                "altered-line");
        thread.setDaemon(true);
        thread.start();
    }
}
