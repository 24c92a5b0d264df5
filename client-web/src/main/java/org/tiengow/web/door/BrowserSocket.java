package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import io.netty.handler.timeout.IdleState;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The WebSocket of one browser. It limits incoming texts, and closes the connection of a silent browser. */
final class BrowserSocket extends SimpleChannelInboundHandler<WebSocketFrame> {
    private final Function<Browser.Line, Browser> seats;
    private @Nullable Browser browser;
    private @Nullable BrowserLine line;

    BrowserSocket(Function<Browser.Line, Browser> seats) {
        this.seats = seats;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof HandshakeComplete) {
            ctx.pipeline()
                    .addBefore(
                            ctx.name(),
                            "silence",
                            new IdleStateHandler(
                                    DoorLimits.SILENCE.toMillis(),
                                    DoorLimits.TICK.toMillis(),
                                    0,
                                    TimeUnit.MILLISECONDS));
            line = new BrowserLine(ctx.channel(), new Frames());
            browser = seats.apply(line);
            ctx.channel().closeFuture().addListener(closed -> gone());
        } else if (event instanceof IdleStateEvent idle) {
            if (idle.state() == IdleState.READER_IDLE) {
                ctx.close();
            } else if (line != null) {
                line.tick();
            }
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, WebSocketFrame frame) {
        if (browser == null) {
            return;
        }
        if (!(frame instanceof TextWebSocketFrame text) || !frame.isFinalFragment()) {
            FrameBudget.end(
                    ctx.channel(), WebSocketCloseStatus.INVALID_MESSAGE_TYPE, "Acts are texts, in one piece each.");
        } else if (text.content().readableBytes() > DoorLimits.ACT) { // the limit applies after decompression
            FrameBudget.end(ctx.channel(), WebSocketCloseStatus.MESSAGE_TOO_BIG, "An act has at most 4,096 bytes.");
        } else {
            browser.says(text.text());
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (line != null) {
            line.sendWaiting();
        }
        ctx.fireChannelWritabilityChanged();
    }

    /**
     * Called by the close future of the channel. After data that cannot be decompressed, no earlier handler passes the close on to
     * this one.
     */
    private void gone() {
        if (browser != null) {
            browser.gone();
            browser = null;
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        DoorFaults.end(ctx, cause);
    }

    /** Text frames, and a close frame at the end. */
    private static final class Frames implements BrowserTransport {
        @Override
        public Object message(String text) {
            return new TextWebSocketFrame(text);
        }

        @Override
        public void end(Channel channel, int code, String why) {
            FrameBudget.end(channel, new CloseWebSocketFrame(code, why));
        }
    }
}
