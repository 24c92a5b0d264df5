package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tiengow.waiting.BusyMachine.result;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.junit.jupiter.api.Test;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.web.door.DoorSocket;
import org.tiengow.web.page.WebPage;

/** A frontend of somebody else's, on a page of somebody else's, over the wire of a real host. */
class WireTest {
    /** What comes over the wire, and how it ended. */
    private static final class Wire {
        private final BlockingQueue<byte[]> heard = new LinkedBlockingQueue<>();
        private final DoorSocket door;
        private final WebSocket socket;

        Wire(String address, HttpClient client) {
            door = DoorSocket.ofStranger(URI.create(address + "wire"), client, heard::add);
            socket = door.socket();
        }

        int ended() {
            return result(door.ended());
        }

        byte[] next() throws InterruptedException {
            byte[] next = heard.poll(10, SECONDS);
            assertThat(next).as("something more over the wire").isNotNull();
            return next;
        }

        HostMessage hear() throws InterruptedException, InvalidProtocolBufferException {
            return HostMessage.parseFrom(next());
        }

        void say(ClientMessage.Builder message) {
            result(socket.sendBinary(ByteBuffer.wrap(message.build().toByteArray()), true));
        }

        HostMessage hello() throws InterruptedException, InvalidProtocolBufferException {
            say(ClientMessage.newBuilder()
                    .setHello(Hello.newBuilder()
                            .addVersions(3)
                            .setKind(Kind.KIND_PERSON)
                            .setName("Wire")));
            return hear();
        }
    }

    private static String address(WebPage page) {
        return page.address("127.0.0.1").replace("http", "ws");
    }

    @Test
    void oneMessageIsOneMessage() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Kitchen"));
                WebPage page = WebPage.open(host.port(), "", 0, Optional.empty(), null)) {
            Wire wire = new Wire(address(page), HttpClient.newHttpClient());
            assertThat(wire.next()).as("plain").isEqualTo(new byte[32]);
            assertThat(wire.hello().getChallenge().getHostName()).isEqualTo("Kitchen");
            wire.say(ClientMessage.newBuilder()
                    .setEnter(Enter.newBuilder().setClientNonce(ByteString.copyFrom(new byte[32]))));
            assertThat(wire.hear().getEntered().getLobby().getTablesList()).hasSize(1);
            host.close();
            assertThat(wire.ended()).isEqualTo(WebSocket.NORMAL_CLOSURE);
        }
    }

    /** The host bounds what strangers send; the door what anybody does. */
    @Test
    void whatIsNoMessageEndsTheWire() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Kitchen"));
                WebPage page = WebPage.open(host.port(), "", 0, Optional.empty(), null)) {
            Wire text = new Wire(address(page), HttpClient.newHttpClient());
            text.socket.sendText("{}", true).join();
            assertThat(text.ended()).isEqualTo(1003);
            for (int length : new int[] {3, 2_000, 65_536, 65_537, 200_000}) {
                Wire junk = new Wire(address(page), HttpClient.newHttpClient());
                byte[] bytes = new byte[length];
                java.util.Arrays.fill(bytes, (byte) 0xFF);
                junk.socket
                        .sendBinary(ByteBuffer.wrap(bytes), true)
                        .exceptionally(cut -> null)
                        .join();
                assertThat(junk.ended()).as("%d bytes", length).isNotNull();
            }
            assertThat(new Wire(address(page), HttpClient.newHttpClient()).next())
                    .hasSize(32);
        }
    }

    /** As a browser whose person has said that the certificate is all right. */
    static HttpClient trusting() throws GeneralSecurityException {
        SSLContext tls = SSLContext.getInstance("TLS");
        tls.init(null, new TrustManager[] {new TakesAnything()}, new SecureRandom());
        return HttpClient.newBuilder().sslContext(tls).build();
    }

    private static final class TakesAnything extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }

    @Test
    void withAPinItIsOpenOverTlsAlone() throws Exception {
        HostTls key = HostTls.passing();
        HostSettings settings = HostSettings.practice("Kitchen").with(Door.PRIVATE.withPin("4321"));
        try (Host host = Host.start(settings);
                WebPage plain = WebPage.open(host.port(), "4321", 0, Optional.empty(), null);
                WebPage page = WebPage.open(host.port(), "4321", 0, Optional.of(key), null)) {
            assertThatThrownBy(() -> new Wire(address(plain), HttpClient.newHttpClient()))
                    .isInstanceOf(CompletionException.class)
                    .cause()
                    .isInstanceOfSatisfying(
                            WebSocketHandshakeException.class,
                            refused -> assertThat(refused.getResponse().statusCode())
                                    .isEqualTo(403));
            assertThat(enter(new Wire(address(page), trusting()), "4321").hasEntered())
                    .isTrue();
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 10; i++) {
                            assertThat(enter(new Wire(address(page), trusting()), "1111")
                                            .getRefused()
                                            .getReason())
                                    .isEqualTo(RefusalReason.REFUSAL_REASON_WRONG_PIN);
                        }
                    })
                    .as("after some, the next one waits")
                    .isInstanceOf(CompletionException.class)
                    .cause()
                    .isInstanceOfSatisfying(
                            WebSocketHandshakeException.class,
                            refused -> assertThat(refused.getResponse().statusCode())
                                    .isEqualTo(429));
        }
    }

    private static HostMessage enter(Wire wire, String pin) throws InterruptedException, IOException {
        byte[] fingerprint = wire.next();
        byte[] nonce = wire.hello().getChallenge().getNonce().toByteArray();
        byte[] own = new byte[32];
        wire.say(ClientMessage.newBuilder()
                .setEnter(Enter.newBuilder()
                        .setClientNonce(ByteString.copyFrom(own))
                        .setProof(ByteString.copyFrom(PinProof.of(pin, nonce, own, fingerprint)))));
        return wire.hear();
    }
}
