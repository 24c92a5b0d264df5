package org.tiengow.app.page;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A program that means no good to a page's door on this machine, from many addresses of it. What the door closes it opens again. Each
 * line of its input begins an attack, such as {@code SILENT 2000}, in the place of the one before; an empty line only ends that.
 */
public final class DoorAttacker {
    private static final int ADDRESSES = 100;

    /** Twenty a second are an act too many. */
    private static final long ACT_NANOS = 52_000_000;

    private static final long SECOND = 1_000_000_000;
    private static final int IDLE_MILLIS = 20;
    private static final int BUSY_MILLIS = 1;
    private static final String LONGEST_FILE = "/page/screens.css";
    private static final int AT_ONCE = 20;

    private final int port;
    private final String key;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
    private final ByteBuffer scratch = ByteBuffer.allocateDirect(256 * 1024);
    private int next;
    private long opened;
    private long said;
    private boolean standing;

    private DoorAttacker(int port, String key) {
        this.port = port;
        this.key = key;
    }

    /** What it can do. */
    enum Attack {
        /** Connections that say nothing. */
        SILENT,
        /** Connections that say a byte a second. */
        SLOW,
        /** A wrong key over a connection of its own, again and again. */
        KEYS,
        /** Pages of the evening, as many acts as the door allows, each of which wants a new screen. */
        ACTS,
        /** Pages of the evening: more acts, pings, pieces and nonsense than the door allows. */
        FRAMES,
        /** The longest file of the page, one time after the other. */
        FILES,
        /** The same, many at once. */
        PIPELINED;

        boolean isAtLeisure() {
            return this == SILENT || this == SLOW || this == ACTS;
        }
    }

    /** The door's port, and the key of the evening. */
    public static void main(String[] args) throws Exception {
        DoorAttacker attacker = new DoorAttacker(Integer.parseInt(args[0]), args[1]);
        try {
            attacker.run();
        } finally {
            attacker.thread.shutdownNow();
        }
    }

    private void run() throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isEmpty()) {
                String[] words = line.split(" ");
                attack(in, Attack.valueOf(words[0]), Integer.parseInt(words[1]));
            }
        }
    }

    /** Until the next line; it is to cost the door time, and not a processor's, so there is a pause between one round and the next. */
    private void attack(BufferedReader in, Attack attack, int count) throws Exception {
        List<Visit> visits = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            visits.add(new Visit(attack, i));
        }
        opened = 0;
        said = 0;
        standing = false;
        long began = System.nanoTime();
        Future<?> tending = thread.scheduleWithFixedDelay(
                () -> tend(visits), 0, attack.isAtLeisure() ? IDLE_MILLIS : BUSY_MILLIS, TimeUnit.MILLISECONDS);
        in.readLine();
        if (!tending.cancel(false)) {
            tending.get(); // says what went wrong
        }
        thread.submit(() -> visits.forEach(Visit::cut)).get();
        System.out.printf(
                Locale.ROOT,
                "%d connections, %d times something said, in %.1f s%n",
                opened,
                said,
                (System.nanoTime() - began) / 1e9);
    }

    private void tend(List<Visit> visits) {
        visits.forEach(Visit::tend);
        if (!standing && visits.stream().allMatch(visit -> visit.hasCome)) {
            standing = true;
            System.out.println("STANDING");
        }
    }

    private String get(String path, String headers) {
        return "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n" + headers + "\r\n";
    }

    private ByteBuffer upgrade() {
        return text(get(
                "/seat",
                "Origin: http://127.0.0.1:" + port + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Sec-WebSocket-Extensions: permessage-deflate\r\n"));
    }

    private static ByteBuffer text(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static ByteBuffer opening(String shown) {
        return frame(0x81, "{\"act\":\"open\",\"language\":\"en\",\"as\":\"page\",\"key\":\"" + shown + "\"}");
    }

    /** With a mask of zeros. */
    private static ByteBuffer frame(int first, String content) {
        byte[] bytes = content.getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(first);
        if (bytes.length < 126) {
            frame.write(0x80 | bytes.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(bytes.length >> 8);
            frame.write(bytes.length);
        }
        frame.writeBytes(new byte[4]);
        frame.writeBytes(bytes);
        return ByteBuffer.wrap(frame.toByteArray());
    }

    /** One connection after the other. */
    private final class Visit {
        private final Attack attack;
        private final int number;
        boolean hasCome;
        private @Nullable SocketChannel channel;
        private int answers;
        private int times;
        private long nextAt;

        Visit(Attack attack, int number) {
            this.attack = attack;
            this.number = number;
        }

        void tend() {
            try {
                SocketChannel open = channel;
                if (open == null) {
                    connect();
                } else if (open.finishConnect()) {
                    hasCome = true;
                    go(open);
                }
            } catch (IOException refusedOrCut) {
                cut();
            }
        }

        private void connect() throws IOException {
            SocketChannel fresh = SocketChannel.open();
            channel = fresh;
            answers = 0;
            times = 0;
            fresh.configureBlocking(false);
            fresh.setOption(StandardSocketOptions.SO_LINGER, 0); // nothing stays behind to fill this machine's ports
            fresh.bind(new InetSocketAddress(
                    InetAddress.getByAddress(new byte[] {127, 0, 1, (byte) (1 + next++ % ADDRESSES)}), 0));
            fresh.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            opened++;
        }

        private void go(SocketChannel open) throws IOException {
            scratch.clear();
            int read = open.read(scratch);
            if (read < 0) {
                cut();
                return;
            }
            answers += read > 0 ? 1 : 0;
            long now = System.nanoTime();
            switch (attack) {
                case SILENT -> {}
                case SLOW -> {
                    if (now >= nextAt) {
                        nextAt = now + SECOND;
                        says(open, text(get("/", "").substring(times, times + 1)));
                    }
                }
                case FILES, PIPELINED -> {
                    if (read == 0 && (times == 0 || answers > 0)) { // what was asked for before is here
                        answers = 0;
                        String request = get(LONGEST_FILE, "");
                        says(open, text(attack == Attack.FILES ? request : request.repeat(AT_ONCE)));
                    }
                }
                case KEYS, ACTS, FRAMES -> sits(open, now);
            }
        }

        private void sits(SocketChannel open, long now) throws IOException {
            if (times == 0) {
                says(open, upgrade());
            } else if (times == 1) {
                if (answers > 0) {
                    says(open, opening(attack == Attack.KEYS ? "ABCDEFGHJKLMNPQR" : key));
                    answers = 0;
                }
            } else if (answers > 0 && attack == Attack.KEYS) {
                cut();
            } else if (answers > 0 && attack == Attack.FRAMES) {
                says(open, floods());
            } else if (answers > 0 && now >= nextAt) {
                nextAt = now + ACT_NANOS;
                String language = times % 2 == 0 ? "zh-Hant" : "en";
                says(open, frame(0x81, "{\"act\":\"language\",\"language\":\"" + language + "\"}"));
            }
        }

        private ByteBuffer floods() {
            ByteBuffer one = switch (number % 4) {
                case 0 -> frame(0x81, "{\"act\":\"language\",\"language\":\"" + "x".repeat(500) + "\"}");
                case 1 -> frame(0x89, "ping");
                case 2 -> frame(0x82, "no text");
                default -> frame(0x01, "in pieces");
            };
            ByteBuffer many = ByteBuffer.allocate(AT_ONCE * one.limit());
            for (int i = 0; i < AT_ONCE; i++) {
                many.put(one.duplicate());
            }
            return many.flip();
        }

        private void says(SocketChannel open, ByteBuffer what) throws IOException {
            open.write(what); // what does not go at once is left out
            times++;
            said++;
        }

        void cut() {
            try {
                if (channel != null) {
                    channel.close();
                }
            } catch (IOException gone) {
                // as it shall be
            }
            channel = null;
        }
    }
}
