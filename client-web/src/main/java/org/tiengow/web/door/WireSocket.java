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
 * A wire: one binary message is one message of the host's or of its client's, and goes to a connection of its own at the host. The
 * first message tells the host's fingerprint. Neither side reads on while the other is slow; when one ends, so does the other.
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
            ctx.channel().config().setAutoRead(false); // until there is somebody to tell
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

    /** The wrong PINs of this machine's pages are counted apart, and nobody who guesses may shut these out. */
    private static boolean saysToBePage(ByteBuf message) {
        try {
            return ClientMessage.parseFrom(ByteString.copyFrom(message.nioBuffer()))
                    .getEnter()
                    .getThroughPage();
        } catch (InvalidProtocolBufferException noMessage) {
            return false; // the host cuts it
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

    /** From the host back to the browser. */
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

        /** A wrong PIN slows this door down too: from the host's side all who come through it look alike. */
        private boolean heedPin(ByteBuf message) {
            try {
                HostMessage read = HostMessage.parseFrom(ByteString.copyFrom(message.nioBuffer()));
                if (read.hasRefused() && read.getRefused().getReason() == RefusalReason.REFUSAL_REASON_WRONG_PIN) {
                    key.wrong();
                }
                return read.hasEntered();
            } catch (InvalidProtocolBufferException noMessage) {
                return true;
            }
        }
    }
}
