package org.tiengow.web.door;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a stranger may try at the event streams of pages without a WebSocket. */
@DisplayName("An event stream under attack")
class EventStreamAttackTest extends AttackedStreams {
    private static final boolean LONG = Boolean.getBoolean("tiengow.long");
    private static final int STREAMS = LONG ? 10_000 : 1_000;
    private static final int GUESSES = LONG ? 10_000 : 500;
    private static final long SEED = Long.getLong("seed", 20_251_127);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Origin: http://evil.example",
                "Origin: null",
                "Origin: file://",
                "Origin: http://localhost:1",
                "Origin: http://localhost.evil.example",
                "Origin: http://evil.example@localhost",
                "Origin: ftp://localhost",
                "X-Origin: http://localhost"
            })
    @DisplayName("is refused to another origin")
    void otherOrigins(String origin) throws IOException {
        String length = "Content-Length: " + HERE.length();
        String opening = answer(head(PageDoor.EVENTS, origin, length) + HERE);
        assertThat(opening).startsWith("HTTP/1.1 403").doesNotContainIgnoringCase("access-control");
        assertThat(status(head(PageDoor.ACTS, origin, length, channel(victim.id)) + HERE))
                .isEqualTo("403");
        String rebound = head(PageDoor.ACTS, "Origin: http://evil.example", length, channel(victim.id)) + HERE;
        assertThat(status(rebound.replace("Host: localhost", "Host: evil.example")))
                .isEqualTo("421");
        assertThat(status(rebound.replace("POST", "OPTIONS"))).isEqualTo("405");
        assertThat(acts()).isEmpty();
        assertThat(browsers.lines).hasSize(1);
    }

    @Test
    @DisplayName("leaves nothing behind when it is closed")
    void manyStreams() throws IOException {
        List<String> ids = new ArrayList<>(List.of(victim.id));
        for (int i = 0; i < STREAMS; i++) {
            Stream stream = new Stream();
            ids.add(stream.id);
            stream.socket.setSoLinger(true, 0);
            stream.socket.close();
        }
        await("the ends").atMost(60, SECONDS).until(() -> browsers.gone() == STREAMS);
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(door.streams().size()).isEqualTo(1);
        assertThat(status(post(PageDoor.ACTS, HERE, channel(ids.get(1))))).isEqualTo("404");
        assertThat(acts()).isEmpty();
    }

    @Test
    @DisplayName("is not found by guesses of its number")
    void guesses() throws IOException {
        System.out.println("Seed " + SEED);
        Random random = new Random(SEED);
        List<String> guesses = new ArrayList<>(List.of(
                "",
                "0",
                victim.id.substring(1),
                victim.id + "0",
                victim.id.toUpperCase(Locale.ROOT).replaceFirst("^[0-9]*$", "A"),
                victim.id + "," + victim.id,
                "*",
                "null"));
        byte[] guess = new byte[16];
        while (guesses.size() < GUESSES) {
            random.nextBytes(guess);
            guesses.add(HexFormat.of().formatHex(guess));
        }
        for (String id : guesses) {
            assertThat(status(post(PageDoor.ACTS, HERE, channel(id)))).isEqualTo("404");
        }
        assertThat(status(post(PageDoor.ACTS, HERE))).isEqualTo("404");
        assertThat(status(post(PageDoor.ACTS + "?" + EventStreams.CHANNEL + "=" + victim.id, HERE)))
                .isEqualTo("404");
        assertThat(acts()).isEmpty();
    }

    @Test
    @DisplayName("has a number that no browser can choose")
    void sameNumberTwice() throws IOException {
        Stream twice = new Stream(post(PageDoor.EVENTS, OPEN, channel(victim.id)));
        Stream chosen = new Stream(post(PageDoor.EVENTS, OPEN, channel("0".repeat(32))));
        assertThat(twice.id).matches("[0-9a-f]{32}").isNotEqualTo(victim.id);
        assertThat(chosen.id).matches("[0-9a-f]{32}").isNotEqualTo("0".repeat(32));
        assertThat(status(post(PageDoor.ACTS, HERE, channel("0".repeat(32))))).isEqualTo("404");
        twice.socket.close();
        await("one end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
    }

    @Test
    @DisplayName("takes no act of which the end is missing")
    void closedInTheMiddle() throws IOException {
        String act = post(PageDoor.ACTS, HERE, channel(victim.id));
        for (int length = 1; length < act.length(); length += 7) {
            try (Socket socket = connect()) {
                say(socket, act.substring(0, length));
            }
        }
        Stream gone = new Stream();
        gone.socket.close();
        await("its end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
        assertThat(gone.act(HERE)).isEqualTo("404");
        assertThat(acts()).isEmpty();
    }

    @Test
    @DisplayName("takes no act that is not UTF-8")
    void brokenText() throws IOException {
        for (String path : List.of(PageDoor.EVENTS, PageDoor.ACTS)) {
            assertThat(status(post(path, "\u00ff\u00fe".repeat(2_000), channel(victim.id))))
                    .isEqualTo("400");
            assertThat(status(post(path, "\u00e5\u00a4", channel(victim.id)))).isEqualTo("400");
        }
        assertThat(acts()).isEmpty();
        assertThat(browsers.lines).hasSize(1);
        assertThat(victim.act("\u00e5\u00a4\u00a9")).isEqualTo("204"); // 天, byte by byte
        assertThat(acts()).containsExactly("天");
    }

    @Test
    @DisplayName("answers with no header that came in a request")
    void injectedHeaders() throws IOException {
        List<String> values = List.of(
                "x\r\nSet-Cookie: a=1",
                "x\nSet-Cookie: a=1",
                "x\rSet-Cookie: a=1",
                "x\r\n Set-Cookie: a=1",
                "x%0d%0aSet-Cookie: a=1",
                "x\u0000\u000bSet-Cookie: a=1",
                "\u00e5\u0098\u008d\u00e5\u0098\u008aSet-Cookie: a=1");
        for (String value : values) {
            for (String request : List.of(
                    post(PageDoor.ACTS, HERE, channel(value)),
                    post(PageDoor.EVENTS, HERE, channel(value)),
                    post(PageDoor.EVENTS + "?" + value, HERE),
                    post(PageDoor.EVENTS, HERE).replace("Host: localhost", "Host: " + value),
                    post(PageDoor.EVENTS, HERE)
                            .replace("Origin: http://localhost", "Origin: http://localhost" + value))) {
                assertThat(answer(request))
                        .doesNotContainIgnoringCase("set-cookie")
                        .doesNotContain("a=1");
            }
        }
    }

    @Test
    @DisplayName("cannot be ended by what another player says")
    void injectedEvents() throws IOException {
        Stream stream = new Stream();
        await("its line").atMost(60, SECONDS).until(() -> browsers.lines.size() == 2);
        browsers.lines.get(1).tell("{}\n\nevent: end\ndata: {\"code\":1008}");
        stream.awaitText("data: {}\ndata: \ndata: event: end\ndata: data: {\"code\":1008}\n\n");
        assertThat(stream.act(HERE)).isEqualTo("204");
    }
}
