package org.tiengow.protocol.discovery;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketProtocolFamily;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.util.concurrent.TimeUnit;

/** An IPv4 UDP socket with its own daemon thread, used by both clients and hosts. */
public final class DiscoverySocket implements AutoCloseable {
    private final EventLoopGroup loop;
    private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

    /**
     * Creates the thread; the socket is not open yet.
     *
     * @param thread the name of the thread
     */
    public DiscoverySocket(String thread) {
        loop = new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory(thread, true), NioIoHandler.newFactory());
    }

    /**
     * Returns a bootstrap for a socket, to which the caller adds options, a handler and an address. May be called for each family, and
     * again after a socket was closed.
     */
    public Bootstrap opening(SocketProtocolFamily family) {
        return new Bootstrap().group(loop).channelFactory(() -> {
            NioDatagramChannel opened = new NioDatagramChannel(family);
            open.add(opened);
            return opened;
        });
    }

    /** Returns the event loop of the thread, for periodic tasks. */
    public EventLoop loop() {
        return loop.next();
    }

    /** Closes the socket and ends its thread; running tasks may take up to a second. */
    @Override
    public void close() {
        open.close(); // an event loop that is busy at shutdown leaves its open channels as they are
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }
}
