package org.tiengow.web.door;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.codec.http.websocketx.extensions.compression.WebSocketServerCompressionHandler;
import io.netty.handler.ssl.OptionalSslHandler;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.netty.handler.timeout.WriteTimeoutHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.protocol.pipeline.Limits;

/**
 * The HTTP server of the page, called the door: browsers connect to it, and it can offer the program as a download. All
 * connections share one event loop, which only moves bytes.
 *
 * <pre>
 *   /  /tv             the page                     /seat   its WebSocket, for this page only
 *   /page/…            its files                    /wire   the host's own messages, for other frontends
 *   /seat/events       its event stream, where the network refuses WebSockets; its acts go to /seat/act
 *   /download          how to get the program, and
 *   /tiengow.jar       the program, while it is offered; images beside it keep their own names
 * </pre>
 */
public final class PageDoor implements AutoCloseable {
    /** The default port, next to that of the game. */
    public static final int USUAL_PORT = Limits.PAGE_PORT;

    /** The path of a page's WebSocket. */
    public static final String SOCKET = "/seat";

    /** The path that opens a page's event stream, for networks that refuse WebSockets. */
    public static final String EVENTS = "/seat/events";

    /** The path of the acts of a page with an event stream. */
    public static final String ACTS = "/seat/act";

    /** The path of a wire: a WebSocket that carries the host's own messages. */
    public static final String WIRE = "/wire";

    private static final long CLOSING_MILLIS = 1_000;

    private final DoorPlan plan;
    private final DoorPatience patience;
    private final Origins origins = Origins.ofThisMachine();
    private final PageFiles files = PageFiles.ofProgram();
    private final Optional<OwnProgram> program;
    private final DoorCount count = new DoorCount();
    private final EventStreams streams = new EventStreams(count);
    private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE, true);

    /** The event loop, with one thread: {@link DoorCount}, {@link EventStreams} and {@code wires} have no locks and rely on it. */
    private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("tiengow-door", true), NioIoHandler.newFactory());

    private volatile boolean handsOut;
    private int wires;
    private int port;

    private PageDoor(DoorPlan plan, DoorPatience patience) {
        this.plan = plan;
        this.patience = patience;
        this.program = plan.program().map(OwnProgram::new);
    }

    /**
     * Opens a door with seats only, over plain HTTP.
     *
     * @param port the port to try first; 0 for any
     * @param seats creates the receiver for a new page's WebSocket
     * @throws IOException if no port can be opened
     */
    public static PageDoor open(int port, Function<Browser.Line, Browser> seats) throws IOException {
        return open(port, DoorPlan.EMPTY.withSeats(seats));
    }

    /**
     * Opens a door at this port, or at any free one if it is in use.
     *
     * @param port the port to try first; 0 for any
     * @throws IOException with a sentence for the user, if no port can be opened
     */
    public static PageDoor open(int port, DoorPlan plan) throws IOException {
        return open(port, plan, DoorPatience.USUAL);
    }

    static PageDoor open(int port, DoorPlan plan, DoorPatience patience) throws IOException {
        PageDoor door = new PageDoor(plan, patience);
        try {
            door.port = door.listen(port);
            return door;
        } catch (IOException failure) {
            door.close();
            throw failure;
        }
    }

    /** Returns the digest of the page's files: twelve hexadecimal digits that change with any file. */
    public static String version() {
        return PageFiles.ofProgram().version();
    }

    /** Returns the TCP port of the door. */
    public int port() {
        return port;
    }

    /** Starts or stops offering the program. Running downloads continue. Has no effect without a file. */
    public void handOut(boolean on) {
        handsOut = on;
    }

    /** Closes the port and every connection. */
    @Override
    public void close() {
        open.close()
                .awaitUninterruptibly(
                        CLOSING_MILLIS); // closes channels explicitly: an event loop that is busy at shutdown leaves
        // them open
        loop.shutdownGracefully(0, CLOSING_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly(2 * CLOSING_MILLIS);
    }

    DoorPlan plan() {
        return plan;
    }

    DoorPatience patience() {
        return patience;
    }

    Origins origins() {
        return origins;
    }

    PageFiles files() {
        return files;
    }

    EventStreams streams() {
        return streams;
    }

    DoorCount count() {
        return count;
    }

    /** Returns the program while it is offered as a download. */
    Optional<OwnProgram> handedOut() {
        return handsOut ? program : Optional.empty();
    }

    boolean isWiredTooOften() {
        return wires >= DoorLimits.WIRES;
    }

    /** Returns the handlers of a new connection. */
    ChannelHandler stages() {
        return new Stages();
    }

    /** Adds the handlers of a page's WebSocket behind those that read its request. */
    void addSeat(ChannelPipeline pipeline, Function<Browser.Line, Browser> seats) {
        pipeline.addLast(new WebSocketServerCompressionHandler(DoorLimits.ACT))
                .addLast(FrameBudget.ofPage())
                .addLast(webSocket(SOCKET, DoorLimits.ACT))
                .addLast(new BrowserSocket(seats));
    }

    /** Adds the handlers of a wire: a WebSocket that carries the host's own messages, for other frontends. */
    void addWire(ChannelPipeline pipeline, WireTarget host) {
        wires++;
        pipeline.channel().closeFuture().addListener(closed -> wires--);
        pipeline.addLast(FrameBudget.ofWire())
                .addLast(webSocket(WIRE, Limits.MESSAGE))
                .addLast(new WebSocketFrameAggregator(Limits.MESSAGE))
                .addLast(new WireSocket(host, plan.key()));
    }

    private WebSocketServerProtocolHandler webSocket(String path, int longest) {
        return new WebSocketServerProtocolHandler(WebSocketServerProtocolConfig.newBuilder()
                .websocketPath(path)
                .checkStartsWith(true) // the path may carry a query
                .allowExtensions(true)
                .maxFramePayloadLength(longest)
                .handshakeTimeoutMillis(patience.request().toMillis())
                .build());
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
                .childHandler(stages());
        ChannelFuture bound = bootstrap.bind(wanted).awaitUninterruptibly();
        if (!bound.isSuccess() && wanted != 0) {
            bound = bootstrap.bind(0).awaitUninterruptibly();
        }
        if (!bound.isSuccess()) {
            throw new IOException("No port can be opened: " + bound.cause().getMessage() + ".", bound.cause());
        }
        open.add(bound.channel());
        return ((InetSocketAddress) bound.channel().localAddress()).getPort();
    }

    private final class Stages extends ChannelInitializer<Channel> {
        @Override
        protected void initChannel(Channel channel) {
            open.add(channel);
            count.comes(channel);
            plan.tls().ifPresent(tls -> channel.pipeline().addLast(new OptionalSslHandler(tls)));
            channel.pipeline()
                    .addLast(new WriteTimeoutHandler(patience.piece().toMillis(), TimeUnit.MILLISECONDS))
                    .addLast(new HttpServerCodec(DoorLimits.LINE, DoorLimits.HEADERS, DoorLimits.BODY))
                    .addLast(new HttpObjectAggregator(DoorLimits.BODY, true))
                    .addLast(new ChunkedWriteHandler())
                    .addLast(new PageRequests(PageDoor.this));
        }
    }
}
