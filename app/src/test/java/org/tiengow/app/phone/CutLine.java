package org.tiengow.app.phone;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A network between a phone and the door of a page that can go dead, as when a phone leaves its Wi-Fi: nothing passes or closes. */
final class CutLine implements AutoCloseable {
    private final ServerSocket port = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int door;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final List<Socket> lost = new CopyOnWriteArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean isDead;
    private volatile boolean refusesSockets;

    CutLine(int door) throws IOException {
        this.door = door;
        daemon(this::accept);
    }

    String address() {
        return "http://127.0.0.1:" + port.getLocalPort() + "/";
    }

    /** Stops the network. Connections of before stay dead when it works again. */
    void die() {
        setDead(true);
    }

    /** Lets new connections pass. */
    void live() {
        sockets.clear();
        setDead(false);
    }

    /** Checks whether a phone has no connection but its line; the door closes those that it keeps for files within ten seconds. */
    boolean carriesOneLine() {
        return sockets.stream().filter(socket -> !socket.isClosed()).count() == 2;
    }

    /** Carries nothing more for the connections there are, as when a phone gets a new address, and closes none of them. */
    void loseConnections() {
        lost.addAll(sockets);
    }

    /** Refuses each WebSocket from now on, as some proxies do. */
    void refuseSockets() {
        refusesSockets = true;
    }

    private void setDead(boolean now) {
        lock.lock();
        try {
            isDead = now;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() throws IOException {
        port.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private void accept() {
        try {
            while (true) {
                Socket phone = port.accept();
                Socket behind = new Socket(InetAddress.getLoopbackAddress(), door);
                sockets.addAll(List.of(phone, behind));
                daemon(() -> pass(phone, behind, true));
                daemon(() -> pass(behind, phone, false));
            }
        } catch (IOException closed) {
            // the test is over
        }
    }

    private void pass(Socket from, Socket to, boolean fromPhone) {
        byte[] bytes = new byte[8_192];
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                awaitLife();
                if (lost.contains(from)) {
                    continue;
                }
                if (!sockets.contains(from)) {
                    return; // the connection is older than the cut
                }
                String text = new String(bytes, 0, read, StandardCharsets.ISO_8859_1);
                if (fromPhone && refusesSockets && text.startsWith("GET /seat ")) {
                    from.getOutputStream()
                            .write("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                                    .getBytes(StandardCharsets.US_ASCII));
                    return;
                }
                out.write(bytes, 0, read);
            }
        } catch (IOException | InterruptedException ended) {
            // by one end or the other
        }
    }

    private void awaitLife() throws InterruptedException {
        lock.lock();
        try {
            while (isDead) {
                changed.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private static void daemon(Runnable task) {
        Thread thread = new Thread(task, "cut-line");
        thread.setDaemon(true);
        thread.start();
    }
}
