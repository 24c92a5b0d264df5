package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.waiting.BusyMachine;

/** What the page does when its connection falls silent without being closed. */
@DisplayName("The page, whose line falls silent,")
@Tag("browser")
class PageLineIT {

    /** How much later than on an idle machine something may happen. */
    private static final Duration BUSY = Duration.ofSeconds(4);

    /** Counts the WebSockets that the page closes. */
    private static final String COUNT_ENDED = """
            window.ended = 0;
            const {close} = WebSocket.prototype;
            WebSocket.prototype.close = function () { ended++; close.call(this); };
            """;

    /** Keeps what the page posts in {@code posts}. */
    private static final String KEEP_POSTS = """
            window.posts = [];
            window.sends = window.fetch;
            window.fetch = (path, options) => {
              posts.push({path, body: options.body});
              return sends(path, options);
            };
            """;

    /** Keeps in {@code seen} when the page first said that it is slow, and first gave up a WebSocket. */
    private static final String KEEP_TIMES = """
            window.seen = {};
            const note = name => seen[name] ??= performance.now();
            new MutationObserver(() => document.getElementById('slow').textContent && note('slow'))
                .observe(document.getElementById('slow'), {childList: true, subtree: true, characterData: true});
            const {close} = WebSocket.prototype;
            WebSocket.prototype.close = function () { note('ended'); close.call(this); };
            """;

    private Host host;
    private PageOf page;
    private CutLine network;
    private Phone phone;

    @BeforeEach
    void open() throws IOException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, 2))
                .withBots(3, "steady")
                .with(StartMode.FULL);
        host = Host.start(HostSettings.practice("Kitchen").with(plan));
        page = PageOf.host(host);
        network = new CutLine(page.port());
        phone = Phone.open(Phone.USUAL, "en");
    }

    @AfterEach
    void close() throws IOException {
        phone.close();
        network.close();
        page.close();
        host.close();
    }

    @Test
    @DisplayName("says after three seconds that it is slow, after six that it is lost, and is back in five")
    void noticesAndComesBack() {
        Thumb.first(phone).comeIn(network.address(), "Kit");
        waitFor(".table .slot");
        long cut = System.nanoTime();
        network.die();
        await("slow").until(() -> phone.text("#slow").equals("Slow connection"));
        Duration slow = since(cut);
        waitFor(".table-banner [data-act=retry]");
        Duration lost = since(cut);
        assertThat(phone.text(".table-banner")).contains("Connection lost. Trying to reconnect to 127.0.0.1:");
        assertThat(phone.text("#slow")).isEmpty();
        long back = System.nanoTime();
        network.live();
        await("the table").until(() -> !phone.shows(".table-banner"));
        Duration returned = since(back);
        System.out.printf(
                "A silent line is slow after %d ms, lost after %d ms, and back %d ms after the network.%n",
                slow.toMillis(), lost.toMillis(), returned.toMillis());
        assertThat(slow).isBetween(Duration.ofMillis(900), Duration.ofSeconds(3).plus(BusyMachine.scaled(BUSY)));
        assertThat(lost)
                .isBetween(Duration.ofMillis(3_900), Duration.ofSeconds(6).plus(BusyMachine.scaled(BUSY)));
        assertThat(returned).isLessThan(Duration.ofSeconds(5).plus(BusyMachine.scaled(BUSY)));
    }

    @Test
    @DisplayName("replaces a connection that alone is dead, without waiting until it counts as lost")
    void replacesADeadConnection() {
        Thumb.first(phone).comeIn(network.address(), "Kit");
        waitFor(".table .slot");
        await("the end of idle connections").until(network::carriesOneLine);
        phone.run(KEEP_TIMES);
        network.loseConnections();
        await("another connection").until(() -> phone.is("return 'ended' in seen"));
        double waited = ((Number) phone.run("return seen.ended - seen.slow")).doubleValue();
        System.out.printf("A dead connection is given up %.0f ms after it was called slow.%n", waited);
        assertThat(waited).isBetween(0.0, (double)
                BusyMachine.scaled(Duration.ofMillis(2_500)).toMillis());
        await("the table").until(() -> phone.text("#slow").isEmpty());
        assertThat(phone.shows(".table .slot")).isTrue();
    }

    @Test
    @DisplayName("keeps it for fifteen seconds while hidden, then sleeps, and opens it as soon as it is seen")
    void sleepsWhileHidden() {
        Thumb.first(phone).comeIn(network.address(), "Kit");
        waitFor(".table .slot");
        phone.run(COUNT_ENDED);
        phone.listen();
        phone.hide();
        long hidden = System.nanoTime();
        await("sleep").until(() -> phone.is("return ended > 0"));
        assertThat(since(hidden)).isGreaterThan(Duration.ofSeconds(13));
        assertThat(phone.shows(".table-banner")).isFalse();
        phone.wake(Duration.ZERO);
        await("an opening").until(() -> phone.is("return said.some(each => each.act === 'open')"));
        waitFor(".table");
    }

    @Test
    @DisplayName("plays on by an event stream where the network refuses WebSockets")
    void playsByEvents() {
        phone.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", KEEP_POSTS));
        network.refuseSockets();
        long begin = System.nanoTime();
        phone.goTo(network.address());
        waitFor("[data-field=name]");
        System.out.printf(
                "A page without a WebSocket can join after %d ms.%n",
                since(begin).toMillis());
        Thumb.first(phone).comeIn(network.address(), "Kit");
        Thumb.first(phone).playToSettlement();
        assertThat(phone.is("return posts.length > 5")).isTrue();
        phone.reload();
        waitFor(".screen, .table");
        await("the seat").until(() -> phone.is("return posts.some(each => each.body.includes('return'))"));
        assertThat(phone.run("return posts.filter(each => each.body.includes('\"return\"')).length"))
                .as("how often the return key was sent")
                .isEqualTo(1L);
        assertThat(phone.is("return performance.getEntries().some(each => /[0-9a-f]{32}/.test(each.name))"))
                .as("a number of a stream in a URL")
                .isFalse();
    }

    @Test
    @DisplayName("has its first labels without it")
    void hasFirstLabels() {
        phone.command(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of("source", "WebSocket = class { close() {} }; fetch = () => new Promise(() => {});"));
        phone.goTo(network.address());
        await("words").until(() -> phone.text(".plain-words").equals("Connecting…"));
        waitFor("#lost [data-act=retry]");
        assertThat(phone.text("#lost")).contains("Connection lost.").contains("Try now");
        assertThat(phone.text(".plain-note")).contains("on the same network");
    }

    private static Duration since(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos);
    }

    private void waitFor(String selector) {
        await(selector).until(() -> phone.shows(selector));
    }
}
