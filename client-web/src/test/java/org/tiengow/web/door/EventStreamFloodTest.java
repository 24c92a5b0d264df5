package org.tiengow.web.door;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page or a stranger may send too much of, or read too little of, at the event streams of pages without a WebSocket. */
@DisplayName("An event stream in a flood")
class EventStreamFloodTest extends AttackedStreams {
    private static final String BALLAST = "x".repeat(10_000);
    private static final int SCREENS = 3_000;

    @Test
    @DisplayName("takes no body that is longer than an act")
    void hugeBodies() throws IOException {
        reopen(SHORT);
        for (String path : List.of(PageDoor.EVENTS, PageDoor.ACTS)) {
            String origin = "Origin: http://localhost";
            assertThat(status(head(path, origin, channel(victim.id), "Content-Length: 5000000000")))
                    .isEqualTo("413");
            assertThat(status(head(path, origin, channel(victim.id), "Content-Length: 5000", "Expect: 100-continue")))
                    .isEqualTo("413");
            Socket endless = connect();
            say(endless, head(path, origin, channel(victim.id), "Transfer-Encoding: chunked"));
            assertDrowns(endless, "1000\r\n" + "x".repeat(4_096) + "\r\n");
            assertThat(status(
                            head(path, origin, channel(victim.id), "Content-Length: 5", "Content-Length: 6") + "hello"))
                    .isEqualTo("400");
        }
        assertThat(acts()).isEmpty();
        assertThat(browsers.lines).hasSize(1);
    }

    /** Sends text without end until the door closes the connection. */
    private static void assertDrowns(Socket socket, String text) {
        await("the end of a flood").atMost(60, SECONDS).until(() -> {
            try {
                say(socket, text);
                return isCut(socket);
            } catch (IOException cut) {
                return true;
            }
        });
    }

    @Test
    @DisplayName("cuts off bodies that come byte by byte")
    void slowBodies() throws IOException {
        reopen(SHORT);
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Socket socket = connect();
            String path = i % 2 == 0 ? PageDoor.EVENTS : PageDoor.ACTS;
            say(socket, head(path, "Origin: http://localhost", channel(victim.id), "Content-Length: 4000"));
            slow.add(socket);
        }
        long begin = System.nanoTime();
        await("the end of all").atMost(60, SECONDS).until(() -> {
            slow.removeIf(socket -> {
                try {
                    say(socket, "x");
                    return isCut(socket);
                } catch (IOException cut) {
                    return true;
                }
            });
            return slow.isEmpty();
        });
        System.out.printf("40 slow bodies were cut off after %d ms.%n", (System.nanoTime() - begin) / 1_000_000);
        assertThat(acts()).isEmpty();
        assertThat(browsers.lines).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST /seat/act HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000000\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n",
                "nonsense\r\n\r\n"
            })
    @DisplayName("ends when anything more comes on its own connection")
    void moreOnItsConnection(String more) throws IOException {
        Stream stream = new Stream();
        say(stream.socket, more);
        stream.awaitEndInSpiteOfActs("");
        Stream together = new Stream(post(PageDoor.EVENTS, OPEN) + more);
        together.awaitEndInSpiteOfActs("");
        await("two ends").atMost(60, SECONDS).until(() -> browsers.gone() == 2);
        assertThat(door.streams().size()).isEqualTo(1);
    }

    @Test
    @DisplayName("ends when its connection is drowned in a header line")
    void endlessHeader() throws IOException {
        Stream stream = new Stream();
        stream.awaitEndInSpiteOfActs("x".repeat(4_096));
        await("one end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
    }

    @Test
    @DisplayName("ends when acts for it come too fast over many connections")
    void flood() throws IOException {
        Stream flood = new Stream();
        List<Socket> many = new ArrayList<>();
        String act = post(PageDoor.ACTS, "{\"flood\":1}", channel(flood.id));
        for (int i = 0; i < 80; i++) {
            Socket socket = connect();
            say(socket, act);
            many.add(socket);
        }
        for (Socket socket : many) {
            readHead(socket);
        }
        for (int i = 0; i < 80; i++) {
            status(act);
        }
        await("its end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
        flood.awaitText("event: end\ndata: {\"code\":1008");
        awaitCut(flood.socket);
        assertThat(acts()).hasSizeBetween(DoorLimits.ACTS_AT_ONCE - 1, 2 * DoorLimits.ACTS_AT_ONCE);
    }

    @Test
    @DisplayName("ends when its acts are too long together")
    void floodOfBytes() throws IOException {
        Stream flood = new Stream();
        String body = "x".repeat(DoorLimits.ACT);
        int most = DoorLimits.ACT_BYTES_AT_ONCE / DoorLimits.ACT;
        for (int i = 0; i < 4 * most; i++) {
            flood.act(body);
        }
        await("its end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
        assertThat(acts()).hasSizeBetween(most - 1, 2 * most);
    }

    @Test
    @DisplayName("keeps the connection of its acts in a crowd of strangers")
    void crowd() throws IOException {
        Stream stream = new Stream();
        String act = post(PageDoor.ACTS, HERE, channel(stream.id));
        Socket former = connect();
        say(former, act);
        assertThat(readHead(former)).startsWith("HTTP/1.1 204");
        Socket acting = connect();
        say(acting, act);
        assertThat(readHead(acting)).startsWith("HTTP/1.1 204");
        for (int i = 0; i <= DoorLimits.STRANGERS_OF_ORIGIN; i++) {
            connect();
        }
        awaitDisplaced(former);
        say(acting, act);
        assertThat(readHead(acting)).startsWith("HTTP/1.1 204");
        stream.socket.close();
        await("its end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
        for (int i = 0; i <= DoorLimits.STRANGERS_OF_ORIGIN; i++) {
            connect();
        }
        awaitDisplaced(acting);
    }

    /** Waits until strangers displace a connection that is never idle. */
    private void awaitDisplaced(Socket busy) {
        await("the end of a busy connection").atMost(60, SECONDS).until(() -> {
            connect();
            try {
                say(busy, "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
                return isCut(busy);
            } catch (IOException cut) {
                return true;
            }
        });
    }

    @Test
    @DisplayName("sends a slow reader the newest")
    void slowReader() throws IOException {
        Stream slow = new Stream();
        tellMuch(1);
        browsers.lines.get(0).tell("all was told");
        victim.awaitText("data: all was told"); // the door has one thread
        slow.awaitText("x" + (SCREENS - 1) + "\n\n");
        assertThat(slow.heard.size()).isLessThan(SCREENS * BALLAST.length());
    }

    @Test
    @DisplayName("ends without a reader, and that is no fault of the program")
    void noReader() throws IOException {
        reopen(SHORT);
        Stream deaf = new Stream();
        long begin = System.nanoTime();
        tellMuch(1);
        await("its end").atMost(60, SECONDS).until(() -> browsers.gone() == 1);
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        System.out.printf("A stream without a reader ended after %d ms.%n", time.toMillis());
        assertThat(time).isLessThan(DoorLimits.SILENCE.minusSeconds(3));
        awaitCut(deaf.socket);
    }

    private void tellMuch(int page) {
        await("its line").atMost(60, SECONDS).until(() -> browsers.lines.size() > page);
        for (int i = 0; i < SCREENS; i++) {
            browsers.lines.get(page).tell(BALLAST + i);
        }
    }
}
