package org.tiengow.host.succession;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLServerSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;

/** The other program reads and writes as slowly as it likes, over TLS. */
@DisplayName("What goes from host to host")
@Tag("slow")
class HandoverChannelTest {
    private static final int MILLIS = 500;
    private static final int LARGE = 32 * 1024 * 1024;

    private final ScheduledExecutorService trickle = Executors.newSingleThreadScheduledExecutor();
    private SSLServerSocket door;
    private Socket heir;
    private HandoverChannel channel;

    @BeforeEach
    void connect() throws Exception {
        HostTls key = HostTls.passing();
        door = key.serverSocket(0);
        var connecting = Executors.newSingleThreadExecutor()
                .submit(() -> HandoverChannel.socketTo("127.0.0.1", door.getLocalPort(), key.fingerprint(), 5_000));
        channel = new HandoverChannel(door.accept());
        var token = trickle.submit(() -> channel.token()); // and with it the handshake
        heir = connecting.get();
        heir.getOutputStream().write(new byte[HandoverChannel.TOKEN]);
        token.get();
    }

    @AfterEach
    void close() throws IOException {
        trickle.shutdownNow();
        door.close();
        heir.close();
        channel.close();
    }

    @Test
    @DisplayName("has one deadline, not one for each byte")
    void trickles() throws Exception {
        DataOutputStream out = new DataOutputStream(heir.getOutputStream());
        out.writeInt(HandoverChannel.OFFER);
        trickle.scheduleAtFixedRate(() -> write(out), 0, MILLIS / 10, TimeUnit.MILLISECONDS);
        assertThatThrownBy(() -> channel.within(MILLIS, () -> channel.hear(HostOffer.parser(), HandoverChannel.OFFER)))
                .isInstanceOf(IOException.class);
    }

    private static void write(DataOutputStream out) {
        try {
            out.write(0);
        } catch (IOException cut) {
            throw new IllegalStateException(cut); // and nothing more is written
        }
    }

    @Test
    @DisplayName("waits no longer for whoever does not read what is said")
    void doesNotRead() {
        NightSnapshot large = NightSnapshot.newBuilder()
                .addTables(HandedOverTable.newBuilder()
                        .setStanding(Sealed.newBuilder().setContent(ByteString.copyFrom(new byte[LARGE]))))
                .build();
        assertThatThrownBy(() -> channel.within(MILLIS, () -> {
                    channel.say(large);
                    return large;
                }))
                .isInstanceOf(IOException.class);
    }

    @Test
    @DisplayName("is cut where it is longer than what belongs there")
    void tooLong() throws Exception {
        new DataOutputStream(heir.getOutputStream()).writeInt(HandoverChannel.OFFER + 1);
        assertThatThrownBy(() ->
                        channel.within(MILLIS * 20, () -> channel.hear(HostOffer.parser(), HandoverChannel.OFFER)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("" + (HandoverChannel.OFFER + 1));
    }
}
