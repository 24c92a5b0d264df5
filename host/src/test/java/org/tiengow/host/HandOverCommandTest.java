package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;

/** A host in a process of its own, and somebody who types to it. */
@DisplayName("Handing over from the command line")
@Tag("slow")
class HandOverCommandTest {
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    @TempDir
    private Path folder;

    private final List<GameSession> sessions = new ArrayList<>();
    private Process process = new ProcessBuilder("true").start();

    HandOverCommandTest() throws IOException {}

    @AfterEach
    void close() throws InterruptedException {
        sessions.forEach(GameSession::close);
        process.destroyForcibly().waitFor();
    }

    @Test
    @DisplayName("lists whose programs could host, says what cannot be, hands over at once, and ends with 0")
    void typed() throws Exception {
        Path log = folder.resolve("log.txt");
        HostProcess host = HostProcess.start(
                log,
                "--console",
                "--port=0",
                "--data=" + folder.resolve("old"),
                "--bots=2",
                "--level=random",
                "--rounds=0",
                "--no-discovery",
                "--option=pace=0",
                "--option=pause=1");
        process = host.process();
        GameSession mei = sits(host, "Mei");
        GameSession kit = sits(host, "Kit");
        CompletableFuture<HandoverRequest> asked = new CompletableFuture<>();
        kit.onUpdate(state -> Optional.ofNullable(state.succession().takeOver()).ifPresent(asked::complete));
        await().until(() -> rounds(mei) >= 1);

        types("hand-over");
        says(log, "Nobody's program could take this host over.");
        types("hand-over 1 now");
        says(log, "Nobody there could take over now.");
        types("handover please");
        says(log, "lists whose programs could take this host over");
        kit.offerHost(Optional.of(new HostingOffer("07".repeat(32), List.of("127.0.0.1"), 47913)));
        await().until(() -> mei.state().succession().handover().canHost().contains(1));
        types("hand-over");
        says(log, "0/1 Kit");
        types("hand-over 0/1 now");
        HandoverRequest door = asked.get();
        try (Host next = Successor.inherit(
                door.token().hex(),
                List.of("127.0.0.1"),
                door.port(),
                door.fingerprint(),
                HostSettings.named("Kit hosts")
                        .withPort(0)
                        .withData(folder.resolve("new"))
                        .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false)))) {
            process.waitFor();
            assertThat(process.exitValue()).isZero();
            says(log, "Another host goes on; this one has ended.");
            String fingerprint = next.fingerprint().orElseThrow();
            for (GameSession session : sessions) {
                await().until(() -> session.state().isIn()
                        && session.state().host().fingerprint().equals(fingerprint)
                        && session.state()
                                .atTable()
                                .filter(TableState::isSeated)
                                .isPresent());
            }
            int before = rounds(mei);
            await().until(() -> rounds(mei) > before);
        }
    }

    private void types(String line) throws IOException {
        process.getOutputStream().write((line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    private static void says(Path log, String sentence) {
        await().until(() -> new String(Files.readAllBytes(log), StandardCharsets.UTF_8).contains(sentence));
    }

    private GameSession sits(HostProcess host, String name) throws Exception {
        GameSession session = PatientConnector.make()
                .showing(IdentityStore.in(folder.resolve(name)))
                .returning(new ReconnectPolicy(
                        Duration.ofMillis(20),
                        Duration.ofMillis(200),
                        PATIENCE,
                        HostLocator.WHERE_IT_WAS,
                        KeptSeats.NONE))
                .open(host.joinTarget(name));
        sessions.add(session);
        await().until(() -> session.state().isIn());
        assertThat(session.sit(0, OptionalInt.empty()).get()).isInstanceOf(Answer.Granted.class);
        Thoughtless.plays(session);
        return session;
    }

    private static int rounds(GameSession session) {
        return session.state().atTable().map(table -> table.rounds().size()).orElse(-1);
    }
}
