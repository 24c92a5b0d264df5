package org.tiengow.host;

import com.google.protobuf.ByteString;
import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.ClientTls;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Ping;
import org.tiengow.protocol.wire.Watch;

/** A program whose connections all watch the first table of a host through TLS, and read nothing of what they get. */
public final class WatchingCrowd {
    private static final long PING_SECONDS = 5;

    private WatchingCrowd() {}

    /** Port, number of spectators. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int port = Integer.parseInt(args[0]);
        int number = Integer.parseInt(args[1]);
        CountDownLatch watching = new CountDownLatch(number);
        SslContext tls = ClientTls.meeting();
        MultiThreadIoEventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        Bootstrap bootstrap = new Bootstrap().group(loop).channel(NioSocketChannel.class);
        bootstrap.handler(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                FramedPipeline.addClientStages(channel.pipeline(), tls);
                channel.pipeline().addLast(new Spectator(watching, () -> join(bootstrap, port)));
            }
        });
        System.out.println("STANDING"); // the crowd comes from now on
        for (int i = 0; i < number; i++) {
            join(bootstrap, port);
        }
        watching.await();
        System.out.println("WATCHING " + number);
        System.in.transferTo(OutputStream.nullOutputStream());
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    private static void join(Bootstrap bootstrap, int port) {
        bootstrap.connect("127.0.0.1", port);
    }

    private static final class Spectator extends SimpleChannelInboundHandler<HostMessage> {
        private final CountDownLatch watching;
        private final Runnable again;

        /** Creates a spectator, who runs {@code again} if a busy host closes the connection before the table is shown. */
        Spectator(CountDownLatch watching, Runnable again) {
            this.watching = watching;
            this.again = again;
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            ctx.executor().schedule(again, 1, TimeUnit.SECONDS);
        }

        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            send(
                    ctx,
                    ClientMessage.newBuilder()
                            .setHello(Hello.newBuilder()
                                    .addAllVersions(Versions.SPOKEN)
                                    .setKind(Kind.KIND_SPECTATOR)
                                    .setName("Spectator")));
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
            if (message.hasChallenge()) {
                send(
                        ctx,
                        ClientMessage.newBuilder()
                                .setEnter(Enter.newBuilder().setClientNonce(ByteString.copyFrom(new byte[32]))));
            } else if (message.hasEntered()) {
                send(ctx, ClientMessage.newBuilder().setRequest(1).setWatch(Watch.newBuilder()));
                ctx.executor()
                        .scheduleAtFixedRate(
                                () -> send(ctx, ClientMessage.newBuilder().setPing(Ping.newBuilder())),
                                PING_SECONDS,
                                PING_SECONDS,
                                TimeUnit.SECONDS);
            } else if (message.hasTable()) {
                watching.countDown();
                ctx.pipeline().remove(FramedPipeline.FRAME_DECODER);
                ctx.pipeline().remove(FramedPipeline.MESSAGE_DECODER);
                ctx.pipeline().replace(this, "discard", new ChannelInboundHandlerAdapter() {
                    @Override
                    public void channelRead(ChannelHandlerContext discarding, Object bytes) {
                        ReferenceCountUtil.release(bytes);
                    }
                });
            }
        }

        private static void send(ChannelHandlerContext ctx, ClientMessage.Builder message) {
            ctx.pipeline().writeAndFlush(message.build());
        }
    }
}
