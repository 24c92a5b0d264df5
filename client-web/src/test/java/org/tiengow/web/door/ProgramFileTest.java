package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.waiting.BusyMachine;

@DisplayName("The program is handed out, and nothing else")
@Tag("slow")
class ProgramFileTest {
    private static final int BYTES = 12_345_678;
    private static final int RECEIVED = 128 * 1024;
    private static final DoorPatience SHORT =
            new DoorPatience(Duration.ofMillis(400), Duration.ofMillis(400), Duration.ofSeconds(20));

    @TempDir
    private Path folder;

    private Path program;
    private byte[] bytes;
    private PageDoor door;

    @BeforeEach
    void open() throws IOException {
        bytes = new byte[BYTES];
        new Random(7).nextBytes(bytes);
        program = folder.resolve("tiengow.jar");
        Files.write(program, bytes);
        Files.writeString(folder.resolve("secret.txt"), "not for friends");
        door = handingOut(0, SHORT);
    }

    private PageDoor handingOut(int port, DoorPatience patience) throws IOException {
        PageDoor opened = PageDoor.open(port, DoorPlan.EMPTY.withProgram(program), patience);
        opened.handOut(true);
        return opened;
    }

    @AfterEach
    void close() {
        door.close();
    }

    @Test
    @DisplayName("byte by byte as it is")
    void download() throws IOException {
        Answer answer = ask("GET /tiengow.jar HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(answer.status()).isEqualTo("HTTP/1.1 200 OK");
        assertThat(answer.header("content-length")).isEqualTo(String.valueOf(BYTES));
        assertThat(answer.body()).isEqualTo(bytes);
        Answer head = ask("HEAD /tiengow.jar HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(head.header("content-length")).isEqualTo(String.valueOf(BYTES));
        assertThat(head.body()).isEmpty();
    }

    @Test
    @DisplayName("with a page that says in every language how to start it")
    void page() throws IOException {
        String page = new String(
                ask("GET /download HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .body(),
                StandardCharsets.UTF_8);
        assertThat(ask("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .body())
                .as("where nobody sits down there is no other page")
                .isEqualTo(page.getBytes(StandardCharsets.UTF_8));
        assertThat(page)
                .contains("href=\"/tiengow.jar\"", "java -jar tiengow.jar", "How to start it", "怎樣開始", "怎样开始")
                .doesNotContain("<script", "<style");
    }

    @Test
    @DisplayName("and before it the image for the visitor's own system, where one lies beside it")
    void image() throws IOException {
        String name = "tiengow-1.0.0-linux-x64.tar.gz";
        Files.writeString(folder.resolve(name), "an image");
        for (String other : List.of("0.9.0-linux-x64", "0.10.0-linux-x64", "1.0.0-linux-aarch64", "..-linux-x64")) {
            Files.writeString(folder.resolve("tiengow-" + other + ".tar.gz"), "another image");
        }
        door.close();
        door = handingOut(0, SHORT);
        assertThat(downloadPage("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"))
                .containsSubsequence("href=\"/" + name + "\"", "href=\"/tiengow.jar\"")
                .contains("all it needs is in it", "所需的都在裏面", "所需的都在里面");
        for (String other :
                List.of("Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Mozilla/5.0 (Linux; Android 15)", "curl/8")) {
            assertThat(downloadPage(other))
                    .as(other)
                    .contains("href=\"/tiengow.jar\"")
                    .doesNotContain(name, "IMAGE", "all it needs");
        }
        assertThat(downloadPage("Mozilla/5.0 (X11; Linux aarch64; rv:140.0) Gecko/20100101 Firefox/140.0"))
                .contains("tiengow-1.0.0-linux-aarch64.tar.gz")
                .doesNotContain(name);
        Answer image = ask("GET /" + name + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(new String(image.body(), StandardCharsets.UTF_8)).isEqualTo("an image");
        assertThat(image.header("content-disposition")).contains(name);
        door.handOut(false);
        assertThat(ask("GET /" + name + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .status())
                .startsWith("HTTP/1.1 404");
    }

    private String downloadPage(String agent) throws IOException {
        Answer page = ask(
                "GET /download HTTP/1.1\r\nHost: localhost\r\nUser-Agent: " + agent + "\r\nConnection: close\r\n\r\n");
        return new String(page.body(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/secret.txt",
                "/../secret.txt",
                "/tiengow.jar/../secret.txt",
                "/%2e%2e/secret.txt",
                "/..%2fsecret.txt",
                "//tiengow.jar",
                "/tiengow.jar?x=1",
                "/TIENGOW.JAR",
                "/etc/passwd",
                "file:///etc/passwd",
                "http://elsewhere/tiengow.jar",
                "*"
            })
    @DisplayName("anything else is not found, whatever lies on the disk")
    void notFound(String path) throws IOException {
        Answer answer = ask("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(answer.status()).isEqualTo("HTTP/1.1 404 Not Found");
        assertThat(new String(answer.body(), StandardCharsets.US_ASCII)).doesNotContain("friends");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH"})
    @DisplayName("it is only read")
    void onlyRead(String method) throws IOException {
        Answer answer = ask(
                method + " /tiengow.jar HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        assertThat(answer.status()).isEqualTo("HTTP/1.1 405 Method Not Allowed");
        assertThat(answer.header("allow")).isEqualTo("GET, HEAD");
    }

    @Test
    @DisplayName("what is no request is answered so, and ended")
    void noRequest() throws IOException {
        assertThat(ask("GET /" + "x".repeat(5_000) + " HTTP/1.1\r\n\r\n").status())
                .startsWith("HTTP/1.1 400");
        assertThat(ask("\u0016\u0003\u0001 hello\r\n\r\n").status()).startsWith("HTTP/1.1 400");
    }

    @Test
    @DisplayName("whoever says nothing, or reads nothing, is cut")
    void slow() throws IOException {
        try (Socket silent = connect()) {
            assertThat(silent.getInputStream().read()).isEqualTo(-1);
        }
        try (Socket deaf = connect()) {
            deaf.getOutputStream()
                    .write("GET /tiengow.jar HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            await().pollDelay(Duration.ofSeconds(2)).until(() -> true); // longer than a piece may take
            assertThat(read(deaf.getInputStream()).length).isLessThan(BYTES);
        } catch (IOException reset) {
            assertThat(reset).hasMessageContaining("reset");
        }
    }

    @Test
    @DisplayName("whoever says it byte by byte is cut as well")
    void drip() throws IOException {
        long begin = System.nanoTime();
        try (Socket dripping = connect()) {
            dripping.setSoTimeout(100);
            int read = 0;
            while (read != -1
                    && System.nanoTime() - begin < Duration.ofSeconds(5).toNanos()) {
                dripping.getOutputStream().write('G');
                try {
                    read = dripping.getInputStream().read();
                } catch (SocketTimeoutException stillOpen) {
                    read = 0;
                }
            }
            assertThat(read).isEqualTo(-1);
        } catch (SocketException cut) {
            // so it was cut
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(BusyMachine.scaled(Duration.ofSeconds(4)));
    }

    @Test
    @DisplayName(
            "off, there is none, and the page says nothing of it; closed, its port is too; a port that is taken is replaced by another")
    void off() throws IOException {
        door.handOut(false);
        for (String path : List.of("/", "/tiengow.jar", "/download")) {
            assertThat(ask("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .status())
                    .startsWith("HTTP/1.1 404");
        }
        int port = door.port();
        try (PageDoor second = handingOut(port, SHORT)) {
            assertThat(second.port()).isNotEqualTo(port);
        }
        door.close();
        assertThatThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port).close())
                .isInstanceOf(ConnectException.class);
    }

    @Test
    @DisplayName("a program that has gone is said to be so")
    void gone() throws IOException {
        Files.delete(program);
        assertThat(ask("GET /tiengow.jar HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .status())
                .startsWith("HTTP/1.1 503");
    }

    private record Answer(String status, List<String> headers, byte[] body) {
        String header(String name) {
            return headers.stream()
                    .filter(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith(name + ": "))
                    .map(line -> line.substring(name.length() + 2))
                    .findFirst()
                    .orElse("");
        }
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(RECEIVED);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), door.port()));
        return socket;
    }

    private Answer ask(String request) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            byte[] all = read(socket.getInputStream());
            int end = indexOfBlankLine(all);
            List<String> lines =
                    new String(all, 0, end, StandardCharsets.ISO_8859_1).lines().toList();
            byte[] body = java.util.Arrays.copyOfRange(all, end + 4, all.length);
            return new Answer(lines.get(0), lines.subList(1, lines.size()), body);
        }
    }

    private static int indexOfBlankLine(byte[] all) {
        for (int i = 0; i + 3 < all.length; i++) {
            if (all[i] == '\r' && all[i + 1] == '\n' && all[i + 2] == '\r' && all[i + 3] == '\n') {
                return i;
            }
        }
        throw new AssertionError("no answer: " + new String(all, StandardCharsets.ISO_8859_1));
    }

    private static byte[] read(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        in.transferTo(all);
        return all.toByteArray();
    }
}
