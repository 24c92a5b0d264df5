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

/** A UDP socket for IPv4 with a daemon thread of its own: both who asks and who answers have one. */
public final class DiscoverySocket implements AutoCloseable {
    private final EventLoopGroup loop;
    private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

    /**
     * Not open yet.
     *
     * @param thread what its thread is called
     */
    public DiscoverySocket(String thread) {
        loop = new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory(thread, true), NioIoHandler.newFactory());
    }

    /** Opens it, also once more after it was closed, once options and a handler have been added and an address is bound. */
    public Bootstrap opening() {
        return new Bootstrap().group(loop).channelFactory(() -> {
            NioDatagramChannel opened = new NioDatagramChannel(SocketProtocolFamily.INET);
            open.add(opened);
            return opened;
        });
    }

    /** Its thread, for what is done now and then. */
    public EventLoop loop() {
        return loop.next();
    }

    /** Closes it and ends its thread; what the thread is at is still done, for a second at the most. */
    @Override
    public void close() {
        open.close(); // a loop that is busy when it is told to end leaves what is open as it is
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }
}
