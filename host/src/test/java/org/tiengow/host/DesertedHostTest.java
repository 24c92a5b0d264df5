package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;

/**
 * A host as {@code host --bots 3 --rounds 0} starts it, whose only person leaves. {@code -Ddeserted.seconds=60} looks at it for
 * a minute.
 */
@DisplayName("A host that everybody has left")
@Tag("slow")
class DesertedHostTest {
    private static final Duration LOOK = Duration.ofSeconds(Integer.getInteger("deserted.seconds", 4));

    @TempDir
    private Path data;

    private Process process = new ProcessBuilder("true").start();

    DesertedHostTest() throws IOException {}

    /**
     * What a host has done.
     *
     * @param dealt rounds in the records
     * @param records bytes of the records
     * @param journal bytes of the journals
     */
    private record Done(long dealt, long records, long journal) {}

    @AfterEach
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    private int start() throws IOException {
        HostProcess started = HostProcess.start(
                data.resolve("log.txt"),
                "--port",
                "0",
                "--data",
                data.toString(),
                "--bots",
                "3",
                "--level",
                "random",
                "--rounds",
                "0",
                "--no-discovery");
        process = started.process();
        JsonObject ready = started.ready();
        return ready.get("port").getAsInt();
    }

    @Test
    @DisplayName(
            "ends the round and deals and writes nothing more, also when it is started again, until somebody comes")
    void waits() throws Exception {
        try (GameSession mei = sits("Mei", start())) {
            await().until(() -> mei.state()
                    .atTable()
                    .filter(table -> table.stage() == TableStage.PLAYING)
                    .isPresent());
            mei.ready(true).get();
            mei.leaveTable().get();
        }
        await().until(() -> done().dealt() >= 1);
        assertThat(rest().dealt()).isEqualTo(1);

        kill();
        int port = start();
        assertThat(rest().dealt()).isEqualTo(1);

        try (GameSession lam = sits("Lam", port)) {
            await().until(() ->
                    lam.state().atTable().filter(TableState::isSeated).isPresent());
            assertThat(lam.state().atTable().orElseThrow().stage()).isEqualTo(TableStage.BETWEEN_ROUNDS);
            lam.ready(true).get();
            await().until(() -> lam.state()
                    .atTable()
                    .filter(table -> table.stage() == TableStage.PLAYING)
                    .isPresent());
        }
    }

    private static GameSession sits(String name, int port) throws Exception {
        GameSession session =
                new Connector().open(JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, name));
        await().until(() -> session.state().isIn());
        session.sit(0, OptionalInt.empty()).get();
        return session;
    }

    /** What it has done, when it has done nothing more for a while. */
    private Done rest() throws IOException {
        AtomicReference<Done> before = new AtomicReference<>(done());
        await().pollInterval(Duration.ofMillis(200)).during(LOOK).until(() -> {
            Done now = done();
            return now.equals(before.getAndSet(now));
        });
        return before.get();
    }

    private Done done() throws IOException {
        long dealt = 0;
        for (Path record : files("records")) {
            dealt += Files.readAllLines(record).size();
        }
        return new Done(dealt, bytes("records"), bytes("journal"));
    }

    private long bytes(String name) throws IOException {
        long bytes = 0;
        for (Path file : files(name)) {
            bytes += Files.size(file);
        }
        return bytes;
    }

    private List<Path> files(String name) throws IOException {
        Path in = data.resolve(name);
        if (!Files.isDirectory(in)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(in)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
