package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;

/**
 * A rate limiter for the frames and bytes of one WebSocket. It closes the connection when the budget is exceeded. Frames of all
 * kinds count.
 */
final class FrameBudget extends ChannelInboundHandlerAdapter {
    private final Allowance frames;
    private final Allowance bytes;
    private boolean isOver;

    FrameBudget(Allowance frames, Allowance bytes) {
        this.frames = frames;
        this.bytes = bytes;
    }

    /** Returns the budget of a page. */
    static FrameBudget ofPage() {
        return new FrameBudget(
                new Allowance(DoorLimits.ACTS_A_SECOND, DoorLimits.ACTS_AT_ONCE),
                new Allowance(DoorLimits.ACT_BYTES_A_SECOND, DoorLimits.ACT_BYTES_AT_ONCE));
    }

    /** Returns the budget of a wire. */
    static FrameBudget ofWire() {
        return new FrameBudget(
                new Allowance(DoorLimits.WIRE_A_SECOND, DoorLimits.WIRE_AT_ONCE),
                new Allowance(DoorLimits.WIRE_BYTES_A_SECOND, DoorLimits.WIRE_BYTES_AT_ONCE));
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!(message instanceof WebSocketFrame frame)) {
            ctx.fireChannelRead(message);
        } else if (isOver) {
            ReferenceCountUtil.release(frame);
        } else if (!frames.spend(1) || !bytes.spend(frame.content().readableBytes())) {
            isOver = true;
            ReferenceCountUtil.release(frame);
            end(ctx.channel(), WebSocketCloseStatus.POLICY_VIOLATION, "Too much in a short time.");
        } else if (frame instanceof PingWebSocketFrame && !ctx.channel().isWritable()) {
            ReferenceCountUtil.release(frame); // a peer that does not read gets no pongs either
        } else {
            ctx.fireChannelRead(frame);
        }
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
