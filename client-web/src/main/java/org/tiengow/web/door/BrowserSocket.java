package org.tiengow.web.door;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The WebSocket of one browser: texts in, within bounds; texts out, only the newest while the browser is slow. */
final class BrowserSocket extends SimpleChannelInboundHandler<WebSocketFrame> {
    private static final Logger LOG = LoggerFactory.getLogger(BrowserSocket.class);
    private static final long NANOS = 1_000_000_000L;

    private final Function<Browser.Line, Browser> seats;
    private @Nullable Browser browser;
    private @Nullable String waiting;
    private double allowed = DoorLimits.ACTS_AT_ONCE;
    private long counted = System.nanoTime();

    BrowserSocket(Function<Browser.Line, Browser> seats) {
        this.seats = seats;
    }

    /** Whether the browser has come in; to be asked on the connection's thread. */
    boolean isOpen() {
        return browser != null;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof HandshakeComplete) {
            ctx.pipeline()
                    .addBefore(
                            ctx.name(),
                            "silence",
                            new IdleStateHandler(DoorLimits.SILENCE.toMillis(), 0, 0, TimeUnit.MILLISECONDS));
            browser = seats.apply(new Out(ctx.channel()));
        } else if (event instanceof IdleStateEvent) {
            ctx.close();
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, WebSocketFrame frame) {
        if (browser == null) {
            return;
        }
        if (!(frame instanceof TextWebSocketFrame text)) {
            end(ctx.channel(), WebSocketCloseStatus.INVALID_MESSAGE_TYPE, "Acts are texts.");
        } else if (!isAllowed()) {
            end(ctx.channel(), WebSocketCloseStatus.POLICY_VIOLATION, "Too many acts in a short time.");
        } else {
            browser.says(text.text());
        }
    }

    private boolean isAllowed() {
        long now = System.nanoTime();
        double gained = (double) (now - counted) / NANOS * DoorLimits.ACTS_A_SECOND;
        allowed = Math.min(DoorLimits.ACTS_AT_ONCE, allowed + gained) - 1;
        counted = now;
        return allowed >= 0;
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

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        if (browser != null) {
            browser.gone();
            browser = null;
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        LOG.debug("A browser is cut", cause);
        ctx.close();
    }

    private static void end(Channel channel, WebSocketCloseStatus status, String why) {
        channel.writeAndFlush(new CloseWebSocketFrame(status, why)).addListener(said -> channel.close());
    }

    /** What goes to the browser. */
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
            soon(() ->
                    channel.writeAndFlush(new CloseWebSocketFrame(code, word)).addListener(said -> channel.close()));
        }

        @Override
        public void end(String why) {
            soon(() -> BrowserSocket.end(channel, WebSocketCloseStatus.POLICY_VIOLATION, why));
        }

        /** On the connection's thread; there is none when the door has been closed. */
        private void soon(Runnable work) {
            try {
                channel.eventLoop().execute(work);
            } catch (RejectedExecutionException doorIsClosed) {
                LOG.debug("Something was to be said through a door that is closed");
            }
        }
    }
}
