package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.timeout.IdleStateHandler;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The open event streams of a door. Each has a random number, which the door sends in a header and the browser returns in a header
 * with each act. It never stands in a URL, so that no log and no history keeps it.
 *
 * <p>An act comes in by another connection than that of its stream. Nothing is locked, because the door has one event loop with one
 * thread, so that both connections run on it. Another thread gets an {@link IllegalStateException} before it touches a stream.
 */
final class EventStreams {
    /** The header with the number of a stream. */
    static final String CHANNEL = "Tiengow-Channel";

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NUMBER_BYTES = 16;

    private final Map<String, Open> streams = new HashMap<>();
    private final DoorCount count;

    EventStreams(DoorCount count) {
        this.count = count;
    }

    /** A stream and the connection of its response. */
    private record Open(EventStream stream, Channel channel) {}

    /** Opens a stream. The body of the request is the first act. */
    void open(ChannelHandlerContext ctx, FullHttpRequest request, Function<Browser.Line, Browser> seats) {
        byte[] drawn = new byte[NUMBER_BYTES];
        RANDOM.nextBytes(drawn);
        String id = HexFormat.of().formatHex(drawn);
        EventStream stream = new EventStream(id, count, () -> streams.remove(id));
        streams.put(id, new Open(stream, ctx.channel()));
        // Without the aggregator, the stream sees the head of a further request and need not wait for its body.
        ctx.pipeline().remove(HttpObjectAggregator.class);
        ctx.pipeline()
                .addLast(new IdleStateHandler(0, DoorLimits.TICK.toMillis(), 0, TimeUnit.MILLISECONDS))
                .addLast(stream);
        stream.heard(ctx.channel());
        stream.open(ctx.pipeline().context(stream), seats, text(request));
    }

    /** Passes an act on to its stream. Returns the status of the response. */
    HttpResponseStatus heed(Channel channel, FullHttpRequest request) {
        @Nullable Open open = streams.get(request.headers().get(CHANNEL, ""));
        if (open == null) {
            return HttpResponseStatus.NOT_FOUND;
        }
        checkThread(open.channel);
        open.stream.heard(open.channel);
        open.stream.actsOver(channel);
        return open.stream.heed(text(request)) ? HttpResponseStatus.NO_CONTENT : HttpResponseStatus.TOO_MANY_REQUESTS;
    }

    private static void checkThread(Channel stream) {
        if (!stream.eventLoop().inEventLoop()) {
            throw new IllegalStateException("An event stream was touched by "
                    + Thread.currentThread().getName() + ", which is not the thread of its door.");
        }
    }

    /** Returns the number of open streams. */
    int size() {
        return streams.size();
    }

    private static String text(FullHttpRequest request) {
        return request.content().toString(StandardCharsets.UTF_8);
    }
}
