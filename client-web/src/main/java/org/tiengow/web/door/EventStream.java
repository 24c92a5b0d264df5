package org.tiengow.web.door;

import com.google.gson.JsonObject;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.ScheduledFuture;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The connection of a browser whose network refuses WebSockets: messages go out as server-sent events of one HTTP response, and
 * each act comes in by a request of its own ({@link EventStreams}). The limits are those of a WebSocket. This handler belongs to
 * the connection of the response.
 */
final class EventStream extends ChannelInboundHandlerAdapter {
    private final String id;
    private final DoorCount count;
    private final Runnable closed;
    private final FrameBudget budget = FrameBudget.ofPage();
    private @Nullable BrowserLine line;
    private @Nullable Browser browser;
    private @Nullable ScheduledFuture<?> silence;
    private @Nullable Channel acting;

    /**
     * Creates a stream that is not open yet.
     *
     * @param id the number by which acts find this stream
     * @param count the limit of the door's connections
     * @param closed called when the connection is closed
     */
    EventStream(String id, DoorCount count, Runnable closed) {
        this.id = id;
        this.count = count;
        this.closed = closed;
    }

    /** Sends the head of the response, and passes the first act on to a new browser. */
    void open(ChannelHandlerContext ctx, Function<Browser.Line, Browser> seats, String act) {
        HttpResponse head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        head.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, "text/event-stream; charset=utf-8")
                .set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE)
                .set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED)
                .set("X-Accel-Buffering", "no")
                .set(EventStreams.CHANNEL, id);
        Answers.protect(head.headers());
        ctx.writeAndFlush(head);
        line = new BrowserLine(ctx.channel(), new Events());
        browser = seats.apply(line);
        ctx.channel().closeFuture().addListener(ended -> gone());
        heed(act);
    }

    /** Passes an act on to the browser's receiver; ends the stream if there were too many. Returns false in that case. */
    boolean heed(String act) {
        Browser receiver = browser;
        BrowserLine sending = line;
        if (receiver == null || sending == null) {
            return false;
        } else if (!budget.take(ByteBufUtil.utf8Bytes(act))) {
            browser = null;
            receiver.gone();
            sending.end("Too much in a short time.");
            return false;
        }
        receiver.says(act);
        return true;
    }

    /** Restarts the time-out of a silent browser. */
    void heard(Channel channel) {
        if (silence != null) {
            silence.cancel(false);
        }
        silence = channel.eventLoop()
                .schedule(() -> channel.close(), DoorLimits.SILENCE.toMillis(), TimeUnit.MILLISECONDS);
    }

    /**
     * Notes the connection over which an act has come. The latest one belongs to the page, so a flood of strangers cannot displace it. The
     * one before is a stranger again.
     */
    void actsOver(Channel channel) {
        Channel before = acting;
        acting = channel;
        if (before != null && before != channel) {
            count.leaves(before);
        }
        count.belongs(channel);
    }

    private void gone() {
        closed.run();
        if (acting != null) {
            count.leaves(acting);
            acting = null;
        }
        if (silence != null) {
            silence.cancel(false);
        }
        if (browser != null) {
            browser.gone();
            browser = null;
        }
    }

    /** Closes the connection: no request may follow the one that opened the stream. */
    @Override
    public void channelRead(ChannelHandlerContext ctx, Object request) {
        ReferenceCountUtil.release(request);
        ctx.close();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof IdleStateEvent && line != null) {
            line.tick();
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (line != null) {
            line.sendWaiting();
        }
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        DoorFaults.end(ctx, cause);
    }

    /** Server-sent events. The last one is named {@code end} and carries what a close frame would. */
    private static final class Events implements BrowserTransport {
        @Override
        public Object message(String text) {
            return event("data: " + text.replace("\n", "\ndata: "));
        }

        @Override
        public void end(Channel channel, int code, String why) {
            JsonObject end = new JsonObject();
            end.addProperty("code", code);
            end.addProperty("reason", why);
            channel.write(event("event: end\ndata: " + end));
            channel.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT).addListener(said -> channel.close());
        }

        private static Object event(String text) {
            return new DefaultHttpContent(Unpooled.copiedBuffer(text + "\n\n", StandardCharsets.UTF_8));
        }
    }
}
