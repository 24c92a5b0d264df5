package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a stranger may try at the door, while somebody else wants to open the page. */
class DoorAttackTest {
    /** In the normal run; with {@code -Dtiengow.long=true} what the issue asks for. */
    private static final boolean LONG = Boolean.getBoolean("tiengow.long");

    /** For a page to come, on a machine that is busy with other things too. */
    private static final Duration PATIENT = Duration.ofSeconds(10);

    private static final int IDLE = LONG ? 2_000 : 600;
    private static final int SLOW = LONG ? 500 : 150;
    private static final DoorPatience SHORT =
            new DoorPatience(Duration.ofMillis(700), Duration.ofMillis(700), Duration.ofSeconds(5));

    private final List<Socket> sockets = new ArrayList<>();
    private final AtomicInteger acts = new AtomicInteger();
    private PageDoor door;

    @BeforeEach
    void open() throws IOException {
        door = PageDoor.open(
                0,
                DoorPlan.EMPTY.withSeats(line -> new Browser() {
                    @Override
                    public void says(String act) {
                        acts.incrementAndGet();
                    }

                    @Override
                    public void gone() {}
                }),
                SHORT);
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
        door.close();
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(8 * 1024);
        socket.setSoTimeout(5_000);
        socket.connect(new InetSocketAddress("127.0.0.1", door.port()), 5_000);
        sockets.add(socket);
        return socket;
    }

    private static void say(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** A page that is asked for gets through, and quickly. */
    private Duration page() throws IOException {
        long begin = System.nanoTime();
        try (Socket socket = connect()) {
            say(socket, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1))
                    .startsWith("HTTP/1.1 200");
        }
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    private static boolean isCut(Socket socket) {
        try {
            socket.setSoTimeout(20);
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    @Test
    void aCrowdThatSaysNothingKeepsNobodyOut() throws IOException {
        for (int i = 0; i < IDLE; i++) {
            connect();
        }
        assertThat(page()).isLessThan(PATIENT);
        await().until(() -> sockets.stream().allMatch(DoorAttackTest::isCut));
    }

    @Test
    void whoAsksByteByByteOrReadsNothingIsCut() throws IOException {
        for (int i = 0; i < SLOW; i++) {
            Socket slow = connect();
            if (i % 2 == 0) {
                say(slow, "GET / HTTP/1.1\r\nHost: ");
            } else {
                say(slow, "GET /page/page.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100));
            }
        }
        assertThat(page()).isLessThan(PATIENT);
        await().until(() -> sockets.stream().allMatch(DoorAttackTest::isCut));
    }

    private static final String UPGRADE = "GET /seat HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
            + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

    private Socket seat() throws IOException {
        Socket socket = connect();
        say(socket, UPGRADE);
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) socket.getInputStream().read());
        }
        assertThat(head.toString()).startsWith("HTTP/1.1 101");
        return socket;
    }

    /** A frame of a client, with a mask of zeros; longer ones only say that they are. */
    private static byte[] frame(int first, byte[] content, long length) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(first);
        if (length < 126) {
            frame.write(0x80 | (int) length);
        } else {
            frame.write(0x80 | 127);
            for (int shift = 56; shift >= 0; shift -= 8) {
                frame.write((int) (length >>> shift));
            }
        }
        frame.writeBytes(new byte[4]);
        frame.writeBytes(content);
        return frame.toByteArray();
    }

    private void assertCutBy(byte[] frames, int times) throws IOException {
        Socket seat = seat();
        try {
            for (int i = 0; i < times; i++) {
                seat.getOutputStream().write(frames);
            }
        } catch (SocketException cut) {
            return;
        }
        await().until(() -> isCut(seat));
    }

    @Test
    void whatIsTooMuchForAThumbEndsTheSeat() throws IOException {
        byte[] act = "{}".getBytes(StandardCharsets.US_ASCII);
        assertCutBy(frame(0x81, act, act.length), 10 * DoorLimits.ACTS_AT_ONCE); // acts
        assertCutBy(frame(0x89, act, act.length), 10 * DoorLimits.ACTS_AT_ONCE); // pings
        assertCutBy(frame(0x81, new byte[0], DoorLimits.ACT + 1L), 1); // announced too long
        assertCutBy(frame(0x81, new byte[0], Long.MAX_VALUE), 1);
        assertCutBy(frame(0x01, act, act.length), 1); // in pieces
        assertCutBy(frame(0xC1, new byte[] {(byte) 0xFF, 0x13, 0x37}, 3), 1); // packed, though nobody agreed
        byte[] long1 = new byte[4_000];
        java.util.Arrays.fill(long1, (byte) 'x');
        assertCutBy(frame(0x81, long1, long1.length), 2 * DoorLimits.ACT_BYTES_AT_ONCE / long1.length);
        assertThat(acts.get()).isLessThan(4 * DoorLimits.ACTS_AT_ONCE);
        assertThat(page()).isLessThan(PATIENT);
    }

    @Test
    void requestsWithoutEndAreCut() throws IOException {
        Socket flood = connect();
        String many = "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(5 * DoorLimits.REQUESTS_AT_ONCE);
        try {
            say(flood, many);
        } catch (SocketException cut) {
            return;
        }
        await().until(() -> isCut(flood));
    }
}
