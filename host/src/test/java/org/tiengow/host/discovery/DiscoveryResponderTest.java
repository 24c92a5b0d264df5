package org.tiengow.host.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.limit.PerOrigin;
import org.tiengow.protocol.limit.TokenBucket;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.HostHere;

@DisplayName("A host answers on the network")
@Tag("slow")
class DiscoveryResponderTest {
    private static final String THIS_MACHINE = "127.0.0.1";
    private static final String ALL_OF_THIS_MACHINE = "127.255.255.255";

    private static HostHere here(String name, long nonce) {
        return HostHere.newBuilder()
                .setNonce(nonce)
                .setName(name)
                .setPort(47_913)
                .setHostId(ByteString.copyFrom(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}))
                .build();
    }

    private static int freePort() throws IOException {
        try (DatagramSocket probe = new DatagramSocket()) {
            return probe.getLocalPort();
        }
    }

    private static Optional<HostHere> hear(DatagramSocket socket) throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[2_000], 2_000);
        try {
            socket.receive(packet);
        } catch (java.net.SocketTimeoutException nothing) {
            return Optional.empty();
        }
        return DatagramCodec.read(ByteBuffer.wrap(packet.getData(), 0, packet.getLength()))
                .map(Datagram::getHere);
    }

    private static void ask(DatagramSocket socket, String address, int port, byte[] bytes) throws IOException {
        socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.getByName(address), port));
    }

    @Test
    @DisplayName("every query is answered with its number, and nonsense is not")
    void answers() throws IOException {
        int port = freePort();
        try (DiscoveryResponder responder = DiscoveryResponder.start(nonce -> here("Test", nonce), port);
                DatagramSocket socket = new DatagramSocket()) {
            assertThat(responder).isNotNull();
            socket.setSoTimeout(1_000);
            ask(socket, THIS_MACHINE, port, new byte[] {1, 2, 3});
            ask(socket, THIS_MACHINE, port, DatagramCodec.query(42));
            assertThat(hear(socket))
                    .hasValueSatisfying(answer -> assertThat(answer.getNonce()).isEqualTo(42));
            socket.setSoTimeout(100);
            assertThat(hear(socket)).isEmpty();
        }
    }

    @Test
    @DisplayName("whoever asks without end gets no flood of answers, and nobody else has to wait for it")
    void flood() throws IOException {
        int port = freePort();
        try (DiscoveryResponder responder = DiscoveryResponder.start(nonce -> here("Test", nonce), port, () -> 5);
                DatagramSocket socket = new DatagramSocket(0, InetAddress.getByName(THIS_MACHINE));
                DatagramSocket other = new DatagramSocket(0, InetAddress.getByName("127.0.0.2"))) {
            assertThat(responder).isNotNull();
            for (int i = 0; i < 2 * DiscoveryResponder.ANSWERS_AT_ONCE; i++) {
                ask(socket, THIS_MACHINE, port, DatagramCodec.query(i));
            }
            other.setSoTimeout(200);
            await().until(
                            () -> { // the flood may have taken the room of a query
                                ask(other, THIS_MACHINE, port, DatagramCodec.query(7));
                                return hear(other).isPresent();
                            });
            socket.setSoTimeout(100);
            int answers = 0;
            while (hear(socket).isPresent()) {
                answers++;
            }
            assertThat(answers).isBetween(1, DiscoveryResponder.ANSWERS_AT_ONCE);
        }
    }

    @Test
    @DisplayName("many who ask at once are told the same, and a moment later what is so then")
    void fresh() throws IOException {
        AtomicLong now = new AtomicLong(5);
        AtomicInteger looks = new AtomicInteger();
        int port = freePort();
        try (DiscoveryResponder responder = DiscoveryResponder.start(
                        nonce -> here("Look " + looks.incrementAndGet(), nonce), port, now::get);
                DatagramSocket socket = new DatagramSocket()) {
            assertThat(responder).isNotNull();
            socket.setSoTimeout(5_000);
            for (int nonce = 1; nonce <= 3; nonce++) {
                ask(socket, THIS_MACHINE, port, DatagramCodec.query(nonce));
                assertThat(hear(socket)).hasValue(here("Look 1", nonce));
            }
            now.addAndGet(100);
            ask(socket, THIS_MACHINE, port, DatagramCodec.query(4));
            assertThat(hear(socket)).hasValue(here("Look 2", 4));
        }
    }

    @Test
    @DisplayName("who has asked too often gets answers again a moment later")
    void budget() throws IOException {
        AtomicLong now = new AtomicLong(5);
        PerOrigin<TokenBucket> budgets = DiscoveryResponder.budgets(now::get);
        InetAddress address = InetAddress.getByName("192.0.2.7");
        for (int i = 0; i < DiscoveryResponder.ANSWERS_AT_ONCE; i++) {
            assertThat(budgets.of(address).take(1)).isTrue();
        }
        assertThat(budgets.of(address).take(1)).isFalse();
        assertThat(budgets.of(InetAddress.getByName("192.0.2.8")).take(1)).isTrue();
        now.addAndGet(500);
        for (int i = 0; i < DiscoveryResponder.ANSWERS_PER_SECOND / 2; i++) {
            assertThat(budgets.of(address).take(1)).isTrue();
        }
        assertThat(budgets.of(address).take(1)).isFalse();
    }

    @Test
    @DisplayName("two hosts on one machine both answer")
    void twoHosts() throws IOException {
        int port = freePort();
        try (DiscoveryResponder first = DiscoveryResponder.start(nonce -> here("First", nonce), port);
                DiscoveryResponder second = DiscoveryResponder.start(nonce -> here("Second", nonce), port);
                DatagramSocket socket = new DatagramSocket()) {
            assertThat(first).isNotSameAs(second);
            socket.setBroadcast(true);
            socket.setSoTimeout(200);
            Set<String> names = new HashSet<>();
            await().until(() -> {
                ask(socket, ALL_OF_THIS_MACHINE, port, DatagramCodec.query(7));
                for (Optional<HostHere> answer = hear(socket); answer.isPresent(); answer = hear(socket)) {
                    names.add(answer.get().getName());
                }
                return names.size() == 2;
            });
        }
    }

    @Test
    @DisplayName("an interface that comes up later is joined, and a port that is taken is tried again")
    void laterInterfaces() throws IOException {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getByName(THIS_MACHINE));
        AtomicReference<List<NetworkInterface>> up = new AtomicReference<>(List.of());
        DatagramSocket taken = new DatagramSocket();
        int port = taken.getLocalPort();
        try (taken;
                DiscoveryResponder responder =
                        DiscoveryResponder.start(nonce -> here("Test", nonce), port, () -> 5, up::get);
                MulticastSocket socket = new MulticastSocket()) {
            assertThat(responder).isNotNull();
            taken.close();
            socket.setNetworkInterface(loopback);
            socket.setSoTimeout(200);
            await().until(() -> {
                ask(socket, THIS_MACHINE, port, DatagramCodec.query(7));
                return hear(socket).isPresent();
            });
            ask(socket, Discovery.GROUP, port, DatagramCodec.query(8));
            assertThat(hear(socket)).isEmpty();
            up.set(List.of(loopback));
            await().until(() -> {
                ask(socket, Discovery.GROUP, port, DatagramCodec.query(9));
                return hear(socket).filter(answer -> answer.getNonce() == 9).isPresent();
            });
        }
    }

    @Test
    @DisplayName("a port that cannot be opened stops nothing")
    void portTaken() throws IOException {
        try (DatagramSocket taken = new DatagramSocket();
                DiscoveryResponder responder =
                        DiscoveryResponder.start(nonce -> here("Test", nonce), taken.getLocalPort())) {
            assertThat(responder).isNotNull();
        }
    }

    @Test
    @DisplayName("this machine has addresses without zones, at least one")
    void addresses() {
        assertThat(LocalAddresses.all()).isNotEmpty().noneMatch(address -> address.contains("%"));
    }
}
