package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.doctor.Checkup;
import org.tiengow.client.doctor.Finding;
import org.tiengow.client.doctor.Finding.Kind;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.waiting.BusyMachine;

@DisplayName("A checkup of the way to a host")
@Tag("slow")
class CheckupTest {
    private static final Door QUIET = new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false);
    private static final String OTHER_KEY = "ab".repeat(32);

    @TempDir
    private Path folder;

    @Test
    @DisplayName("knows the host by its key, enters nowhere, and says that the search is not answered")
    void quietHost() throws IOException {
        try (Host host = Host.start(HostSettings.named("Attic").withPort(0).with(QUIET.withPin("4711")))) {
            KnownHosts known = KnownHosts.in(folder);
            String key = host.fingerprint().orElseThrow();
            String words = FingerprintWords.line(key);
            assertThat(kinds(known, host.port()))
                    .contains(Kind.HOST_SILENT, Kind.TCP_CONNECTED, Kind.KEY_NEW, Kind.VERSION, Kind.PIN_NEEDED)
                    .doesNotContain(Kind.KEY_KNOWN);
            known.remember("Attic", key);
            assertThat(findings(known, host.port())).contains(new Finding(Kind.KEY_KNOWN, List.of("Attic", words)));
            known.remember("Attic", OTHER_KEY);
            assertThat(findings(known, host.port()))
                    .contains(new Finding(Kind.KEY_CHANGED, List.of("Attic", words, FingerprintWords.line(OTHER_KEY))));
        }
    }

    @Test
    @DisplayName("says that a host for practice is for its own machine")
    void practice() throws IOException {
        try (Host host = Host.start(HostSettings.practice("Practice"))) {
            assertThat(kinds(KnownHosts.NONE, host.port())).contains(Kind.TLS_NONE, Kind.VERSION);
        }
    }

    @Test
    @DisplayName("tells a port where nobody listens from one where somebody else does")
    void nobodyAndSomebodyElse() throws IOException {
        int port;
        try (ServerSocket web = new ServerSocket(0)) {
            port = web.getLocalPort();
            Thread serving = new Thread(() -> sayNoHost(web));
            serving.setDaemon(true);
            serving.start();
            assertThat(kinds(KnownHosts.NONE, port))
                    .contains(Kind.TCP_CONNECTED, Kind.TLS_FAILED)
                    .doesNotContain(Kind.HOST_SILENT);
        }
        assertThat(kinds(KnownHosts.NONE, port))
                .contains(Kind.TCP_REFUSED)
                .doesNotContain(Kind.TCP_CONNECTED, Kind.HOST_SILENT);
    }

    @Test
    @DisplayName(
            "is over within ten seconds where somebody takes the connection and says nothing, or nobody has the name")
    void bounded() throws IOException {
        long began = System.nanoTime();
        try (ServerSocket silent = new ServerSocket(0)) {
            assertThat(kinds(KnownHosts.NONE, silent.getLocalPort())).contains(Kind.TCP_CONNECTED, Kind.NO_HOST);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(BusyMachine.scaled(Duration.ofSeconds(10)));
        assertThat(new Checkup(KnownHosts.NONE).run(Optional.of(new HostAddress("no-such-machine.invalid", 47_913))))
                .contains(new Finding(Kind.UNKNOWN_NAME, List.of("no-such-machine.invalid")));
    }

    private static void sayNoHost(ServerSocket web) {
        try {
            while (true) {
                try (Socket visitor = web.accept();
                        InputStream in = visitor.getInputStream()) {
                    visitor.getOutputStream()
                            .write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    in.read(new byte[1_000]);
                }
            }
        } catch (IOException closed) {
            if (!web.isClosed()) {
                throw new UncheckedIOException(closed);
            }
        }
    }

    private static List<Kind> kinds(KnownHosts known, int port) {
        return findings(known, port).stream().map(Finding::kind).toList();
    }

    private static List<Finding> findings(KnownHosts known, int port) {
        return new Checkup(known).run(Optional.of(new HostAddress("127.0.0.1", port)));
    }
}
