package org.tiengow.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A wire between one client and the host that is cut: after a number of bytes, in whichever direction and wherever in a message
 * they end, or when somebody says so. Each connection goes through a new wire.
 */
final class CuttingRelay implements AutoCloseable {
    /** Enough for the opening, so that every connection comes to something. */
    private static final int LEAST_BYTES = 3_000;

    private final ServerSocket door = new ServerSocket(0, 16, InetAddress.getLoopbackAddress());
    private final int host;
    private final Random random;
    private final int bytes;
    private final AtomicInteger cuts = new AtomicInteger();
    private volatile Wire wire = new Wire();

    /**
     * Opens.
     *
     * @param host the port of the host
     * @param bytes after how many bytes it is cut on average; 0: never by itself
     */
    CuttingRelay(int host, int bytes, long seed) throws IOException {
        this.host = host;
        this.bytes = bytes;
        this.random = new Random(seed);
        daemon(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** How many connections were cut. */
    int cuts() {
        return cuts.get();
    }

    /** The connection that stands carries nothing any more, and does not break either: a plug was pulled far away. */
    void hush() {
        wire.hushed = true;
    }

    /** Cuts the connection that stands. */
    void cut() {
        wire.cut();
    }

    @Override
    public void close() throws IOException {
        door.close();
        wire.end();
    }

    private void accept() {
        try {
            while (true) {
                Socket client = door.accept();
                Wire next = new Wire();
                next.client = client;
                try {
                    next.host = new Socket(InetAddress.getLoopbackAddress(), host);
                } catch (IOException nobodyThere) {
                    client.close(); // as the host itself would while it is gone
                    continue;
                }
                next.client.setTcpNoDelay(true);
                next.host.setTcpNoDelay(true);
                wire = next;
                daemon(() -> next.pump(next.client, next.host));
                daemon(() -> next.pump(next.host, next.client));
            }
        } catch (IOException closed) {
            wire.end();
        }
    }

    private static void daemon(Runnable task) {
        Thread thread = new Thread(task, "relay");
        thread.setDaemon(true);
        thread.start();
    }

    private final class Wire {
        private Socket client = new Socket();
        private Socket host = new Socket();
        private long left = bytes == 0 ? Long.MAX_VALUE : LEAST_BYTES + random.nextInt(2 * bytes);
        private boolean over;
        private volatile boolean hushed;

        private void pump(Socket from, Socket to) {
            byte[] buffer = new byte[8_192];
            try (InputStream in = from.getInputStream();
                    OutputStream out = to.getOutputStream()) {
                int read = in.read(buffer);
                while (read >= 0) {
                    int allowed = spend(read);
                    out.write(buffer, 0, hushed ? 0 : allowed);
                    if (allowed < read) {
                        cut();
                        return;
                    }
                    read = in.read(buffer);
                }
            } catch (IOException broken) {
                // the other pump, or the end of a side, has closed it
            }
            end();
        }

        private synchronized int spend(int read) {
            int allowed = (int) Math.min(read, left);
            left -= allowed;
            return allowed;
        }

        private void cut() {
            if (end()) {
                cuts.incrementAndGet();
            }
        }

        private synchronized boolean end() {
            boolean first = !over;
            over = true;
            try {
                client.close();
                host.close();
            } catch (IOException gone) {
                return first;
            }
            return first;
        }
    }
}
