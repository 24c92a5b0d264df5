package org.tiengow.web.door;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.concurrent.MockTicker;
import io.netty.util.concurrent.Ticker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A door whose connections have no network, on a clock that the test moves. The budgets of acts run on the machine's own clock. */
final class EmbeddedDoor implements AutoCloseable {
    static final String OPEN = "{\"act\":\"open\"}";

    /** The smallest part of time that passes. */
    static final Duration STEP = Duration.ofMillis(500);

    private static final String TICK = "data: {\"tick\":true}\n\n";
    private static final Pattern NUMBER = Pattern.compile("(?i)" + EventStreams.CHANNEL + ": ([0-9a-f]*)\r\n");

    final RecordingBrowsers browsers = new RecordingBrowsers();
    private final MockTicker clock = Ticker.newMockTicker();
    private final List<Connection> connections = new ArrayList<>();
    private final PageDoor door;

    EmbeddedDoor() throws IOException {
        door = PageDoor.open(0, browsers);
    }

    /** Opens a connection of a browser of this machine. */
    Connection connect() {
        return new Connection();
    }

    /** Opens an event stream. */
    Page openStream() {
        return new Page();
    }

    @Override
    public void close() {
        connections.forEach(each -> each.channel.finishAndReleaseAll());
        door.close();
    }

    /** Lets time pass on all connections. */
    void pass(Duration time) {
        for (Duration left = time; !left.isZero(); left = left.minus(STEP)) {
            clock.advance(STEP.toMillis(), MILLISECONDS);
            for (Connection each : List.copyOf(connections)) {
                each.channel.runScheduledPendingTasks();
                each.heard();
            }
        }
    }

    /** A connection of a browser of this machine to the door. */
    class Connection {
        final EmbeddedChannel channel =
                EmbeddedChannel.builder().ticker(clock).handlers(door.stages()).build();
        final StringBuilder heard = new StringBuilder();

        private Connection() {
            channel.pipeline().fireChannelActive();
            connections.add(this);
        }

        /** Sends a request. */
        void post(String path, String channelNumber, String body) {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            String head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                    + EventStreams.CHANNEL + ": " + channelNumber + "\r\nContent-Length: " + bytes.length + "\r\n\r\n";
            channel.writeInbound(Unpooled.wrappedBuffer(head.getBytes(StandardCharsets.US_ASCII), bytes));
            channel.runPendingTasks();
        }

        /** Returns all that the door has sent. */
        String heard() {
            channel.runPendingTasks();
            for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
                heard.append(part.toString(StandardCharsets.UTF_8));
                part.release();
            }
            return heard.toString();
        }

        boolean isOpen() {
            return channel.isOpen();
        }

        /** Returns how many ticks the door has sent. */
        int ticks() {
            return heard().split(Pattern.quote(TICK), -1).length - 1;
        }
    }

    /** An open stream, and how its browser acts. */
    final class Page extends Connection {
        final String number;

        private Page() {
            post(PageDoor.EVENTS, "", OPEN);
            Matcher found = NUMBER.matcher(heard());
            assertThat(found.find()).as(heard()).isTrue();
            number = found.group(1);
        }

        /** Sends an act by a connection of its own; returns the status of the response. */
        int act(String body) {
            Connection acting = new Connection();
            acting.post(PageDoor.ACTS, number, body);
            String status = acting.heard().substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length());
            acting.channel.close();
            connections.remove(acting);
            return Integer.parseInt(status);
        }
    }

    /** A peer that reads nothing until it is released. */
    static final class Blocked extends ChannelOutboundHandlerAdapter {
        private ChannelHandlerContext here;
        private boolean isBlocked = true;

        @Override
        public void handlerAdded(ChannelHandlerContext ctx) {
            here = ctx;
        }

        @Override
        public void flush(ChannelHandlerContext ctx) {
            if (!isBlocked) {
                ctx.flush();
            }
        }

        void block() {
            isBlocked = true;
        }

        void release() {
            isBlocked = false;
            here.flush();
            ((EmbeddedChannel) here.channel()).runPendingTasks();
        }
    }
}
