package org.tiengow.client.online;

import com.google.protobuf.ByteString;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Pong;

/** The other end of a connection over loopback: it lets in, pongs and grants, unless the test says otherwise. */
public final class ScriptedHost implements AutoCloseable {
    public static final byte[] NONCE = new byte[32];

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("scripted-host", true), NioIoHandler.newFactory());
    private final Map<MessageCase, Function<ClientMessage, List<HostMessage>>> script = new ConcurrentHashMap<>();
    private final List<ClientMessage> heard = new CopyOnWriteArrayList<>();
    private final List<Channel> guests = new CopyOnWriteArrayList<>();
    private final AtomicInteger knocks = new AtomicInteger();
    private final Channel door;

    /** One that offers no TLS. */
    public ScriptedHost() {
        this(null);
    }

    /** One with a certificate; null: without. */
    public ScriptedHost(@Nullable Supplier<SslContext> tls) {
        this(tls, 0);
    }

    /** The same at a port. */
    ScriptedHost(@Nullable Supplier<SslContext> tls, int port) {
        on(MessageCase.HELLO, message -> List.of(challenge(false)));
        on(MessageCase.ENTER, message -> List.of(entered(message)));
        on(
                MessageCase.PING,
                message -> List.of(HostMessage.newBuilder()
                        .setPong(Pong.newBuilder().setRequest(message.getRequest()))
                        .build()));
        door = new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel guest) {
                        knocks.incrementAndGet();
                        FramedPipeline.addHostStages(guest.pipeline(), tls);
                        guest.pipeline().addLast(new Guest());
                    }
                })
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))
                .syncUninterruptibly()
                .channel();
    }

    /** What it says when a message of this kind comes; nothing stands for silence. Anything not scripted is granted. */
    public ScriptedHost on(MessageCase kind, Function<ClientMessage, List<HostMessage>> answer) {
        script.put(kind, answer);
        return this;
    }

    public HostAddress address() {
        return new HostAddress("127.0.0.1", ((InetSocketAddress) door.localAddress()).getPort());
    }

    /** The messages of one kind that came, in order. */
    public List<ClientMessage> heard(MessageCase kind) {
        return heard.stream()
                .filter(message -> message.getMessageCase() == kind)
                .toList();
    }

    /** How many connections came. */
    int knocks() {
        return knocks.get();
    }

    /** How many connections stand. */
    public long guests() {
        return guests.stream().filter(Channel::isActive).count();
    }

    /** Says something to everybody. */
    public void say(HostMessage message) {
        guests.forEach(guest -> guest.writeAndFlush(message));
    }

    /** Sends everybody bytes that go round the encoder. */
    public void sayBytes(byte[] bytes) {
        guests.forEach(guest ->
                guest.pipeline().context(FramedPipeline.FRAME_DECODER).writeAndFlush(Unpooled.wrappedBuffer(bytes)));
    }

    /** Breaks all connections without a word. */
    public void breakOff() {
        guests.forEach(Channel::close);
    }

    @Override
    public void close() {
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    public static HostMessage challenge(boolean pinNeeded) {
        return HostMessage.newBuilder()
                .setChallenge(Challenge.newBuilder()
                        .setVersion(3)
                        .setNonce(ByteString.copyFrom(NONCE))
                        .setPinNeeded(pinNeeded)
                        .setHostName("Kitchen"))
                .build();
    }

    public static HostMessage entered(ClientMessage enter) {
        return HostMessage.newBuilder()
                .setEntered(Entered.newBuilder()
                        .setRequest(enter.getRequest())
                        .setName("Mei")
                        .setHostName("Kitchen"))
                .build();
    }

    public static HostMessage granted(ClientMessage request) {
        return HostMessage.newBuilder()
                .setGranted(Granted.newBuilder().setRequest(request.getRequest()))
                .build();
    }

    private final class Guest extends SimpleChannelInboundHandler<ClientMessage> {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            guests.add(ctx.channel());
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ClientMessage message) {
            if (message.getMessageCase() == MessageCase.ENTER) {
                FramedPipeline.enterGranted(ctx.channel());
            }
            heard.add(message);
            script.getOrDefault(message.getMessageCase(), request -> List.of(granted(request)))
                    .apply(message)
                    .forEach(ctx::writeAndFlush);
        }
    }
}
