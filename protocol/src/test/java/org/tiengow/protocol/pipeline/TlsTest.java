package org.tiengow.protocol.pipeline;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.security.auth.x500.X500Principal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Ping;
import org.tiengow.protocol.wire.Pong;

/** Both ends over real sockets of the loopback: one port for TLS and plain. */
@Tag("slow")
class TlsTest {
    private static final HostMessage PONG =
            HostMessage.newBuilder().setPong(Pong.getDefaultInstance()).build();

    private static final ClientMessage PING =
            ClientMessage.newBuilder().setPing(Ping.getDefaultInstance()).build();

    @TempDir
    private static Path data;

    private static final EventLoopGroup LOOPS = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());

    /** Everything the client sees: messages, breaches, and "closed". */
    private final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();

    /** The host's ends of the connections. */
    private final BlockingQueue<Channel> accepted = new LinkedBlockingQueue<>();

    private static HostTls key;

    @BeforeAll
    static void makeKey() throws IOException {
        key = HostTls.in(data);
    }

    @AfterAll
    static void stop() {
        LOOPS.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    void theKeyIsMadeOnceAndIsItsOwnersAlone() throws IOException {
        assertThat(HostTls.in(data).fingerprint()).isEqualTo(key.fingerprint()).hasSize(32);
        assertThat(data).isDirectoryContaining(file -> file.endsWith(HostTls.FILE));
        assertThat(data.toFile().list()).hasSize(1);
        if (Files.getFileStore(data).supportsFileAttributeView("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve(HostTls.FILE))))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void aFileThatIsNoKeyIsSaidToBeNone(@TempDir Path other) throws IOException {
        byte[] whole = Files.readAllBytes(data.resolve(HostTls.FILE));
        for (byte[] damaged : List.of(new byte[0], "no key".getBytes(UTF_8), Arrays.copyOf(whole, whole.length / 2))) {
            Files.write(other.resolve(HostTls.FILE), damaged);
            assertThatThrownBy(() -> HostTls.in(other))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith("The key of this host cannot be read from " + other);
            assertThat(other.resolve(HostTls.FILE)).hasBinaryContent(damaged);
        }
    }

    @Test
    void hostsThatBeginAtOnceInOneFolderHaveOneKey(@TempDir Path other) {
        List<String> fingerprints =
                Stream.generate(() -> CompletableFuture.supplyAsync(() -> fingerprintIn(other)))
                        .limit(3)
                        .toList()
                        .stream()
                        .map(CompletableFuture::join)
                        .toList();
        assertThat(Set.copyOf(fingerprints)).containsExactly(fingerprintIn(other));
    }

    @Test
    void aPassingKeyIsAnotherOneEachTime() throws IOException {
        assertThat(HostTls.passing().fingerprint())
                .isNotEqualTo(HostTls.passing().fingerprint());
    }

    @Test
    void aFolderThatCannotBeMadeIsSaidToBeNone(@TempDir Path other) throws IOException {
        Path file = Files.writeString(other.resolve("file"), "in the way");
        assertThatThrownBy(() -> HostTls.in(file.resolve("data")))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(file.resolve("data").resolve(HostTls.FILE) + " cannot be written: ");
    }

    @Test
    void theCertificateIsItsOwnIssuerForACentury() throws Exception {
        X509Certificate certificate = (X509Certificate) CertificateFactory.getInstance("X.509")
                .generateCertificate(new ByteArrayInputStream(key.certificate()));
        certificate.verify(certificate.getPublicKey());
        assertThat(certificate.getSubjectX500Principal())
                .isEqualTo(certificate.getIssuerX500Principal())
                .isEqualTo(new X500Principal("CN=Tien Gow"));
        certificate.checkValidity(Date.from(Instant.now().plus(Duration.ofDays(36_500))));
        assertThat(certificate.getSerialNumber()).isPositive();
    }

    @Test
    void aClientThatKnowsTheKeySpeaksThroughTls() throws Exception {
        assertAnswered(converse(key.context(), ClientTls.pinning(key.fingerprint())));
    }

    @Test
    void aClientThatKnowsNoKeySeesWhichItIs() throws Exception {
        Channel client = converse(key.context(), ClientTls.meeting());
        assertThat(next()).isEqualTo(PONG);
        assertThat(FramedPipeline.fingerprintOfHost(client)).isEqualTo(key.fingerprint());
    }

    @Test
    void aConnectionHasOneHandshake() throws Exception {
        SslContext old = SslContextBuilder.forClient()
                .trustManager(InsecureTrustManagerFactory.INSTANCE)
                .endpointIdentificationAlgorithm(null)
                .protocols("TLSv1.2")
                .build();
        Channel client = converse(key.context(), old);
        assertThat(next()).isEqualTo(PONG);
        SslHandler tls = (SslHandler) client.pipeline().get(FramedPipeline.TLS);
        assertThat(tls.renegotiate().await().isSuccess()).isFalse();
    }

    @Test
    void aPlainClientUsesTheSamePort() throws Exception {
        assertThat(FramedPipeline.fingerprintOfHost(connect(null, null, client -> {})))
                .isEqualTo(Fingerprint.ofPlain());
        assertAnswered(converse(key.context(), null));
    }

    @Test
    void aClientThatKnowsAnotherKeyEnds() throws Exception {
        byte[] another = key.fingerprint();
        another[0] ^= 1;
        converse(key.context(), ClientTls.pinning(another));
        assertThat(next())
                .isInstanceOfSatisfying(
                        Breach.class, breach -> assertThat(breach.reason()).isEqualTo(Breach.Reason.TLS));
        assertThat(next()).isEqualTo("closed");
    }

    @Test
    void aClientThatAsksAHostWithoutTlsIsTold() throws Exception {
        converse(null, ClientTls.pinning(key.fingerprint()));
        assertThat(next())
                .isInstanceOfSatisfying(
                        Breach.class, breach -> assertThat(breach.reason()).isEqualTo(Breach.Reason.NO_TLS));
        assertThat(next()).isEqualTo("closed");
    }

    /** On a busy machine the time of a client may be over before its first byte was read. */
    @Test
    void aClientThatMayBeginTlsGetsNoPlainWords() {
        EmbeddedChannel host = new EmbeddedChannel();
        FramedPipeline.addHostStages(host.pipeline(), key.context());
        FramedPipeline.close(host, CloseReason.CLOSE_REASON_SILENT, "Nobody entered.");
        assertThat(host.<Object>readOutbound()).isNull();
        assertThat(host.isOpen()).isFalse();
    }

    @Test
    void lastWordsAreReadThoughMoreWasSentThanTheHostRead() throws Exception {
        Channel client = connect(null, null, channel -> {
            channel.config().setAutoRead(false);
            channel.pipeline().remove(FramedPipeline.MESSAGE_ENCODER);
            byte[] tooMuch = new byte[1 << 20];
            tooMuch[3] = 1; // a frame of one byte that is no message
            channel.writeAndFlush(channel.alloc().buffer().writeBytes(tooMuch));
        });
        NioSocketChannel host = (NioSocketChannel) accepted.poll(10, TimeUnit.SECONDS);
        await().until(host::isOutputShutdown);
        // Some systems throw the last words away when a socket is closed before all that came to it was read.
        assertThat(host.isActive()).isTrue();
        client.config().setAutoRead(true);
        assertThat(next())
                .isInstanceOfSatisfying(
                        HostMessage.class,
                        message -> assertThat(message.getClosing().getReason())
                                .isEqualTo(CloseReason.CLOSE_REASON_BREACH));
        assertThat(next()).isEqualTo("closed");
    }

    @Test
    void whatComesAfterTheEndIsDropped() throws Exception {
        for (SslContext tls : new SslContext[] {null, ClientTls.pinning(key.fingerprint())}) {
            Channel client = converse(key.context(), tls);
            assertThat(next()).isEqualTo(PONG);
            Channel host = accepted.poll(10, TimeUnit.SECONDS);
            host.eventLoop()
                    .submit(() -> FramedPipeline.close(host, CloseReason.CLOSE_REASON_HOST_ENDS, "Good night."))
                    .sync();
            client.writeAndFlush(PING);
            assertThat(next())
                    .isInstanceOfSatisfying(
                            HostMessage.class,
                            message -> assertThat(message.hasClosing()).isTrue());
            assertThat(next()).isEqualTo("closed");
        }
    }

    @Test
    void fingerprintsAreWrittenAndRead() {
        byte[] fingerprint = key.fingerprint();
        String digits = Fingerprint.write(fingerprint);
        assertThat(Fingerprint.read(digits)).isEqualTo(fingerprint);
        assertThat(Fingerprint.read(digits.toUpperCase(Locale.ROOT).replaceAll("..(?=.)", "$0:")))
                .isEqualTo(fingerprint);
        assertThatThrownBy(() -> Fingerprint.read("12:34")).hasMessage("A fingerprint has 64 hexadecimal digits.");
    }

    private static String fingerprintIn(Path folder) {
        try {
            return Fingerprint.write(HostTls.in(folder).fingerprint());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void assertAnswered(Channel client) throws InterruptedException {
        assertThat(next()).isEqualTo(PONG);
        client.close();
        assertThat(next()).isEqualTo("closed");
    }

    private Object next() throws InterruptedException {
        Object next = seen.poll(10, TimeUnit.SECONDS);
        assertThat(next).as("something within ten seconds").isNotNull();
        return next;
    }

    /** A client that pings a host that answers pings. */
    private Channel converse(@Nullable Supplier<SslContext> ofHost, @Nullable SslContext ofClient) {
        return connect(ofHost, ofClient, client -> client.writeAndFlush(PING));
    }

    private Channel connect(
            @Nullable Supplier<SslContext> ofHost, @Nullable SslContext ofClient, Consumer<Channel> onActive) {
        Channel host = new ServerBootstrap()
                .group(LOOPS)
                .channel(NioServerSocketChannel.class)
                .childHandler(initializer(channel -> {
                    accepted.add(channel);
                    FramedPipeline.addHostStages(channel.pipeline(), ofHost);
                    channel.pipeline().addLast(new Answering());
                }))
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .syncUninterruptibly()
                .channel();
        return new Bootstrap()
                .group(LOOPS)
                .channel(NioSocketChannel.class)
                .handler(initializer(channel -> {
                    FramedPipeline.addClientStages(channel.pipeline(), ofClient);
                    channel.pipeline().addLast(new Watching(onActive));
                }))
                .connect(host.localAddress())
                .syncUninterruptibly()
                .channel();
    }

    private static ChannelHandler initializer(Consumer<Channel> stages) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                stages.accept(channel);
            }
        };
    }

    private static final class Answering extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            ctx.writeAndFlush(PONG);
        }
    }

    private final class Watching extends ChannelInboundHandlerAdapter {
        private final Consumer<Channel> onActive;

        private Watching(Consumer<Channel> onActive) {
            this.onActive = onActive;
        }

        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            onActive.accept(ctx.channel());
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            seen.add(message);
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof Breach) {
                seen.add(event);
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            seen.add("closed");
        }
    }
}
