package org.tiengow.client.discovery;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.HostHere;

/** Answers queries as a host does, from one socket that others may share. */
public final class Responder implements AutoCloseable {
    public final AtomicInteger queries = new AtomicInteger();
    private final DatagramSocket socket;
    private final HostHere here;

    /**
     * Listens.
     *
     * @param id fills the sixteen bytes of the host's id
     * @param port where to listen; 0 for any
     */
    public Responder(int id, String name, int port) {
        byte[] filled = new byte[16];
        Arrays.fill(filled, (byte) id);
        here = HostHere.newBuilder()
                .setHostId(ByteString.copyFrom(filled))
                .setName(name)
                .setPort(47_000 + id)
                .addVersions(3)
                .addAddresses("192.0.2." + id)
                .build();
        try {
            socket = new DatagramSocket(null);
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
        } catch (SocketException failed) {
            throw new UncheckedIOException(failed);
        }
        Thread thread = new Thread(this::answer, "responder-" + id);
        thread.setDaemon(true);
        thread.start();
    }

    public int port() {
        return socket.getLocalPort();
    }

    @Override
    public void close() {
        socket.close();
    }

    private void answer() {
        try {
            while (true) {
                DatagramPacket packet = new DatagramPacket(new byte[2_000], 2_000);
                socket.receive(packet);
                DatagramCodec.read(ByteBuffer.wrap(packet.getData(), 0, packet.getLength()))
                        .filter(Datagram::hasQuery)
                        .ifPresent(query -> answer(packet, query));
            }
        } catch (IOException closed) {
            socket.close();
        }
    }

    private void answer(DatagramPacket packet, Datagram query) {
        queries.incrementAndGet();
        send(packet, new byte[] {1, 2, 3}); // a stray datagram
        send(packet, here(query.getQuery().getNonce() + 1, "An answer to somebody else"));
        send(packet, here(query.getQuery().getNonce(), here.getName()));
    }

    private byte[] here(long nonce, String name) {
        return DatagramCodec.here(here.toBuilder().setNonce(nonce).setName(name).build());
    }

    private void send(DatagramPacket query, byte[] bytes) {
        try {
            socket.send(new DatagramPacket(bytes, bytes.length, query.getSocketAddress()));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
