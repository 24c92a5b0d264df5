package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A page without a WebSocket")
class EventStreamTest {
    private static final String OPEN = "{\"act\":\"open\"}";
    private static final String HERE = "{\"act\":\"here\"}";
    private static final int CONNECTIONS = 4;

    private final RecordingBrowsers browsers = new RecordingBrowsers();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private PageDoor door;

    @BeforeEach
    void open() throws IOException {
        door = PageDoor.open(0, browsers);
    }

    @AfterEach
    void close() {
        door.close();
    }

    private HttpRequest.Builder post(String path, String origin, String body) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + door.port() + path))
                .header("Origin", origin)
                .timeout(Duration.ofSeconds(10))
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    private String here() {
        return "http://127.0.0.1:" + door.port();
    }

    private int act(String channel, String origin, String body) throws IOException, InterruptedException {
        return client.send(
                        post(PageDoor.ACTS, origin, body)
                                .header(EventStreams.CHANNEL, channel)
                                .build(),
                        HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    /** An open stream: the number in its header, and the lines that have come. */
    private final class Events {
        final List<String> heard = new CopyOnWriteArrayList<>();
        final CompletableFuture<Void> ended;
        final String channel;

        Events() throws IOException, InterruptedException {
            HttpResponse<Stream<String>> response =
                    client.send(post(PageDoor.EVENTS, here(), OPEN).build(), HttpResponse.BodyHandlers.ofLines());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("text/event-stream");
            channel = response.headers().firstValue(EventStreams.CHANNEL).orElseThrow();
            ended = CompletableFuture.runAsync(() -> response.body().forEach(heard::add), task -> {
                Thread thread = new Thread(task);
                thread.setDaemon(true);
                thread.start();
            });
        }
    }

    @Test
    @DisplayName("sends acts by requests and gets events")
    void actsAndEvents() throws Exception {
        Events page = new Events();
        assertThat(page.channel).matches("[0-9a-f]{32}");
        assertThat(act(page.channel, here(), HERE)).isEqualTo(204);
        assertThat(browsers.said).containsExactly(OPEN, HERE);
        browsers.lines.get(0).tell("{\"screen\":\"天\"}");
        await().until(() -> page.heard.contains("data: {\"screen\":\"天\"}"));
        browsers.lines.get(0).end(4001, "displaced");
        await().until(() -> page.heard.contains("data: {\"code\":4001,\"reason\":\"displaced\"}"));
        await().until(() -> browsers.gone() == 1 && page.ended.isDone());
        assertThat(act(page.channel, here(), HERE)).isEqualTo(404);
    }

    @Test
    @DisplayName("is refused from elsewhere, without the number, or by another method")
    void strangers() throws Exception {
        Events page = new Events();
        assertThat(act(page.channel, "http://evil.example", HERE)).isEqualTo(403);
        assertThat(act("0".repeat(32), here(), HERE)).isEqualTo(404);
        assertThat(act(page.channel, here(), "x".repeat(DoorLimits.ACT + 1))).isEqualTo(413);
        HttpRequest elsewhere =
                post(PageDoor.EVENTS, "http://evil.example", OPEN).build();
        assertThat(client.send(elsewhere, HttpResponse.BodyHandlers.discarding())
                        .statusCode())
                .isEqualTo(403);
        HttpRequest got = HttpRequest.newBuilder(URI.create(here() + PageDoor.EVENTS))
                .header("Origin", here())
                .build();
        HttpResponse<Void> refusal = client.send(got, HttpResponse.BodyHandlers.discarding());
        assertThat(refusal.statusCode()).isEqualTo(405);
        assertThat(refusal.headers().allValues("Allow")).containsExactly("POST");
        assertThat(browsers.said).containsExactly(OPEN);
    }

    @Test
    @DisplayName("is cut off when it sends too much")
    void tooMuch() throws Exception {
        Events page = new Events();
        int status = 204;
        for (int i = 0; i < 10 * DoorLimits.ACTS_AT_ONCE && status == 204; i++) {
            status = act(page.channel, here(), HERE);
        }
        assertThat(status).isIn(404, 429);
        await().until(() -> browsers.gone() == 1);
        assertThat(page.heard).anyMatch(line -> line.startsWith("data: {\"code\":1008"));
    }

    @Test
    @DisplayName("shares one thread with its acts and with every other page")
    void oneThread() throws Exception {
        Events page = new Events();
        for (int i = 0; i < CONNECTIONS; i++) {
            DoorSocket other = DoorSocket.ofPage(door.port(), client, text -> {});
            other.socket().sendText(HERE, true).join();
            HttpClient another = HttpClient.newHttpClient();
            HttpRequest act = post(PageDoor.ACTS, here(), HERE)
                    .header(EventStreams.CHANNEL, page.channel)
                    .build();
            assertThat(another.send(act, HttpResponse.BodyHandlers.discarding()).statusCode())
                    .isEqualTo(204);
        }
        await().until(() -> Collections.frequency(browsers.said, HERE) == 2 * CONNECTIONS);
        assertThat(browsers.threads).hasSize(1);
    }

    @Test
    @DisplayName("refuses an act on a thread that is not its own")
    void foreignThread() throws Exception {
        Events page = new Events();
        FullHttpRequest act = new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.POST, PageDoor.ACTS);
        act.headers().set(EventStreams.CHANNEL, page.channel);
        assertThatThrownBy(() -> door.streams().heed(new EmbeddedChannel(), act))
                .isInstanceOf(IllegalStateException.class);
        assertThat(browsers.said).isSubsetOf(OPEN);
    }

    @Test
    @DisplayName("drops what is said to it after its door is closed")
    void afterTheDoor() throws Exception {
        new Events();
        await().until(() -> browsers.lines.size() == 1);
        door.close();
        assertThatNoException().isThrownBy(() -> browsers.lines.get(0).tell("{}"));
    }
}
