package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;
import org.tiengow.protocol.limit.TokenBucket;

/**
 * A rate limiter for the messages and bytes of one browser or wire. On a WebSocket it closes the connection when the budget is
 * exceeded, and frames of all kinds count.
 */
final class FrameBudget extends ChannelInboundHandlerAdapter {
    private final TokenBucket frames;
    private final TokenBucket bytes;
    private boolean isOver;

    FrameBudget(TokenBucket frames, TokenBucket bytes) {
        this.frames = frames;
        this.bytes = bytes;
    }

    /** Returns the budget of a page. */
    static FrameBudget ofPage() {
        return new FrameBudget(
                bucket(DoorLimits.ACTS_AT_ONCE, DoorLimits.ACTS_A_SECOND),
                bucket(DoorLimits.ACT_BYTES_AT_ONCE, DoorLimits.ACT_BYTES_A_SECOND));
    }

    /** Returns the budget of a wire. */
    static FrameBudget ofWire() {
        return new FrameBudget(
                bucket(DoorLimits.WIRE_AT_ONCE, DoorLimits.WIRE_A_SECOND),
                bucket(DoorLimits.WIRE_BYTES_AT_ONCE, DoorLimits.WIRE_BYTES_A_SECOND));
    }

    private static TokenBucket bucket(int atOnce, int perSecond) {
        return TokenBucket.perSecond(atOnce, perSecond, DoorLimits.CLOCK);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!(message instanceof WebSocketFrame frame)) {
            ctx.fireChannelRead(message);
        } else if (isOver) {
            ReferenceCountUtil.release(frame);
        } else if (!take(frame.content().readableBytes())) {
            isOver = true;
            ReferenceCountUtil.release(frame);
            end(ctx.channel(), WebSocketCloseStatus.POLICY_VIOLATION, "Too much in a short time.");
        } else if (frame instanceof PingWebSocketFrame && !ctx.channel().isWritable()) {
            ReferenceCountUtil.release(frame); // a peer that does not read gets no pongs either
        } else {
            ctx.fireChannelRead(frame);
        }
    }

    /** Counts a message of this many bytes; returns false if it exceeds the budget. */
    boolean take(int length) {
        return frames.take(1) && bytes.take(length);
    }

    /** Sends the reason, then closes the connection even if sending failed. */
    static void end(Channel channel, WebSocketCloseStatus status, String why) {
        end(channel, new CloseWebSocketFrame(status, why));
    }

    /** Sends a close frame with any code, then closes the connection even if sending failed. */
    static void end(Channel channel, CloseWebSocketFrame last) {
        channel.config().setAutoRead(false);
        channel.writeAndFlush(last).addListener(said -> channel.close());
    }
}
