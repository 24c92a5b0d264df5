package org.tiengow.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.tiengow.host.lobby.RateLimitedLog;
import org.tiengow.host.stage.Stage;
import org.tiengow.protocol.wire.ClientMessage;

@DisplayName("What the log says of those who were cut")
class RateLimitedLogTest {
    private final AtomicLong now = new AtomicLong(5);
    private final Logger logger = (Logger) LoggerFactory.getLogger(Connection.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Level before = logger.getLevel();

    @BeforeEach
    void listen() {
        lines.start();
        logger.addAppender(lines);
        logger.setLevel(Level.INFO);
    }

    @AfterEach
    void listenNoMore() {
        logger.detachAppender(lines);
        logger.setLevel(before);
    }

    @Test
    @DisplayName("is a few lines a minute, however many come, and then how many they were")
    void bounded() {
        RateLimitedLog cuts = new RateLimitedLog(logger, now::get, "{} more were cut");
        for (int i = 0; i < 1_000; i++) {
            cuts.say("Somebody", "is cut: nonsense");
        }
        assertThat(lines.list).hasSize(RateLimitedLog.MOST);
        now.addAndGet(60_000);
        cuts.say("Somebody", "is cut: nonsense");
        assertThat(lines.list.get(RateLimitedLog.MOST).getFormattedMessage()).isEqualTo("980 more were cut");
        assertThat(lines.list.get(RateLimitedLog.MOST + 1).getFormattedMessage())
                .isEqualTo("Somebody is cut: nonsense");
    }

    @Test
    @DisplayName("does not grow with those who send nonsense to the port")
    void overSockets() throws IOException {
        try (HostServer server = new HostServer(null, from -> true, now::get, clientConnection -> new Deaf())) {
            int port = server.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            for (int i = 0; i < 2 * RateLimitedLog.MOST; i++) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                    socket.getOutputStream().write('G');
                    socket.getInputStream().readAllBytes();
                }
            }
            assertThat(lines.list).hasSize(RateLimitedLog.MOST);
        }
    }

    private static final class Deaf implements Stage {
        @Override
        public void receive(ClientMessage message) {
            throw new AssertionError("nobody spoke");
        }

        @Override
        public void lost() {
            // nobody was here
        }
    }
}
