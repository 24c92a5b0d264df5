package org.tiengow.app.page;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler.ClientHandshakeStateEvent;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.extensions.compression.WebSocketClientCompressionHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.URI;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.web.door.PageDoor;

/** The WebSocket of a browser as browsers open it: what comes is deflated, and each of its bytes is counted. */
final class PageLine {
    private static final int LONGEST = 1 << 20;
    private static final EventLoopGroup LOOP =
            new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory("pages", true), NioIoHandler.newFactory());

    final CompletableFuture<PageLine> opened = new CompletableFuture<>();
    final CompletableFuture<Void> closed = new CompletableFuture<>();
    volatile long bytes;
    private final Consumer<String> hears;
    private final Channel channel;

    /** Begins to connect; what comes is heard on one thread for all. */
    PageLine(int port, Consumer<String> hears) {
        this.hears = hears;
        WebSocketClientProtocolConfig browser = WebSocketClientProtocolConfig.newBuilder()
                .webSocketUri(URI.create("ws://127.0.0.1:" + port + PageDoor.SOCKET))
                .customHeaders(new DefaultHttpHeaders().add("Origin", "http://127.0.0.1:" + port))
                .allowExtensions(true)
                .maxFramePayloadLength(LONGEST)
                .build();
        this.channel = new Bootstrap()
                .group(LOOP)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel socket) {
                        socket.pipeline()
                                .addLast(new Counting())
                                .addLast(new HttpClientCodec())
                                .addLast(new HttpObjectAggregator(LONGEST))
                                .addLast(new WebSocketClientCompressionHandler(LONGEST))
                                .addLast(new WebSocketClientProtocolHandler(browser))
                                .addLast(new WebSocketFrameAggregator(LONGEST))
                                .addLast(new Hearing());
                    }
                })
                .connect("127.0.0.1", port)
                .addListener(connected -> {
                    if (!connected.isSuccess()) {
                        opened.completeExceptionally(connected.cause());
                        closed.complete(null);
                    }
                })
                .channel();
        channel.closeFuture().addListener(ended -> {
            opened.completeExceptionally(new IllegalStateException("closed"));
            closed.complete(null);
        });
    }

    void says(String act) {
        channel.writeAndFlush(new TextWebSocketFrame(act));
    }

    /** Without a word. */
    void cut() {
        channel.close();
    }

    private final class Counting extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object data) {
            bytes += ((ByteBuf) data).readableBytes();
            ctx.fireChannelRead(data);
        }
    }

    private final class Hearing extends SimpleChannelInboundHandler<TextWebSocketFrame> {
        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event == ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) {
                opened.complete(PageLine.this);
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, TextWebSocketFrame text) {
            hears.accept(text.text());
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            ctx.close();
        }
    }
}
