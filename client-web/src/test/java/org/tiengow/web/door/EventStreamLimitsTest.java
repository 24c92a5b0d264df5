package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.ssl.SslHandler;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.web.door.EmbeddedDoor.Blocked;
import org.tiengow.web.door.EmbeddedDoor.Connection;
import org.tiengow.web.door.EmbeddedDoor.Page;

/** The handlers of the door on connections without a network, on a clock that the test moves. */
@DisplayName("An event stream")
class EventStreamLimitsTest {
    private static final String OPEN = EmbeddedDoor.OPEN;
    private static final String HERE = "{\"act\":\"here\"}";
    private static final Duration STEP = EmbeddedDoor.STEP;
    private static final long NO_TIMER = -1;

    /** Longer than the door waits for a request, and than a silent browser is kept. */
    private static final Duration LONG = Duration.ofSeconds(60);

    private EmbeddedDoor door;
    private RecordingBrowsers browsers;

    @BeforeEach
    void open() throws IOException {
        door = new EmbeddedDoor();
        browsers = door.browsers;
    }

    @AfterEach
    void close() {
        door.close();
    }

    @Test
    @DisplayName("opens with a header of its own, passes the first act on once, and is kept by no cache and no proxy")
    void opens() {
        Page page = door.openStream();
        assertThat(page.heard())
                .startsWith("HTTP/1.1 200 OK\r\n")
                .containsIgnoringCase("content-type: text/event-stream; charset=utf-8\r\n")
                .containsIgnoringCase("cache-control: no-store\r\n")
                .containsIgnoringCase("transfer-encoding: chunked\r\n")
                .containsIgnoringCase("x-accel-buffering: no\r\n")
                .containsIgnoringCase("x-content-type-options: nosniff\r\n")
                .endsWith("\r\n\r\n");
        assertThat(browsers.said).containsExactly(OPEN);
    }

    @Test
    @DisplayName("has a number that nobody can guess, and takes only the acts that show it")
    void hasItsOwnNumber() {
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            numbers.add(door.openStream().number);
        }
        assertThat(numbers).allMatch(each -> each.matches("[0-9a-f]{32}")).doesNotHaveDuplicates();
        assertThat(numbers.stream().map(each -> each.substring(16))).doesNotHaveDuplicates();
        Connection stranger = door.connect();
        stranger.post(PageDoor.ACTS, "0".repeat(32), HERE);
        assertThat(stranger.heard()).startsWith("HTTP/1.1 404");
    }

    @Test
    @DisplayName("takes several acts by one connection, and answers them without a body")
    void takesActsByOneConnection() {
        Page page = door.openStream();
        Connection acting = door.connect();
        acting.post(PageDoor.ACTS, page.number, HERE);
        acting.post(PageDoor.ACTS, page.number, HERE);
        assertThat(acting.heard().split("HTTP/1.1 204 No Content\r\n", -1)).hasSize(3);
        assertThat(acting.heard())
                .containsIgnoringCase("cache-control: no-store\r\n")
                .doesNotContainIgnoringCase("content-length")
                .endsWith("\r\n\r\n");
        assertThat(browsers.said).containsExactly(OPEN, HERE, HERE);
    }

    @Test
    @DisplayName("is not ended by the end of another")
    void endsAlone() {
        Page leaving = door.openStream();
        Page staying = door.openStream();
        leaving.channel.close();
        assertThat(leaving.act(HERE)).isEqualTo(404);
        assertThat(staying.act(HERE)).isEqualTo(204);
        assertThat(browsers.said).containsExactly(OPEN, OPEN, RecordingBrowsers.GONE, HERE);
    }

    @Test
    @DisplayName("ticks after each two seconds in which the door was silent")
    void ticks() {
        Page page = door.openStream();
        door.pass(DoorLimits.TICK.minus(STEP));
        assertThat(page.ticks()).isZero();
        door.pass(STEP);
        assertThat(page.ticks()).isEqualTo(1);
        door.pass(DoorLimits.TICK);
        assertThat(page.ticks()).isEqualTo(2);
        for (int i = 0; i < 8; i++) {
            door.pass(DoorLimits.TICK.minus(STEP));
            browsers.lines.get(0).tell("{}");
            page.heard();
            page.act(HERE);
        }
        assertThat(page.ticks()).isEqualTo(2);
        page.channel.pipeline().fireUserEventTriggered("no silence");
        assertThat(page.ticks()).isEqualTo(2);
        assertThat(page.isOpen()).isTrue();
    }

    @Test
    @DisplayName("ends after fifteen seconds without an act, whatever the door says meanwhile")
    void endsWhenSilent() {
        Page page = door.openStream();
        door.pass(DoorLimits.SILENCE.minus(STEP));
        assertThat(page.isOpen()).isTrue();
        door.pass(STEP);
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.said).containsExactly(OPEN, RecordingBrowsers.GONE);
        assertThat(page.act(HERE)).isEqualTo(404);
    }

    @Test
    @DisplayName("lives as long as its browser says something in time, and fifteen seconds longer")
    void livesByActs() {
        Page page = door.openStream();
        Duration inTime = DoorLimits.SILENCE.minus(STEP);
        for (Duration lived = Duration.ZERO; lived.compareTo(LONG) < 0; lived = lived.plus(inTime)) {
            door.pass(inTime);
            assertThat(page.act(HERE)).isEqualTo(204);
        }
        door.pass(inTime);
        assertThat(page.isOpen()).isTrue();
        door.pass(STEP);
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.gone()).isEqualTo(1);
    }

    @Test
    @DisplayName("leaves no timer behind")
    void leavesNoTimer() {
        Page page = door.openStream();
        assertThat(page.channel.runScheduledPendingTasks()).isNotEqualTo(NO_TIMER);
        page.channel.pipeline().close(); // the close of the channel itself would drop all timers
        assertThat(page.channel.runScheduledPendingTasks()).isEqualTo(NO_TIMER);
    }

    @Test
    @DisplayName("ends once, with the reason, after more acts than a thumb makes, and takes none after it")
    void endsAfterTooManyActs() {
        Page page = door.openStream();
        int taken = 1; // the first act came with the stream
        while (taken < 2 * DoorLimits.ACTS_AT_ONCE && page.act(HERE) == 204) {
            taken++;
        }
        assertThat(taken).isBetween(DoorLimits.ACTS_AT_ONCE, DoorLimits.ACTS_AT_ONCE + 40);
        assertThat(browsers.said).hasSize(taken + 1).endsWith(RecordingBrowsers.GONE);
        assertThat(page.heard())
                .contains("event: end\ndata: {\"code\":1008,\"reason\":\"Too much in a short time.\"}\n\n")
                .endsWith("\r\n0\r\n\r\n");
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.gone()).isEqualTo(1);
    }

    @Test
    @DisplayName("answers acts between the end and its arrival like those that were too many")
    void refusesActsAfterTheEnd() {
        Page page = door.openStream();
        Blocked slow = new Blocked();
        page.channel.pipeline().addFirst(slow);
        int status = 204;
        for (int i = 0; i < 2 * DoorLimits.ACTS_AT_ONCE && status == 204; i++) {
            status = page.act(HERE);
        }
        assertThat(status).isEqualTo(429);
        int heeded = browsers.said.size();
        assertThat(page.act(HERE)).isEqualTo(429);
        assertThat(page.isOpen()).isTrue();
        slow.release();
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.said).hasSize(heeded);
        assertThat(browsers.gone()).isEqualTo(1);
    }

    @Test
    @DisplayName("counts bytes and not characters")
    void countsBytes() {
        Page page = door.openStream();
        String act = "天".repeat(DoorLimits.ACT / 3);
        int taken = 0;
        while (taken < DoorLimits.ACTS_AT_ONCE - 1 && page.act(act) == 204) {
            taken++;
        }
        assertThat(browsers.said).contains(act);
        assertThat(taken).isBetween(DoorLimits.ACT_BYTES_AT_ONCE / DoorLimits.ACT - 1, 30);
    }

    @Test
    @DisplayName("ends with the code and the word of its browser, and closes")
    void endsForAReason() {
        Page page = door.openStream();
        browsers.lines.get(0).end(4001, "displaced");
        assertThat(page.heard()).contains("event: end\ndata: {\"code\":4001,\"reason\":\"displaced\"}\n\n");
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.said).containsExactly(OPEN, RecordingBrowsers.GONE);
    }

    @Test
    @DisplayName("carries a message of several lines as one event")
    void carriesLines() {
        Page page = door.openStream();
        browsers.lines.get(0).tell("天\n九");
        assertThat(page.heard()).contains("data: 天\ndata: 九\n\n");
    }

    @Test
    @DisplayName("takes no request after the one that opened it")
    void takesNoSecondRequest() {
        Page page = door.openStream();
        page.post(PageDoor.ACTS, page.number, HERE);
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.said).containsExactly(OPEN, RecordingBrowsers.GONE);
    }

    @Test
    @DisplayName("keeps nothing of a request that it refuses")
    void keepsNothing() {
        ByteBuf request = Unpooled.buffer();
        EmbeddedChannel channel = new EmbeddedChannel(new EventStream("", new DoorCount(), () -> {}));
        channel.writeInbound(request);
        assertThat(request.refCnt()).isZero();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    @DisplayName("ends when a handler fails")
    void endsByAFault() {
        Page page = door.openStream();
        page.channel.pipeline().fireExceptionCaught(new IOException("broken"));
        assertThat(page.isOpen()).isFalse();
        assertThat(browsers.gone()).isEqualTo(1);
    }

    @Test
    @DisplayName("gives a browser that reads slowly the newest message alone, and no ticks")
    void keepsTheNewest() {
        Page page = door.openStream();
        Blocked slow = new Blocked();
        page.channel.pipeline().addFirst(slow);
        Browser.Line line = browsers.lines.get(0);
        line.tell("x".repeat(DoorLimits.UNSENT));
        page.channel.runPendingTasks();
        line.tell("older");
        line.tell("newest" + "y".repeat(DoorLimits.UNSENT)); // fills the connection again, once it is sent
        door.pass(DoorLimits.TICK.multipliedBy(2));
        slow.release();
        assertThat(page.heard()).doesNotContain("older").doesNotContain("tick");
        assertThat(page.heard().split("newest", -1)).as("newest, once").hasSize(2);
    }

    @Test
    @DisplayName("sends what must arrive instead of what waits, and ends a browser that is too slow for it")
    void insists() {
        Page page = door.openStream();
        Blocked slow = new Blocked();
        page.channel.pipeline().addFirst(slow);
        Browser.Line line = browsers.lines.get(0);
        line.tell("x".repeat(DoorLimits.UNSENT));
        line.tell("older");
        line.insist("needed");
        page.channel.runPendingTasks();
        assertThat(page.isOpen()).isTrue();
        slow.release();
        assertThat(page.heard()).doesNotContain("older").contains("data: needed\n\n");
        slow.block();
        for (int i = 0; i < 3; i++) {
            assertThat(page.isOpen()).isTrue();
            line.insist("x".repeat(DoorLimits.UNSENT));
            page.channel.runPendingTasks();
        }
        assertThat(page.isOpen()).isFalse();
    }

    @Test
    @DisplayName("writes nothing on the thread of whoever tells it something")
    void writesOnItsLoop() {
        Page page = door.openStream();
        browsers.lines.get(0).tell("{}");
        browsers.lines.get(0).insist("{}");
        browsers.lines.get(0).end("over");
        assertThat(page.channel.<Object>readOutbound()).isNull();
        assertThat(page.heard()).contains("data: {}\n\n", "over");
    }

    @Test
    @DisplayName("knows whether it is encrypted")
    void isPrivate() throws Exception {
        Page page = door.openStream();
        assertThat(browsers.lines.get(0).isPrivate()).isFalse();
        SSLEngine engine = SSLContext.getDefault().createSSLEngine();
        engine.setUseClientMode(false);
        page.channel.pipeline().addFirst(new SslHandler(engine));
        assertThat(browsers.lines.get(0).isPrivate()).isTrue();
    }

    @Test
    @DisplayName("counts at the door like any other page, and its place is free again when it ends")
    void counts() {
        Page first = door.openStream();
        for (int i = 1; i < DoorLimits.INSIDE_OF_LOOPBACK; i++) {
            door.openStream();
        }
        Connection more = door.connect();
        more.post(PageDoor.EVENTS, "", OPEN);
        assertThat(more.heard()).startsWith("HTTP/1.1 503");
        assertThat(browsers.lines).hasSize(DoorLimits.INSIDE_OF_LOOPBACK);
        first.channel.close();
        assertThat(door.openStream().isOpen()).isTrue();
    }
}
