package org.tiengow.host;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A way to a port on this machine that can be cut and mended, and keeps what went over it. */
final class Relay implements AutoCloseable {
    private final ServerSocket door;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final ByteArrayOutputStream heard = new ByteArrayOutputStream();
    private volatile int target;
    private volatile boolean cut;

    Relay(int target) throws IOException {
        this.target = target;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** New connections go to another port. */
    void leadTo(int port) {
        target = port;
    }

    /** Nothing goes through any more, and nobody is told. */
    void cut() throws IOException {
        cut = true;
        for (Socket each : open) {
            each.close();
        }
    }

    void mend() {
        cut = false;
    }

    /** All bytes of both directions, one connection into the other. */
    byte[] heard() {
        synchronized (heard) {
            return heard.toByteArray();
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        cut();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                if (cut) {
                    near.close();
                    continue;
                }
                Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
                open.add(near);
                open.add(far);
                start(() -> pour(near, far));
                start(() -> pour(far, near));
            } catch (IOException nobodyThere) {
                // the next one may have more luck
            }
        }
    }

    private void pour(Socket from, Socket into) {
        byte[] bytes = new byte[8192];
        try (from;
                into) {
            InputStream in = from.getInputStream();
            OutputStream out = into.getOutputStream();
            for (int read = in.read(bytes); read >= 0 && !cut; read = in.read(bytes)) {
                synchronized (heard) {
                    heard.write(bytes, 0, read);
                }
                out.write(bytes, 0, read);
                out.flush();
            }
        } catch (IOException ended) {
            // both ends are closed
        } finally {
            open.remove(from);
            open.remove(into);
        }
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "test-relay");
        thread.setDaemon(true);
        thread.start();
    }
}
