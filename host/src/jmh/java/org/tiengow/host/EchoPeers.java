package org.tiengow.host;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** What the network itself costs: bare Netty, a server that sends what it gets back to one or to all, and its clients. */
final class EchoPeers {
    private final List<Channel> clients = new ArrayList<>();
    private final ByteBuf bytes;
    private volatile CountDownLatch awaited = new CountDownLatch(0);

    /** Connects so many clients; messages have so many bytes. */
    EchoPeers(EventLoopGroup server, EventLoopGroup client, int count, int size) throws InterruptedException {
        bytes = Unpooled.unreleasableBuffer(Unpooled.directBuffer(size).writeZero(size));
        ChannelGroup all = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
        Channel listening = new ServerBootstrap()
                .group(server)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        all.add(channel);
                        channel.pipeline().addLast(new Echo(all));
                    }
                })
                .bind(InetAddress.getLoopbackAddress(), 0)
                .sync()
                .channel();
        for (int i = 0; i < count; i++) {
            clients.add(new Bootstrap()
                    .group(client)
                    .channel(NioSocketChannel.class)
                    .option(ChannelOption.TCP_NODELAY, true)
                    .handler(new Counter(size))
                    .connect((InetSocketAddress) listening.localAddress())
                    .sync()
                    .channel());
        }
        while (all.size() < count) {
            Thread.onSpinWait();
        }
    }

    /** The first client sends; returns when every client has it back. */
    void roundTrip() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(clients.size());
        awaited = latch;
        clients.get(0).writeAndFlush(bytes.duplicate());
        latch.await();
    }

    /** Sends what comes to everybody. */
    private static final class Echo extends ChannelInboundHandlerAdapter {
        private final ChannelGroup all;

        Echo(ChannelGroup all) {
            this.all = all;
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            all.writeAndFlush(message);
        }
    }

    /** Counts a message when all its bytes are here. */
    private final class Counter extends SimpleChannelInboundHandler<ByteBuf> {
        private final int size;
        private int read;

        Counter(int size) {
            super(ByteBuf.class);
            this.size = size;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ByteBuf message) {
            read += message.readableBytes();
            if (read == size) {
                read = 0;
                awaited.countDown();
            }
        }
    }
}
