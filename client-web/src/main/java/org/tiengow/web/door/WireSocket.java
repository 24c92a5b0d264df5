package org.tiengow.web.door;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.codec.LengthFieldPrepender;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RefusalReason;

/**
 * The WebSocket of a wire: a tunnel between a frontend and its own connection to the host. Each binary message is one message of
 * the host or of the client. The first message carries the fingerprint of the host. Neither side reads further while the other one
 * is slow. When one side closes, so does the other.
 */
final class WireSocket extends SimpleChannelInboundHandler<WebSocketFrame> {
    private final WireTarget target;
    private final DoorKey key;
    private @Nullable Channel host;

    WireSocket(WireTarget target, DoorKey key) {
        this.target = target;
        this.key = key;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof HandshakeComplete) {
            ctx.channel().config().setAutoRead(false); // until the host is connected
            ctx.writeAndFlush(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(target.fingerprint())));
            reach(ctx);
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, WebSocketFrame frame) {
        Channel there = host;
        if (!(frame instanceof BinaryWebSocketFrame)) {
            FrameBudget.end(ctx.channel(), WebSocketCloseStatus.INVALID_MESSAGE_TYPE, "Messages are binary.");
        } else if (key.isAsked() && saysToBePage(frame.content())) {
            FrameBudget.end(ctx.channel(), WebSocketCloseStatus.POLICY_VIOLATION, "A wire is no page.");
        } else if (there != null) {
            there.writeAndFlush(frame.content().retain());
            ctx.channel().config().setAutoRead(there.isWritable());
        }
    }

    /**
     * Checks whether a message claims to come from a page. The host counts wrong PINs of this machine's pages separately, and a
     * wire must not be able to lock them out.
     */
    private static boolean saysToBePage(ByteBuf message) {
        try {
            return ClientMessage.parseFrom(ByteString.copyFrom(message.nioBuffer()))
                    .getEnter()
                    .getThroughPage();
        } catch (InvalidProtocolBufferException noMessage) {
            return false; // the host closes the connection
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (host != null) {
            host.config().setAutoRead(ctx.channel().isWritable());
        }
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        if (host != null) {
            host.close();
        }
        ctx.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        DoorFaults.end(ctx, cause);
    }

    private void reach(ChannelHandlerContext ctx) {
        Channel browser = ctx.channel();
        ChannelFuture reached = new Bootstrap()
                .group(ctx.channel().eventLoop())
                .channel(NioSocketChannel.class)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) DoorLimits.REACHING.toMillis())
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        target.tls().ifPresent(tls -> channel.pipeline().addLast(tls.newHandler(channel.alloc())));
                        channel.pipeline()
                                .addLast(new LengthFieldBasedFrameDecoder(
                                        Limits.LENGTH_BYTES + Limits.MESSAGE,
                                        0,
                                        Limits.LENGTH_BYTES,
                                        0,
                                        Limits.LENGTH_BYTES))
                                .addLast(new LengthFieldPrepender(Limits.LENGTH_BYTES))
                                .addLast(new Back(browser, key));
                    }
                })
                .connect(target.address());
        reached.addListener(done -> {
            if (!done.isSuccess()) {
                FrameBudget.end(browser, WebSocketCloseStatus.TRY_AGAIN_LATER, "The host is not reached.");
            } else if (!browser.isActive()) {
                reached.channel().close();
            } else {
                host = reached.channel();
                browser.config().setAutoRead(true);
            }
        });
    }

    /** The direction from the host to the browser. */
    private static final class Back extends SimpleChannelInboundHandler<ByteBuf> {
        private final Channel browser;
        private final DoorKey key;
        private boolean isIn;

        Back(Channel browser, DoorKey key) {
            this.browser = browser;
            this.key = key;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ByteBuf message) {
            if (!isIn && key.isAsked()) {
                isIn = heedPin(message);
            }
            browser.writeAndFlush(new BinaryWebSocketFrame(message.retain()));
            ctx.channel().config().setAutoRead(browser.isWritable());
        }

        @Override
        public void channelWritabilityChanged(ChannelHandlerContext ctx) {
            browser.config().setAutoRead(ctx.channel().isWritable());
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            if (browser.isActive()) {
                FrameBudget.end(browser, WebSocketCloseStatus.NORMAL_CLOSURE, "The host has closed the connection.");
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            DoorFaults.end(ctx, cause);
        }

        /**
         * Checks whether the host has accepted the client, and counts a wrong PIN at this door too: the host cannot tell its
         * clients apart.
         */
        private boolean heedPin(ByteBuf message) {
            try {
                HostMessage read = HostMessage.parseFrom(ByteString.copyFrom(message.nioBuffer()));
                if (read.hasRefused() && read.getRefused().getReason() == RefusalReason.REFUSAL_REASON_WRONG_PIN) {
                    key.wrong(DoorCount.address(browser));
                }
                return read.hasEntered();
            } catch (InvalidProtocolBufferException noMessage) {
                return true;
            }
        }
    }
}
