package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.timeout.IdleState;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.net.InetAddress;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The WebSocket of one browser. It limits incoming texts, and keeps only the newest outgoing text while the browser is slow. */
final class BrowserSocket extends SimpleChannelInboundHandler<WebSocketFrame> {
    private static final Logger LOG = LoggerFactory.getLogger(BrowserSocket.class);

    /** The message after a silence, by which a page knows that its connection works. */
    private static final String TICK = "{\"tick\":true}";

    private final Function<Browser.Line, Browser> seats;
    private @Nullable Browser browser;
    private @Nullable String waiting;

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
            browser = seats.apply(new Out(ctx.channel()));
            ctx.channel().closeFuture().addListener(closed -> gone());
        } else if (event instanceof IdleStateEvent idle) {
            if (idle.state() == IdleState.READER_IDLE) {
                ctx.close();
            } else if (ctx.channel().isWritable()) {
                ctx.writeAndFlush(new TextWebSocketFrame(TICK));
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
        String newest = waiting;
        if (ctx.channel().isWritable() && newest != null) {
            waiting = null;
            ctx.writeAndFlush(new TextWebSocketFrame(newest));
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

    private final class Out implements Browser.Line {
        private final Channel channel;

        Out(Channel channel) {
            this.channel = channel;
        }

        @Override
        public void tell(String message) {
            soon(() -> {
                if (channel.isWritable()) {
                    waiting = null;
                    channel.writeAndFlush(new TextWebSocketFrame(message));
                } else {
                    waiting = message;
                }
            });
        }

        @Override
        public InetAddress address() {
            return DoorCount.address(channel);
        }

        @Override
        public boolean isPrivate() {
            return channel.pipeline().get(SslHandler.class) != null;
        }

        @Override
        public void insist(String message) {
            soon(() -> {
                waiting = null;
                if (channel.bytesBeforeWritable() > DoorLimits.UNSENT) {
                    channel.close();
                } else {
                    channel.writeAndFlush(new TextWebSocketFrame(message));
                }
            });
        }

        @Override
        public void end(int code, String word) {
            soon(() -> FrameBudget.end(channel, new CloseWebSocketFrame(code, word)));
        }

        @Override
        public void end(String why) {
            soon(() -> FrameBudget.end(channel, WebSocketCloseStatus.POLICY_VIOLATION, why));
        }

        /** Runs work on the event loop of the connection; drops it if the door is already closed. */
        private void soon(Runnable work) {
            try {
                channel.eventLoop().execute(work);
            } catch (RejectedExecutionException doorIsClosed) {
                LOG.debug("Something was to be said through a door that is closed");
            }
        }
    }
}
