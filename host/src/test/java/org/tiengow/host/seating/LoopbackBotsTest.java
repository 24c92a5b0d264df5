package org.tiengow.host.seating;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The bots of a table")
class LoopbackBotsTest {
    private static final int PATIENCE_MILLIS = 20_000;

    @Test
    @DisplayName("connect again when the host breaks their connection before it has admitted them")
    void tryAgain() throws IOException {
        try (ServerSocket host = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                LoopbackBots bots = new LoopbackBots(0, host::getLocalPort, () -> 1)) {
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

    private static boolean comesAgain(ServerSocket host) {
        try {
            host.accept().close();
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }
}
