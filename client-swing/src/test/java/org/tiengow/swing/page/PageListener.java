package org.tiengow.swing.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Somebody on the way between a browser and a door, who keeps every byte, and takes the mask off what browsers say. */
final class PageListener implements AutoCloseable {
    private static final int MASKED_TEXT = 0x81;
    private static final int MASK = 4;

    private final ServerSocket ear = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final ByteArrayOutputStream toDoor = new ByteArrayOutputStream();
    private final ByteArrayOutputStream fromDoor = new ByteArrayOutputStream();
    private final int door;

    PageListener(int door) throws IOException {
        this.door = door;
        daemon(this::takeIn);
    }

    int port() {
        return ear.getLocalPort();
    }

    /** Whether a text went by, in either direction. */
    boolean heard(String text) {
        return text(fromDoor).contains(text)
                || text(toDoor).contains(text)
                || unmasked().contains(text);
    }

    int bytes() {
        return text(fromDoor).length() + text(toDoor).length();
    }

    /** Wherever a short text of a browser could begin, what it would say. */
    private String unmasked() {
        byte[] said;
        synchronized (toDoor) {
            said = toDoor.toByteArray();
        }
        StringBuilder all = new StringBuilder();
        for (int at = 0; at + 2 + MASK < said.length; at++) {
            int length = said[at + 1] & 0x7F;
            int skip = length == 126 ? 4 : 2;
            if ((said[at] & 0xFF) == MASKED_TEXT && (said[at + 1] & 0x80) != 0 && at + skip + MASK < said.length) {
                int whole = length == 126 ? (said[at + 2] & 0xFF) << 8 | said[at + 3] & 0xFF : length;
                byte[] mask = Arrays.copyOfRange(said, at + skip, at + skip + MASK);
                int from = at + skip + MASK;
                for (int i = 0; i < whole && from + i < said.length; i++) {
                    all.append((char) ((said[from + i] ^ mask[i % MASK]) & 0xFF));
                }
            }
        }
        return all.toString();
    }

    private static String text(ByteArrayOutputStream kept) {
        synchronized (kept) {
            return kept.toString(StandardCharsets.ISO_8859_1);
        }
    }

    @Override
    public void close() throws IOException {
        ear.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private void takeIn() {
        try {
            while (true) {
                Socket browser = ear.accept();
                Socket behind = new Socket(InetAddress.getLoopbackAddress(), door);
                sockets.addAll(List.of(browser, behind));
                daemon(() -> pass(browser, behind, toDoor));
                daemon(() -> pass(behind, browser, fromDoor));
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

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "page-listener");
        thread.setDaemon(true);
        thread.start();
    }
}
