package org.tiengow.client.connection;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A port of this machine that leads to a host, and keeps every byte that passes, either way. */
public final class Sniffer implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int host;
    private final ByteArrayOutputStream toHost = new ByteArrayOutputStream();
    private final ByteArrayOutputStream fromHost = new ByteArrayOutputStream();
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();

    /** Before a host, or the door of a page, on this machine. */
    public Sniffer(int host) throws IOException {
        this.host = host;
        daemon(this::takeIn);
    }

    /** Where to come instead. */
    public int port() {
        return door.getLocalPort();
    }

    /** What clients have sent. */
    public byte[] toHost() {
        synchronized (toHost) {
            return toHost.toByteArray();
        }
    }

    /** What the host has sent. */
    public byte[] fromHost() {
        synchronized (fromHost) {
            return fromHost.toByteArray();
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private void takeIn() {
        try {
            while (true) {
                Socket client = door.accept();
                Socket behind = new Socket(InetAddress.getLoopbackAddress(), host);
                sockets.addAll(List.of(client, behind));
                daemon(() -> pass(client, behind, toHost));
                daemon(() -> pass(behind, client, fromHost));
            }
        } catch (IOException closed) {
            // the test is over
        }
    }

    private static void pass(Socket from, Socket to, ByteArrayOutputStream kept) {
        byte[] bytes = new byte[8_192];
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                synchronized (kept) {
                    kept.write(bytes, 0, read);
                }
                out.write(bytes, 0, read);
            }
        } catch (IOException ended) {
            // by one end or the other
        }
    }

    private static void daemon(Runnable task) {
        Thread thread = new Thread(task, "sniffer");
        thread.setDaemon(true);
        thread.start();
    }
}
