package org.tiengow.client.doctor;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.Breach;
import org.tiengow.protocol.pipeline.ClientTls;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Refused;

/** A short test connection: it says Hello to a host, waits for the first answer, and ends without entering. Limited in time. */
final class Knock {
    private static final String NAME = "doctor";

    private final CompletableFuture<Answer> answer = new CompletableFuture<>();
    private volatile long began;
    private volatile Answer sofar = Answer.NONE;

    private Knock() {}

    /**
     * The result of a test connection.
     *
     * @param connectedAfter milliseconds until the connection was established; −1 when it was not
     * @param failure why the connection failed, or ended before the host had answered; null otherwise
     * @param tlsFailure why the TLS handshake failed; null otherwise
     * @param fingerprint the fingerprint of the host's key, in hexadecimal digits; empty without TLS
     * @param challenge the host's Challenge; null without one
     * @param refused the refusal that came instead; null without one
     */
    record Answer(
            long connectedAfter,
            @Nullable Throwable failure,
            @Nullable String tlsFailure,
            String fingerprint,
            @Nullable Challenge challenge,
            @Nullable Refused refused) {
        static final Answer NONE = new Answer(-1, null, null, "", null, null);

        /** Returns the name of the host, if one answered. */
        Optional<String> host() {
            return Optional.ofNullable(challenge).map(Challenge::getHostName);
        }

        /** Checks whether a host of this game answered. */
        boolean isHost() {
            return challenge != null || refused != null;
        }

        boolean isConnected() {
            return connectedAfter >= 0;
        }

        private Answer failing(@Nullable Throwable why) {
            return new Answer(connectedAfter, why, tlsFailure, fingerprint, challenge, refused);
        }
    }

    /** Connects through TLS, and accepts any key. */
    static Answer throughTls(InetSocketAddress address, Duration patience) {
        try {
            return new Knock().at(address, ClientTls.meeting(), patience);
        } catch (SSLException impossible) {
            throw new IllegalStateException("This Java speaks no TLS.", impossible);
        }
    }

    static Answer plainly(InetSocketAddress address, Duration patience) {
        return new Knock().at(address, null, patience);
    }

    private Answer at(InetSocketAddress address, @Nullable SslContext tls, Duration patience) {
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("tiengow-doctor", true), NioIoHandler.newFactory());
        try {
            Bootstrap connection = new Bootstrap()
                    .group(loop)
                    .channel(NioSocketChannel.class)
                    .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) patience.toMillis())
                    .handler(new ChannelInitializer<>() {
                        @Override
                        protected void initChannel(Channel fresh) {
                            FramedPipeline.addClientStages(fresh.pipeline(), tls);
                            fresh.pipeline().addLast(new Ears());
                        }
                    });
            began = System.nanoTime(); // starts here: the time in which a program loads classes for its first
            // connection does
            // not count
            ChannelFuture connecting = connection.connect(address).addListener(done -> {
                if (!done.isSuccess()) {
                    answer.complete(sofar.failing(done.cause()));
                }
            });
            Answer given = answer.completeOnTimeout(Answer.NONE, patience.toMillis(), TimeUnit.MILLISECONDS)
                    .join();
            connecting.channel().close(); // before its thread ends, which may leave it open
            return given == Answer.NONE ? sofar : given;
        } finally {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        }
    }

    private final class Ears extends SimpleChannelInboundHandler<HostMessage> {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            sofar = new Answer((System.nanoTime() - began) / 1_000_000, null, null, "", null, null);
            ctx.writeAndFlush(ClientMessage.newBuilder()
                    .setHello(Hello.newBuilder()
                            .addAllVersions(Versions.SPOKEN)
                            .setKind(Kind.KIND_SPECTATOR)
                            .setName(NAME)
                            .setProgram("tiengow"))
                    .build());
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, HostMessage message) {
            Answer now = sofar;
            String fingerprint = FramedPipeline.isEncrypted(ctx.channel())
                    ? Fingerprint.write(FramedPipeline.fingerprintOfHost(ctx.channel()))
                    : "";
            if (message.hasChallenge()) {
                finish(ctx, new Answer(now.connectedAfter, null, null, fingerprint, message.getChallenge(), null));
            } else if (message.hasRefused()) {
                finish(ctx, new Answer(now.connectedAfter, null, null, fingerprint, null, message.getRefused()));
            } else {
                finish(ctx, now);
            }
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Breach breach) {
                boolean isAboutTls = breach.reason() == Breach.Reason.TLS || breach.reason() == Breach.Reason.NO_TLS;
                String tlsFailure = isAboutTls ? breach.sentence() : null;
                finish(ctx, new Answer(sofar.connectedAfter, null, tlsFailure, "", null, null));
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            answer.complete(sofar);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            finish(ctx, sofar.failing(cause));
        }

        private void finish(ChannelHandlerContext ctx, Answer how) {
            answer.complete(how);
            ctx.close();
        }
    }
}
