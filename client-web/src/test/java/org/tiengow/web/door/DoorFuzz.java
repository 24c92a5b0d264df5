package org.tiengow.web.door;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import org.slf4j.LoggerFactory;

/**
 * Whatever bytes come to the door of pages, in whatever pieces: requests, and frames of a page's WebSocket. Each request is answered or
 * its connection cut; what a page says comes out whole and within its limit; a page that came in is told once that it has gone; and the
 * program has no fault.
 *
 * <pre>
 *   first byte   bit 0: the WebSocket is open   bit 1: 200 characters go to the page after each act   bits 2 to 7: bytes in a piece, less one
 *   the others   what comes
 * </pre>
 */
public final class DoorFuzz {
    private static final SocketAddress HERE = new InetSocketAddress("127.0.0.1", 1);
    private static final byte[] OPENING =
            ("GET /seat HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\n"
                            + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                            + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII);
    private static final ListAppender<ILoggingEvent> FAULTS = faults();
    private static final String SCREEN = "x".repeat(200);

    private static Page page = new Page(null, false);
    private static final PageDoor DOOR = door();

    private DoorFuzz() {}

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        boolean open = (data[0] & 1) != 0;
        int piece = ((data[0] & 0xFF) >> 2) + 1;
        page = new Page(null, (data[0] & 2) != 0);
        EmbeddedChannel channel = new FromHere();
        channel.pipeline().addLast(DOOR.stages());
        channel.pipeline().fireChannelActive();
        if (open) {
            come(channel, OPENING, 0, OPENING.length);
            if (page.line == null) {
                throw new AssertionError("the page's WebSocket did not open");
            }
        }
        for (int at = 1; at < data.length && channel.isOpen(); at += piece) {
            come(channel, data, at, Math.min(piece, data.length - at));
        }
        channel.finishAndReleaseAll();
        channel.checkException();
        if (page.line != null && page.gone != 1) {
            throw new AssertionError("told " + page.gone + " times that it has gone");
        }
        if (!FAULTS.list.isEmpty()) {
            String said = FAULTS.list.get(0).getFormattedMessage();
            FAULTS.list.clear();
            throw new AssertionError(said);
        }
    }

    private static void come(EmbeddedChannel channel, byte[] data, int from, int count) {
        ByteBuf bytes = Unpooled.copiedBuffer(data, from, count);
        channel.writeInbound(bytes);
        channel.runPendingTasks();
        for (Object out = channel.readOutbound(); out != null; out = channel.readOutbound()) {
            ReferenceCountUtil.release(out);
        }
        for (Object rest = channel.readInbound(); rest != null; rest = channel.readInbound()) {
            ReferenceCountUtil.release(rest); // behind what asked for a WebSocket: heeded by nobody, until time is up
        }
    }

    private static PageDoor door() {
        try {
            return PageDoor.open(0, line -> page = new Page(line, page.answers));
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
    }

    private static ListAppender<ILoggingEvent> faults() {
        ListAppender<ILoggingEvent> faults = new ListAppender<>() {
            @Override
            protected void append(ILoggingEvent event) {
                if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
                    super.append(event);
                }
            }
        };
        faults.start();
        Logger all = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        all.setLevel(Level.ERROR);
        all.addAppender(faults);
        return faults;
    }

    /** A connection from this machine. */
    private static final class FromHere extends EmbeddedChannel {
        @Override
        protected SocketAddress remoteAddress0() {
            return HERE;
        }
    }

    /** What a browser that has come in talks to. */
    private static final class Page implements Browser {
        private final Browser.Line line;
        private final boolean answers;
        private int gone;

        Page(Browser.Line line, boolean answers) {
            this.line = line;
            this.answers = answers;
        }

        @Override
        public void says(String act) {
            if (gone > 0) {
                throw new AssertionError("it has gone, and says " + act);
            }
            if (act.getBytes(StandardCharsets.UTF_8).length > DoorLimits.ACT) {
                throw new AssertionError("an act of " + act.length() + " characters");
            }
            if (answers) {
                line.tell(SCREEN);
            }
        }

        @Override
        public void gone() {
            gone++;
        }
    }
}
