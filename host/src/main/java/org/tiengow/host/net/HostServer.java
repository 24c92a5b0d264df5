package org.tiengow.host.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.tiengow.host.lobby.ConnectionLimiter;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.lobby.RateLimitedLog;
import org.tiengow.host.stage.ClientConnection;
import org.tiengow.host.stage.Stage;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.CloseReason;

/**
 * A server that listens on one port. The pipeline of each connection is that of {@link FramedPipeline}, followed by a {@link Connection},
 * which passes whole messages to its stage.
 */
public final class HostServer implements AutoCloseable {
    private static final int BACKLOG = 256;
    private static final int MOST_LOOPS = 4;
    private static final long FAREWELL_MILLIS = 500;

    private final EventLoopGroup loops;
    private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    private final ConnectionLimiter connectionLimiter = new ConnectionLimiter();
    private final @Nullable Supplier<SslContext> tls;
    private final byte[] fingerprint;
    private Predicate<InetAddress> plainAllowed;
    private final LongSupplier clock;
    private final RateLimitedLog cuts;
    private Function<ClientConnection, Stage> firstStage;
    private final Set<Channel> before = new HashSet<>();

    /**
     * Creates a server that does not listen yet.
     *
     * @param key the key and certificate for TLS; null disables TLS
     * @param plainAllowed tells from which addresses connections without TLS are accepted
     * @param clock a monotonic clock in milliseconds
     * @param firstStage creates the first stage of a new connection
     */
    public HostServer(
            @Nullable HostTls key,
            Predicate<InetAddress> plainAllowed,
            LongSupplier clock,
            Function<ClientConnection, Stage> firstStage) {
        this.tls = key == null ? null : key.context();
        this.fingerprint = key == null ? Fingerprint.ofPlain() : key.fingerprint();
        this.plainAllowed = plainAllowed;
        this.clock = clock;
        this.cuts = new RateLimitedLog(LoggerFactory.getLogger(Connection.class), clock, "{} more were cut");
        this.firstStage = firstStage;
        int threads = Math.min(MOST_LOOPS, Runtime.getRuntime().availableProcessors());
        this.loops = new MultiThreadIoEventLoopGroup(
                threads, new DefaultThreadFactory("tiengow-host", true), NioIoHandler.newFactory());
    }

    /**
     * Starts listening.
     *
     * @param address the address to bind; port 0 for any free one
     * @return the bound port
     * @throws java.net.BindException when the port is in use
     */
    public int listen(InetSocketAddress address) throws java.io.IOException {
        ServerBootstrap bootstrap = new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .option(ChannelOption.SO_BACKLOG, BACKLOG)
                .option(ChannelOption.SO_REUSEADDR, true)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(
                        ChannelOption.WRITE_BUFFER_WATER_MARK,
                        new WriteBufferWaterMark(HostLimits.UNREAD_BYTES / 2, HostLimits.UNREAD_BYTES))
                .childHandler(new Stages());
        var bound = bootstrap.bind(address).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            throw bound.cause() instanceof java.io.IOException failure
                    ? failure
                    : new java.io.IOException(bound.cause());
        }
        open.add(bound.channel());
        return ((InetSocketAddress) bound.channel().localAddress()).getPort();
    }

    /** Hands this server to another host: connections from now on start with the stages of that host. */
    public void leadTo(Predicate<InetAddress> plain, Function<ClientConnection, Stage> first) {
        synchronized (before) {
            plainAllowed = plain;
            firstStage = first;
            before.addAll(open);
        }
    }

    /** Closes the connections that were opened before {@link #leadTo}, and tells their clients why. */
    public void farewell(CloseReason reason, String sentence) {
        List<Channel> gone;
        synchronized (before) {
            gone = List.copyOf(before);
            before.clear();
        }
        for (Channel channel : gone) {
            if (channel instanceof SocketChannel) {
                channel.eventLoop().execute(() -> FramedPipeline.close(channel, reason, sentence));
            }
        }
    }

    /** Tells all clients that the host has ended, and stops. */
    @Override
    public void close() {
        close(CloseReason.CLOSE_REASON_HOST_ENDS, "The host has ended.");
    }

    /** Tells all clients the reason, and stops. */
    public void close(CloseReason reason, String sentence) {
        for (Channel channel : open) {
            if (channel instanceof SocketChannel) {
                channel.eventLoop().execute(() -> FramedPipeline.close(channel, reason, sentence));
            } else {
                channel.close();
            }
        }
        open.newCloseFuture().awaitUninterruptibly(FAREWELL_MILLIS);
        open.close(); // an event loop that is busy at shutdown leaves its open channels as they are
        loops.shutdownGracefully(0, FAREWELL_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * FAREWELL_MILLIS);
    }

    private final class Stages extends ChannelInitializer<SocketChannel> {
        @Override
        protected void initChannel(SocketChannel channel) {
            InetAddress address = channel.remoteAddress().getAddress();
            ConnectionLimiter.Visit visit = connectionLimiter.comes(address, channel::close);
            Predicate<InetAddress> plain;
            Function<ClientConnection, Stage> first;
            synchronized (before) {
                open.add(channel);
                plain = plainAllowed;
                first = firstStage;
            }
            channel.closeFuture().addListener(closed -> visit.leave());
            FramedPipeline.addHostStages(channel.pipeline(), tls);
            channel.pipeline()
                    .addLast(
                            "connection",
                            new Connection(channel, visit, plain.test(address), fingerprint, clock, cuts, first));
        }
    }
}
