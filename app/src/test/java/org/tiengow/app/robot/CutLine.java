package org.tiengow.app.robot;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A line between a window and a host on this machine that a test can cut, and mend again. */
final class CutLine implements AutoCloseable {
    private final int to;
    private final int port;
    private final List<Socket> ends = new CopyOnWriteArrayList<>();
    private volatile ServerSocket door;

    private CutLine(int to, ServerSocket door) {
        this.to = to;
        this.port = door.getLocalPort();
        this.door = door;
        begin(() -> admit(door));
    }

    /** A line to a port of this machine. */
    static CutLine to(int port) throws IOException {
        return new CutLine(port, new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    }

    /** Where the window finds the host. */
    String address() {
        return "localhost:" + port;
    }

    /** Breaks every connection, and lets nobody through. */
    void cut() throws IOException {
        door.close();
        for (Socket end : ends) {
            end.close();
        }
        ends.clear();
    }

    /** Lets connections through again, at the same address. */
    void mend() throws IOException {
        ServerSocket again = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        door = again;
        begin(() -> admit(again));
    }

    @Override
    public void close() throws IOException {
        cut();
    }

    private void admit(ServerSocket open) throws IOException {
        while (true) {
            Socket window = open.accept();
            Socket host = new Socket(InetAddress.getLoopbackAddress(), to);
            ends.addAll(List.of(window, host));
            begin(() -> pump(window, host));
            begin(() -> pump(host, window));
        }
    }

    private static void pump(Socket from, Socket into) throws IOException {
        try (from;
                into;
                InputStream in = from.getInputStream()) {
            in.transferTo(into.getOutputStream());
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void begin(Work work) {
        Thread thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (IOException cut) {
                        // That is what it is for.
                    }
                },
                "test-line");
        thread.setDaemon(true);
        thread.start();
    }
}
