package org.tiengow.web.door;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.tiengow.waiting.BusyMachine.result;

import io.netty.util.concurrent.EventExecutor;
import io.netty.util.internal.ThreadExecutorMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A real door on the loopback; what lies behind it writes down what it is told. */
class PageDoorTest {
    private static final String TICK = "{\"tick\":true}";

    private final RecordingBrowsers browsers = new RecordingBrowsers();
    private PageDoor door;

    @BeforeEach
    void open() throws IOException {
        door = PageDoor.open(0, browsers);
    }

    @AfterEach
    void close() {
        door.close();
    }

    /** The first line of the answer to a request with these headers. */
    private String status(String path, String... headers) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            String request = "GET " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            String answer = new String(in.readNBytes(12), StandardCharsets.US_ASCII);
            return answer.isEmpty() ? "cut" : answer.substring("HTTP/1.1 ".length());
        }
    }

    private String[] upgrade(String host, String origin) {
        return new String[] {
            "Host: " + host,
            "Origin: " + origin,
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        };
    }

    @Test
    void aPageOfThisDoorSitsDownAndNoOther() throws IOException {
        String here = "127.0.0.1:" + door.port();
        assertThat(status(PageDoor.SOCKET, upgrade(here, "http://" + here))).isEqualTo("101");
        assertThat(status(PageDoor.SOCKET, upgrade(here, "http://evil.example")))
                .isEqualTo("403");
        assertThat(status(PageDoor.SOCKET, upgrade(here, "null"))).isEqualTo("403");
        assertThat(status(PageDoor.SOCKET, upgrade("evil.example", "http://evil.example")))
                .isEqualTo("421");
        assertThat(status("/", "Host: " + here)).isEqualTo("200");
        assertThat(status("/", "Host: evil.example")).isEqualTo("421");
        assertThat(status("/")).isEqualTo("421");
        assertThat(status("/" + "x".repeat(DoorLimits.LINE), "Host: " + here)).isEqualTo("400");
    }

    @Test
    void closingABusyDoorLeavesNothingOpen() throws Exception {
        PageDoor busy = PageDoor.open(0, line -> new Browser() {
            @Override
            public void says(String act) {
                EventExecutor thread = ThreadExecutorMap.currentExecutor();
                thread.execute(() -> {
                    browsers.said.add(act);
                    await().until(thread::isShuttingDown);
                });
            }

            @Override
            public void gone() {}
        });
        DoorSocket page = DoorSocket.ofPage(busy.port(), HttpClient.newHttpClient(), text -> {});
        result(page.socket().sendText("keeps it busy", true));
        await().until(() -> browsers.said.contains("keeps it busy"));
        busy.close();
        assertThat(page.ended()).succeedsWithin(10, SECONDS);
        await("the port").ignoreExceptions().until(() -> {
            new ServerSocket(busy.port()).close();
            return true;
        });
    }

    private String answer(String path, String... headers) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.setSoTimeout(10_000);
            String request = "GET " + path + " HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n"
                    + String.join("", headers) + "\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    void whatAPageMayDoIsSaidWithIt() throws IOException {
        assertThat(answer("/tv"))
                .startsWith("HTTP/1.1 200")
                .containsIgnoringCase(
                        "content-security-policy: default-src 'self'; connect-src 'self' ws://localhost wss://localhost;")
                .contains("frame-ancestors 'none'")
                .containsIgnoringCase("x-frame-options: DENY")
                .containsIgnoringCase("referrer-policy: no-referrer")
                .containsIgnoringCase("x-content-type-options: nosniff");
    }

    @Test
    void aPageThatIsThereIsNotSentAgain() throws IOException {
        String tag = "\"" + PageDoor.version() + "\"";
        assertThat(answer("/")).containsIgnoringCase("etag: " + tag).containsIgnoringCase("cache-control: no-cache");
        assertThat(answer("/", "If-None-Match: " + tag + "\r\n"))
                .startsWith("HTTP/1.1 304")
                .endsWith("\r\n\r\n");
        assertThat(answer("/", "If-None-Match: \"older\"\r\n")).startsWith("HTTP/1.1 200");
        assertThat(answer("/", "Accept-Encoding: gzip, deflate\r\n")).containsIgnoringCase("content-encoding: gzip");
    }

    /** A browser that has come in, and how it was sent away. */
    private final class Page {
        final List<String> heard = new CopyOnWriteArrayList<>();
        final AtomicInteger ticks = new AtomicInteger();
        final DoorSocket door =
                DoorSocket.ofPage(PageDoorTest.this.door.port(), HttpClient.newHttpClient(), this::hear);
        final WebSocket socket = door.socket();

        private void hear(String text) {
            if (text.equals(TICK)) {
                ticks.incrementAndGet();
            } else {
                heard.add(text);
            }
        }

        int end() {
            return result(door.ended());
        }
    }

    @Test
    void actsComeInAndScreensGoOut() {
        Page page = new Page();
        page.socket.sendText("{\"act\":\"here\"}", true).join();
        await().until(() -> browsers.said.equals(List.of("{\"act\":\"here\"}")));
        browsers.lines.get(0).tell("{\"screen\":\"天\"}");
        await().until(() -> page.heard.equals(List.of("{\"screen\":\"天\"}")));
        page.socket.abort();
        await().until(() -> browsers.said.contains("gone"));
    }

    @Test
    void aSilentDoorTicksEveryTwoSeconds() {
        Page page = new Page();
        await().until(() -> !browsers.lines.isEmpty());
        long begin = System.nanoTime();
        await().until(() -> page.ticks.get() >= 2);
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThan(Duration.ofMillis(3_500));
        assertThat(page.heard).isEmpty();
    }

    @Test
    void whatIsTooLongOrNoTextOrTooMuchEndsTheConnection() {
        Page longest = new Page();
        longest.socket.sendText("x".repeat(DoorLimits.ACT + 1), true).join();
        assertThat(longest.end()).isNotEqualTo(WebSocket.NORMAL_CLOSURE);

        Page binary = new Page();
        binary.socket.sendBinary(ByteBuffer.allocate(4), true).join();
        assertThat(binary.end()).isEqualTo(1003);

        Page flood = new Page();
        for (int i = 0; i < 2 * DoorLimits.ACTS_AT_ONCE && !flood.door.ended().isDone(); i++) {
            flood.socket.sendText("{}", true).exceptionally(cut -> null).join();
        }
        assertThat(flood.end()).isIn(1008, -1);
        assertThat(browsers.said.stream().filter("{}"::equals).count())
                .isLessThanOrEqualTo(DoorLimits.ACTS_AT_ONCE + 40L);
    }

    /** A phone that does not read is told the newest of what waited, not all of it. */
    @Test
    void aSlowPageGetsTheNewest() {
        Page page = new Page();
        await().until(() -> !browsers.lines.isEmpty());
        String ballast = "x".repeat(10_000);
        for (int i = 0; i < 2_000; i++) {
            browsers.lines.get(0).tell(ballast + i);
        }
        await().until(() ->
                !page.heard.isEmpty() && page.heard.get(page.heard.size() - 1).endsWith("x1999"));
    }
}
