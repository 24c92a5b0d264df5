package org.tiengow.host.handout;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.netty.handler.timeout.WriteTimeoutHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * A small web server with one page and one file: the program itself, for friends who do not have it. It answers {@code GET} and
 * {@code HEAD} for {@code /} and {@code /tiengow.jar}, and reads nothing else of the disk. Everything happens on one thread of
 * its own.
 */
public final class HandOut implements AutoCloseable {
    /** The port it takes when that is free, next to that of the game. */
    public static final int USUAL_PORT = 47_914;

    private static final int MOST_CONNECTIONS = 32;
    private static final int MOST_OF_ADDRESS = 8;
    private static final int LONGEST_LINE = 1_024;
    private static final int LONGEST_HEADERS = 8_192;
    private static final int LONGEST_PIECE = 8_192;
    private static final int UNSENT_BYTES = 256 * 1024;
    private static final long CLOSING_MILLIS = 1_000;

    private final Path file;
    private final HandOutPatience patience;
    private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("tiengow-handout", true), NioIoHandler.newFactory());
    private final Map<InetAddress, Integer> open = new HashMap<>();
    private int connections;
    private int port;

    private HandOut(Path file, HandOutPatience patience) {
        this.file = file;
        this.patience = patience;
    }

    /** The one file this program runs from; empty when it runs from something else, such as a folder of classes. */
    public static Optional<Path> ownFile() {
        CodeSource source = HandOut.class.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return Optional.empty();
        }
        try {
            Path path = Path.of(source.getLocation().toURI());
            boolean packed = path.toString().endsWith(".jar") && Files.isRegularFile(path);
            boolean whole = packed && path.getFileName().toString().startsWith("tiengow");
            return whole ? Optional.of(path) : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException elsewhere) {
            return Optional.empty();
        }
    }

    /**
     * Begins to hand a file out, on the usual port or on any free one.
     *
     * @throws IOException when no port can be opened
     */
    public static HandOut of(Path file) throws IOException {
        return open(file, USUAL_PORT, HandOutPatience.USUAL);
    }

    static HandOut open(Path file, int port, HandOutPatience patience) throws IOException {
        HandOut handOut = new HandOut(file, patience);
        try {
            handOut.port = handOut.listen(port);
            return handOut;
        } catch (IOException failure) {
            handOut.close();
            throw failure;
        }
    }

    /** The TCP port it listens on. */
    public int port() {
        return port;
    }

    /** Closes the port and every connection, downloads that are under way included. */
    @Override
    public void close() {
        loop.shutdownGracefully(0, CLOSING_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * CLOSING_MILLIS);
    }

    private int listen(int wanted) throws IOException {
        ServerBootstrap bootstrap = new ServerBootstrap()
                .group(loop)
                .channel(NioServerSocketChannel.class)
                .option(ChannelOption.SO_REUSEADDR, true)
                .childOption(ChannelOption.SO_SNDBUF, UNSENT_BYTES)
                .childOption(
                        ChannelOption.WRITE_BUFFER_WATER_MARK, new WriteBufferWaterMark(UNSENT_BYTES / 2, UNSENT_BYTES))
                .childHandler(new Stages());
        ChannelFuture bound = bootstrap.bind(wanted).awaitUninterruptibly();
        if (!bound.isSuccess() && wanted != 0) {
            bound = bootstrap.bind(0).awaitUninterruptibly();
        }
        if (!bound.isSuccess()) {
            throw new IOException(bound.cause());
        }
        return ((InetSocketAddress) bound.channel().localAddress()).getPort();
    }

    private boolean comes(InetAddress address) {
        int here = open.getOrDefault(address, 0);
        if (connections >= MOST_CONNECTIONS || here >= MOST_OF_ADDRESS) {
            return false;
        }
        connections++;
        open.put(address, here + 1);
        return true;
    }

    private void goes(InetAddress address) {
        connections--;
        open.merge(address, -1, (before, minus) -> before == 1 ? null : before + minus);
    }

    private final class Stages extends ChannelInitializer<SocketChannel> {
        @Override
        protected void initChannel(SocketChannel channel) {
            InetAddress address = channel.remoteAddress().getAddress();
            if (!comes(address)) {
                channel.close();
                return;
            }
            channel.closeFuture().addListener(closed -> goes(address));
            HandOutRequests requests = new HandOutRequests(file);
            cutAfter(channel, patience.whole(), () -> true);
            cutAfter(channel, patience.request(), () -> !requests.isAnswered());
            channel.pipeline()
                    .addLast(new WriteTimeoutHandler(patience.piece().toMillis(), TimeUnit.MILLISECONDS))
                    .addLast(new HttpRequestDecoder(LONGEST_LINE, LONGEST_HEADERS, LONGEST_PIECE))
                    .addLast(new HttpResponseEncoder())
                    .addLast(new ChunkedWriteHandler())
                    .addLast(requests);
        }

        /** However it is spread: a byte now and then is no sign of life. */
        private void cutAfter(Channel channel, Duration time, BooleanSupplier late) {
            var cut = channel.eventLoop()
                    .schedule(
                            () -> {
                                if (late.getAsBoolean()) {
                                    channel.close();
                                }
                            },
                            time.toMillis(),
                            TimeUnit.MILLISECONDS);
            channel.closeFuture().addListener(closed -> cut.cancel(false));
        }
    }
}
