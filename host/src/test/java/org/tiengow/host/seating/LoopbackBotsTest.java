package org.tiengow.host.seating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.online.ScriptedHost;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;

@DisplayName("The bots of a table")
class LoopbackBotsTest {
    private static final int PATIENCE_MILLIS = 20_000;

    @Test
    @DisplayName("connect again when the host breaks their connection before it has admitted them")
    void tryAgain() throws IOException {
        try (ServerSocket host = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                LoopbackBots bots = new LoopbackBots(0, HostLevels.BUILT_IN, host::getLocalPort, () -> 1)) {
            host.setSoTimeout(PATIENCE_MILLIS);
            ByteString seat = ByteString.copyFromUtf8("a token of a seat");
            bots.call("Maple", LoopbackBots.standardLevel(), seat);
            for (int attempt = 0; attempt < 3; attempt++) {
                host.accept().close();
            }
            host.accept().close();

            bots.dismiss(seat);
            host.setSoTimeout(1_000);
            assertThat(comesAgain(host)).isFalse();
        }
    }

    @Test
    @DisplayName("end when they lose the connection after they were in, because the table calls another one")
    void endOnceTheyWereIn() {
        try (ScriptedHost host = new ScriptedHost();
                LoopbackBots bots = new LoopbackBots(
                        0, HostLevels.BUILT_IN, () -> host.address().port(), () -> 1)) {
            bots.call("Maple", LoopbackBots.standardLevel(), ByteString.copyFromUtf8("a token of a seat"));
            await().until(() -> !host.heard(MessageCase.SIT).isEmpty());
            host.breakOff();
            await().during(Duration.ofSeconds(1))
                    .until(() -> host.heard(MessageCase.HELLO).size() == 1);
        }
    }

    private static boolean comesAgain(ServerSocket host) {
        try {
            host.accept().close();
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }
}
