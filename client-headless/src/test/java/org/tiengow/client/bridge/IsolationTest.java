package org.tiengow.client.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A bot program cannot get away, nor take what it likes")
@Tag("slow")
class IsolationTest {
    private static final Duration PATIENCE = Duration.ofSeconds(180);
    private static final ProgramBounds SMALL = new ProgramBounds(100L << 20, 8);
    private static final String BEGUN = "begun";

    @TempDir
    private Path folder;

    private BotProcess program;

    static Stream<Isolation> isolations() {
        return Stream.of(Isolation.ofThisMachine(), new WatchedIsolation());
    }

    @BeforeEach
    void needShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "needs a POSIX shell");
    }

    @AfterEach
    void end() {
        if (program != null) {
            program.kill();
        }
    }

    @ParameterizedTest
    @MethodSource("isolations")
    @DisplayName("what hangs is killed with all that it started")
    void hangs(Isolation isolation) throws IOException {
        start(isolation, "trap '' TERM; sleep 1000 & note $!; note $$; echo begun; while true; do sleep 1000; done");
        assertThat(program.receive(PATIENCE)).contains(BEGUN);
        List<Long> pids = pids(2);
        program.close();
        await().untilAsserted(() -> assertThat(pids).noneMatch(IsolationTest::isAlive));
    }

    @Test
    @DisplayName(
            "what was forked twice, or went into a session of its own, ends with the table, though the program ended long ago")
    void escapes() throws IOException {
        assumeTrue(Isolation.ofThisMachine().ownSession(), "needs setsid and prlimit");
        // Both have lost their parent before anybody looks; one leaves the session too, the other forgets its mark.
        start(
                Isolation.ofThisMachine(),
                "(setsid sleep 1000 & note $!); (env -i sleep 1000 & note $!); echo begun; exit 0");
        assertThat(program.receive(PATIENCE)).contains(BEGUN);
        List<Long> pids = pids(2);
        await().until(() -> !program.isAlive());
        assertThat(pids).allMatch(IsolationTest::isAlive);
        program.close();
        await().untilAsserted(() -> assertThat(pids).noneMatch(IsolationTest::isAlive));
    }

    @ParameterizedTest
    @MethodSource("isolations")
    @DisplayName("what forks and forks is ended, and its log says why")
    void forks(Isolation isolation) throws IOException {
        start(isolation, "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 1000 & note $!; done; wait");
        List<Long> pids = pids(12);
        await().untilAsserted(() -> assertThat(pids).noneMatch(IsolationTest::isAlive));
        await().until(() -> !program.isAlive());
        await().untilAsserted(() ->
                assertThat(program.log()).content().matches("tiengow: It was 1\\d processes; it may be 8.\\n"));
    }

    @Test
    @DisplayName("a process that fills its memory is refused more of it by the kernel")
    void fillsMemory() throws IOException {
        assumeTrue(Isolation.ofThisMachine().ownSession(), "needs setsid and prlimit");
        start(Isolation.ofThisMachine(), "tail /dev/zero >&2; echo over");
        assertThat(program.receive(PATIENCE)).contains("over");
        await().untilAsserted(() -> assertThat(program.log()).content().contains("memory exhausted"));
        assertThat(program.log()).content().doesNotContain("tiengow:");
    }

    @ParameterizedTest
    @MethodSource("isolations")
    @DisplayName("processes that fill memory together are ended")
    void fillTogether(Isolation isolation) throws IOException {
        // Each keeps a line of 60 MB, and waits for its end.
        String keeper = "(head -c 60000000 /dev/zero; sleep 1000) | tail -n 1";
        start(isolation, keeper + " & " + keeper + " & wait");
        await().until(() -> !program.isAlive());
        await().untilAsserted(() -> assertThat(program.log())
                .content()
                .matches("tiengow: It held \\d+ MiB of memory; it may hold 100.\\n"));
    }

    @Test
    @DisplayName("the words of ps and of tasklist are understood")
    void memoryTools() {
        assertThat(WatchedIsolation.memory(List.of("    1  9876", " 4711     12", "")))
                .isEqualTo(Map.of(1L, 9876L * 1024, 4711L, 12L * 1024));
        assertThat(WatchedIsolation.memory(List.of(
                        "\"python.exe\",\"4711\",\"Console\",\"1\",\"12,345 K\"",
                        "\"a,b.exe\",\"12\",\"Services\",\"0\",\"1.024 K\"")))
                .isEqualTo(Map.of(4711L, 12_345L * 1024, 12L, 1024L * 1024));
    }

    @Test
    @DisplayName("a line that never ends is not read on and on")
    void endlessLine() throws IOException {
        start(Isolation.ofThisMachine(), "cat /dev/zero");
        assertThat(program.receive(PATIENCE)).isEmpty();
        assertThat(program.isAlive()).isFalse();
    }

    @Test
    @DisplayName("a folder keeps the newest logs")
    void logs() throws IOException {
        for (int i = 0; i < BotLog.KEPT + 5; i++) {
            Path old = Files.writeString(folder.resolve("bot-" + i + ".log"), "old");
            assertThat(old.toFile().setLastModified(1000L * i)).isTrue();
        }
        try (BotLog log = new BotLog(folder.resolve("bot-new.log"))) {
            log.note("Hello.");
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .hasSize(BotLog.KEPT)
                    .contains("bot-new.log", "bot-104.log", "bot-6.log")
                    .doesNotContain("bot-5.log");
        }
    }

    private void start(Isolation isolation, String script) throws IOException {
        Path file = folder.resolve("bot.sh");
        Files.writeString(file, "note() { echo $1 >> " + folder.resolve("pids") + "; }\n" + script + "\n");
        program = BotProcess.start(
                List.of("/bin/sh", file.toString()),
                folder.resolve("logs").resolve("bot.log"),
                new FamilyWatch(isolation, SMALL));
    }

    private List<Long> pids(int count) throws IOException {
        Path pids = folder.resolve("pids");
        await().until(() -> Files.exists(pids) && Files.readAllLines(pids).size() >= count);
        return Files.readAllLines(pids).stream().map(Long::valueOf).toList();
    }

    private static boolean isAlive(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }
}
