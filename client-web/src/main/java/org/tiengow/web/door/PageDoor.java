package org.tiengow.web.door;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.codec.http.websocketx.extensions.compression.WebSocketServerCompressionHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.protocol.pipeline.Limits;

/**
 * The port on which browsers come in, each by a WebSocket at {@value #SOCKET}. All connections share one
 * thread, on which nothing but their bytes is handled.
 */
public final class PageDoor implements AutoCloseable {
    /** The port it takes when that is free, next to that of the game. */
    public static final int USUAL_PORT = Limits.PAGE_PORT;

    /** The path of the WebSocket. */
    public static final String SOCKET = "/seat";

    private static final long CLOSING_MILLIS = 1_000;

    private final Function<Browser.Line, Browser> seats;
    private final Origins origins;
    private final PageFiles files = new PageFiles();
    private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("tiengow-door", true), NioIoHandler.newFactory());
    private final Map<InetAddress, Integer> open = new HashMap<>();
    private int connections;
    private int port;

    private PageDoor(Function<Browser.Line, Browser> seats, Origins origins) {
        this.seats = seats;
        this.origins = origins;
    }

    /**
     * Opens a door, at this port or at any free one.
     *
     * @param port the port to try first; 0 for any
     * @param seats makes what a browser that has come in talks to
     * @throws IOException when no port can be opened
     */
    public static PageDoor open(int port, Function<Browser.Line, Browser> seats) throws IOException {
        PageDoor door = new PageDoor(seats, Origins.ofThisMachine());
        try {
            door.port = door.listen(port);
            return door;
        } catch (IOException failure) {
            door.close();
            throw failure;
        }
    }

    /** The TCP port it listens on. */
    public int port() {
        return port;
    }

    /** Closes the port and every connection. */
    @Override
    public void close() {
        loop.shutdownGracefully(0, CLOSING_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * CLOSING_MILLIS);
    }

    private int listen(int wanted) throws IOException {
        ServerBootstrap bootstrap = new ServerBootstrap()
                .group(loop)
                .channel(NioServerSocketChannel.class)
                .option(ChannelOption.SO_REUSEADDR, true)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(
                        ChannelOption.WRITE_BUFFER_WATER_MARK,
                        new WriteBufferWaterMark(DoorLimits.UNSENT / 2, DoorLimits.UNSENT))
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
        if (connections >= DoorLimits.CONNECTIONS || here >= DoorLimits.CONNECTIONS_OF_ADDRESS) {
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
            BrowserSocket socket = new BrowserSocket(seats);
            var late = channel.eventLoop()
                    .schedule(
                            () -> {
                                if (!socket.isOpen()) {
                                    channel.close();
                                }
                            },
                            DoorLimits.REQUEST.toMillis(),
                            TimeUnit.MILLISECONDS);
            channel.closeFuture().addListener(closed -> late.cancel(false));
            WebSocketServerProtocolConfig config = WebSocketServerProtocolConfig.newBuilder()
                    .websocketPath(SOCKET)
                    .allowExtensions(true)
                    .maxFramePayloadLength(DoorLimits.ACT)
                    .handshakeTimeoutMillis(DoorLimits.REQUEST.toMillis())
                    .build();
            channel.pipeline()
                    .addLast(new HttpServerCodec(DoorLimits.LINE, DoorLimits.HEADERS, DoorLimits.BODY))
                    .addLast(new HttpObjectAggregator(DoorLimits.BODY, true))
                    .addLast(new PageRequests(origins, files))
                    .addLast(new WebSocketServerCompressionHandler(DoorLimits.ACT))
                    .addLast(new WebSocketServerProtocolHandler(config))
                    .addLast(socket);
        }
    }
}
