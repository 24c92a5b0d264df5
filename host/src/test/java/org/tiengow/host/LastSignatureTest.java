package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.session.GameSession;

@DisplayName("A host that ends after its match")
@Tag("slow")
class LastSignatureTest {

    @TempDir
    private Path folder;

    private final List<GameSession> sessions = new ArrayList<>();

    @AfterEach
    void close() {
        sessions.forEach(GameSession::close);
    }

    @Test
    @DisplayName("does not end before the people's programs have signed its last record")
    void signed() throws Exception {
        HostProcess host = HostProcess.start(
                folder.resolve("log.txt"),
                "--port=0",
                "--data=" + folder.resolve("host"),
                "--bots=2",
                "--level=random",
                "--rounds=1",
                "--start=full",
                "--exit-after-match",
                "--no-discovery",
                "--option=pace=0");
        try {
            plays(host, "Mei");
            plays(host, "Kit");
            host.process().waitFor();
            assertThat(host.process().exitValue()).isZero();
        } finally {
            host.process().destroyForcibly();
        }
        try (Stream<Path> records = Files.list(folder.resolve("host").resolve("records"))) {
            assertThat(RecordChain.read(Files.readString(records.findFirst().orElseThrow()))
                            .signatures())
                    .extracting(RecordChain.Signature::key)
                    .containsExactlyInAnyOrder(key("Mei"), key("Kit"));
        }
    }

    private String key(String name) {
        return identityStore(name).key().orElseThrow().identity().hex();
    }

    private IdentityStore identityStore(String name) {
        return IdentityStore.in(folder.resolve(name));
    }

    private void plays(HostProcess host, String name) {
        GameSession session =
                PatientConnector.make().showing(identityStore(name)).open(host.joinTarget(name));
        sessions.add(session);
        await().until(() -> session.state().isIn());
        Thoughtless.plays(session);
        session.sit(0, OptionalInt.empty());
    }
}
