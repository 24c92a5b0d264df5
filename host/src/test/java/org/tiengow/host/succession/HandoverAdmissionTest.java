package org.tiengow.host.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("At the door through which the heir is let in")
class HandoverAdmissionTest {
    private static final byte[] TOKEN = new byte[HandoverChannel.TOKEN];
    private static final byte[] ANOTHER = "sixteen wrong by".getBytes(StandardCharsets.US_ASCII);
    private static final Duration SOON = Duration.ofSeconds(3);

    private final HandoverAdmission admission = new HandoverAdmission(TOKEN);
    private final List<Socket> sockets = new ArrayList<>();
    private ServerSocket door;

    @BeforeEach
    void open() throws IOException {
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void closeAll() throws IOException {
        admission.close();
        door.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private Socket comes() throws IOException {
        Socket socket = new Socket(door.getInetAddress(), door.getLocalPort());
        socket.setSoTimeout((int) SOON.toMillis());
        sockets.add(socket);
        admission.hear(new HandoverChannel(door.accept()));
        return socket;
    }

    @Test
    @DisplayName("nobody waits for those who say nothing")
    void silent() throws IOException {
        for (int i = 0; i < 10; i++) {
            comes();
        }
        comes().getOutputStream().write(TOKEN);
        await().until(() -> admission.heir().isPresent());
    }

    @Test
    @DisplayName("whoever shows another token is cut")
    void wrong() throws IOException {
        Socket stranger = comes();
        stranger.getOutputStream().write(ANOTHER);
        assertThat(stranger.getInputStream().read()).isEqualTo(-1);
        assertThat(admission.heir()).isEmpty();
    }

    @Test
    @DisplayName("whoever comes second is cut, and so is everybody when there is no more room")
    void second() throws IOException {
        comes().getOutputStream().write(TOKEN);
        await().until(() -> admission.heir().isPresent());
        Socket late = comes();
        late.getOutputStream().write(TOKEN);
        assertThat(late.getInputStream().read()).isEqualTo(-1);
        for (int i = 0; i < 16; i++) {
            comes();
        }
        assertThat(comes().getInputStream().read()).isEqualTo(-1);
    }
}
