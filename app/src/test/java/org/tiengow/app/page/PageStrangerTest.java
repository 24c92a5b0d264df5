package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.page.WebPage;

/**
 * At the page's door what is tried at the host's: nonsense, and what somebody learns who does not know the PIN, or only listens. What
 * is slow, silent or too much is tried beside.
 */
@DisplayName("A stranger at the page's door")
@Tag("slow")
class PageStrangerTest {
    private static final int GARBAGE = Integer.getInteger("page.garbage", 600);
    private static final String PIN = "4321";
    private static final String SAID = "the plum is ripe";

    private static TablePlan playing(int rounds) {
        return TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, rounds))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withBots(3, "random")
                .with(StartMode.FULL);
    }

    private static WebPage page(Host host, String pin, Optional<HostTls> tls) throws IOException {
        return WebPage.open(host.port(), pin, 0, tls, null);
    }

    @Test
    @DisplayName("says whatever bytes there are: the door answers others as ever, and the match is played to its end")
    void garbage() throws Exception {
        long seed = Long.getLong("page.garbage.seed", System.nanoTime());
        System.out.println("page.garbage.seed " + seed);
        Random random = new Random(seed);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(log);
        try (Host host = Host.start(HostSettings.practice("Attic").with(playing(1)));
                WebPage page = page(host, "", Optional.empty())) {
            PagePlayer mei = new PagePlayer();
            mei.at(PageVisitor.opens(page.port())).enters("Mei");
            long bytes = 0;
            for (int i = 0; i < GARBAGE; i++) {
                bytes += says(page.port(), random);
            }
            System.out.println(GARBAGE + " connections, " + bytes + " bytes of nonsense");
            mei.standings();
            assertThat(mei.wrong).as("seed %d", seed).isEmpty();
            assertThat(get(page.port(), "/")).as("seed %d", seed).contains("<html");
        } finally {
            root.detachAppender(log);
        }
        assertThat(log.list)
                .as("seed %d", seed)
                .filteredOn(event -> event.getThrowableProxy() != null)
                .isEmpty();
    }

    /** Bytes by chance, a request in which some were changed, or such behind a WebSocket that was opened in order. */
    private static int says(int port, Random random) throws IOException {
        String here = "127.0.0.1:" + port;
        String upgrade = "GET " + (random.nextBoolean() ? PageDoor.SOCKET : "/wire") + " HTTP/1.1\r\nHost: " + here
                + "\r\nOrigin: http://" + here + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        byte[] head = upgrade.getBytes(StandardCharsets.US_ASCII);
        byte[] junk = new byte[random.nextInt(2_000)];
        random.nextBytes(junk);
        int kind = random.nextInt(3);
        if (kind == 1) {
            for (int changes = 1 + random.nextInt(8); changes > 0; changes--) {
                head[random.nextInt(head.length)] = (byte) random.nextInt(256);
            }
        } else if (kind == 2 && junk.length > 0) {
            junk[0] = (byte) (0x80 | random.nextInt(16)); // a frame of some kind, which is masked as it should be
            junk[1 % junk.length] |= (byte) 0x80;
        }
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            OutputStream out = socket.getOutputStream();
            if (kind > 0) {
                out.write(head);
            }
            out.write(junk);
            out.flush();
            if (kind == 2) {
                socket.setSoTimeout(2_000);
                socket.getInputStream().read(); // so that the frames are looked at before it ends
            }
        } catch (IOException cutOff) {
            // as it deserves
        }
        return junk.length + (kind > 0 ? head.length : 0);
    }

    private static String get(int port, String path) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .build(),
                        BodyHandlers.ofString())
                .body();
    }

    @Test
    @DisplayName("without the PIN is told the same whether nobody is there or a match is played")
    void stranger() throws Exception {
        List<String> empty = told(false);
        List<String> played = told(true);
        assertThat(played).isEqualTo(empty).hasSizeGreaterThan(4);
        assertThat(String.join("", played)).doesNotContain("Meizhen", SAID);
    }

    /** All that it is told, whatever it asks for. */
    private static List<String> told(boolean isPlayed) throws Exception {
        HostTls key = HostTls.passing();
        try (Host host = Host.start(HostSettings.practice("Attic")
                        .with(Door.PRIVATE.withPin(PIN))
                        .with(isPlayed ? playing(8) : TablePlan.oneTable()));
                WebPage page = page(host, PIN, Optional.empty());
                WebPage secret = page(host, PIN, Optional.of(key))) {
            if (isPlayed) {
                PagePlayer mei = new PagePlayer();
                String right = page.invitation("127.0.0.1").replaceAll(".*#k=", "");
                mei.at(PageVisitor.opens(page.port(), "\"key\":\"" + right + "\""))
                        .enters("Meizhen")
                        .says("{\"act\":\"say\",\"words\":\"" + SAID + "\"}");
                await().until(() -> mei.decided.size() > 2);
            }
            PageVisitor plain = PageVisitor.opens(page.port());
            plain.waits(PageStrangerTest::namesTheHost);
            plain.enters("Eve", "\"pin\":\"1111\"");
            plain.waits(message -> message.toString().contains("\"field\":\"pin\""));
            PageVisitor secretly = PageVisitor.opensOverTls(secret.port(), WireTest.trusting());
            secretly.waits(PageStrangerTest::namesTheHost);
            secretly.enters("Eve", "\"watching\":true", "\"pin\":\"1111\"");
            secretly.waits(message -> message.toString().contains("\"field\":\"pin\""));
            PageVisitor bold = PageVisitor.opens(page.port(), "\"owner\":\"00\""); // as if it were the host's owner
            bold.waits(PageStrangerTest::namesTheHost);
            bold.enters("Eve");
            bold.waits(message -> message.getAsJsonObject("body").has("problem"));
            return List.of(
                    get(page.port(), "/"),
                    get(page.port(), "/tv"),
                    distinct(plain),
                    distinct(secretly),
                    distinct(bold));
        }
    }

    /** What is told once the host is known, without its number and time. */
    private static String distinct(PageVisitor visitor) {
        return visitor.told.stream()
                .filter(PageStrangerTest::namesTheHost)
                .map(PageStrangerTest::timeless)
                .distinct()
                .toList()
                .toString();
    }

    private static boolean namesTheHost(JsonObject message) {
        return message.has("body")
                && message.getAsJsonObject("body").has("title")
                && !message.getAsJsonObject("body").get("title").getAsString().isEmpty();
    }

    private static String timeless(JsonObject message) {
        JsonObject told = message.deepCopy();
        told.keySet().removeAll(List.of("n", "now", "words", "language", "version"));
        return told.toString();
    }

    @Test
    @DisplayName(
            "who listens reads names, talk and the table in plain, as the pages say, and nothing of it through HTTPS")
    void listener() throws Exception {
        try (PageListenerNight plain = new PageListenerNight(false);
                PageListenerNight secret = new PageListenerNight(true)) {
            assertThat(List.of("Meizhen", SAID, "\"tiles\"")).allMatch(plain.listener::heard);
            assertThat(List.of("Meizhen", SAID, "\"tiles\"", "HTTP/1.1", "\"act\""))
                    .noneMatch(secret.listener::heard);
            assertThat(secret.listener.bytes()).isGreaterThan(10_000);
        }
    }

    /** A match at a page, with somebody who listens on the way to its door. */
    private static final class PageListenerNight implements AutoCloseable {
        private final Host host = Host.start(HostSettings.practice("Attic").with(playing(8)));
        private final WebPage page;
        private final PageListener listener;

        PageListenerNight(boolean tls) throws Exception {
            page = page(host, "", tls ? Optional.of(HostTls.passing()) : Optional.empty());
            listener = new PageListener(page.port());
            PagePlayer mei = new PagePlayer();
            PageVisitor phone = tls
                    ? PageVisitor.opensOverTls(listener.port(), WireTest.trusting())
                    : PageVisitor.opens(listener.port());
            mei.at(phone).enters("Meizhen");
            phone.waits(message -> message.get("screen").getAsString().equals("table"));
            phone.says("{\"act\":\"say\",\"words\":\"" + SAID + "\"}");
            await().until(() -> mei.decided.size() > 2);
        }

        @Override
        public void close() throws Exception {
            listener.close();
            page.close();
            host.close();
        }
    }
}
