package org.tiengow.host;

import com.google.protobuf.ByteString;
import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.TableUpdate;

/** The least that can sit at a table: messages in and out, and the latest update. */
final class WireClient extends SimpleChannelInboundHandler<HostMessage> {
    private final String ownerToken;
    private final Kind kind;
    private final int table;
    private final Consumer<TableUpdate> onUpdate;
    private final CountDownLatch seated = new CountDownLatch(1);
    private volatile TableUpdate update = TableUpdate.getDefaultInstance();
    private volatile CountDownLatch awaited = new CountDownLatch(0);
    private volatile Channel channel;

    private WireClient(Kind kind, String ownerToken, int table, Consumer<TableUpdate> onUpdate) {
        super(HostMessage.class);
        this.kind = kind;
        this.ownerToken = ownerToken;
        this.table = table;
        this.onUpdate = onUpdate;
    }

    /** Joins a host and takes a seat; returns when it sits. An owner's token may be empty. */
    static WireClient join(EventLoopGroup loops, int port, Kind kind, String ownerToken) throws InterruptedException {
        return join(loops, port, kind, ownerToken, 0, update -> {});
    }

    /** Joins a table; the listener is called on a loop with each update. */
    static WireClient join(
            EventLoopGroup loops, int port, Kind kind, String ownerToken, int table, Consumer<TableUpdate> onUpdate)
            throws InterruptedException {
        WireClient client = new WireClient(kind, ownerToken, table, onUpdate);
        new Bootstrap()
                .group(loops)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel made) {
                        FramedPipeline.addClientStages(made.pipeline(), null);
                        made.pipeline().addLast(client);
                    }
                })
                .connect(InetAddress.getLoopbackAddress(), port)
                .sync();
        client.seated.await();
        return client;
    }

    /** The next update counts this down. */
    void countDown(CountDownLatch latch) {
        awaited = latch;
    }

    TableUpdate update() {
        return update;
    }

    void send(ClientMessage message) {
        channel.writeAndFlush(message);
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        channel = ctx.channel();
        send(ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addAllVersions(Versions.SPOKEN)
                        .setKind(kind)
                        .setName("Player"))
                .build());
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
        if (message.hasChallenge()) {
            send(ClientMessage.newBuilder()
                    .setEnter(Enter.newBuilder()
                            .setClientNonce(ByteString.copyFrom(new byte[32]))
                            .setOwnerToken(ByteString.copyFrom(HexFormat.of().parseHex(ownerToken))))
                    .build());
        } else if (message.hasEntered()) {
            send(ClientMessage.newBuilder()
                    .setSit(Sit.newBuilder().setTable(table))
                    .build());
        } else if (message.hasTable()) {
            update = message.getTable();
            seated.countDown();
            awaited.countDown();
            onUpdate.accept(update);
        }
    }
}
