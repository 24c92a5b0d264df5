package org.tiengow.host.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.player.BotPlayer;
import org.tiengow.client.player.Stay;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.waiting.BusyMachine;

/** A person and two bots play a match against a program that does everything wrong in one way; they never wait longer than its time. */
@DisplayName("A program at the table that")
@Tag("slow")
class MisbehavingProgramTest {
    private static final String REPLACED = "1 replaced for the rest of a match";

    /** The program's time for a decision, and what a busy machine may need to go on after it. */
    private static final Duration LONGEST_WAIT = Duration.ofMillis(1000 + 1500);

    @TempDir
    private Path folder;

    @BeforeEach
    void needShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "needs a POSIX shell");
    }

    @Test
    @DisplayName("crashes loses its seat")
    void crashes() throws Exception {
        assertThat(troubles("read hello; read round; exit 3"))
                .isEqualTo("3 missing because the program had ended, " + REPLACED);
    }

    @Test
    @DisplayName("hangs loses its seat")
    void hangs() throws Exception {
        assertThat(troubles("while true; do :; done")).isEqualTo("3 late, " + REPLACED);
    }

    @Test
    @DisplayName("floods its output loses its seat")
    void floods() throws Exception {
        assertThat(troubles("while true; do echo flood; done")).isEqualTo("3 wrong, " + REPLACED);
    }

    @Test
    @DisplayName("floods its log plays on")
    void floodsItsLog() throws Exception {
        assertThat(troubles("yes flood >&2 & " + answering("0"))).isEmpty();
        try (Stream<Path> logs = Files.list(folder.resolve("logs"))) {
            assertThat(logs)
                    .singleElement()
                    .satisfies(log -> assertThat(Files.size(log)).isBetween(1L, 1L << 20));
        }
    }

    @Test
    @DisplayName("answers nonsense loses its seat")
    void nonsense() throws Exception {
        assertThat(troubles(answering("1000000"))).isEqualTo("3 wrong, " + REPLACED);
    }

    @Test
    @DisplayName("answers late loses its seat")
    void late() throws Exception {
        assertThat(troubles(answering("$(sleep 1.5; echo 0)"))).isEqualTo("3 late, " + REPLACED);
    }

    @Test
    @DisplayName("forks and forks loses its seat, and nothing of it stays")
    void forks() throws Exception {
        Path pids = folder.resolve("pids");
        // Twice each time, so that none has a parent; it ends by itself some time, in case that nobody ends it.
        assertThat(troubles(
                        "i=0; while [ $i -lt 3000 ]; do i=$((i+1)); (sleep 300 & echo $! >> " + pids + "); done; wait"))
                .endsWith(REPLACED);
        List<Long> forked = Files.readAllLines(pids).stream().map(Long::valueOf).toList();
        assertThat(forked).hasSizeBetween(64, 2999);
        await().untilAsserted(() -> assertThat(forked)
                .noneMatch(pid ->
                        ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent()));
    }

    @Test
    @DisplayName("fills its memory loses its seat")
    void fillsItsMemory() throws Exception {
        assertThat(troubles("tail /dev/zero")).endsWith(REPLACED);
    }

    /** Answers each decision with a play of its own, as a shell understands it. */
    private static String answering(String play) {
        return "while read -r line; do case \"$line\" in *decide*) n=${line#*decision\\\":}; "
                + "echo \"{\\\"decision\\\":${n%%,*},\\\"play\\\":" + play + "}\";; esac; done";
    }

    /** Plays a match with the program, sees that it is a good one for the others, and returns what the program did wrong. */
    private String troubles(String script) throws Exception {
        Path file = Files.writeString(folder.resolve("bot.sh"), script + "\n");
        BotSpec spec = BotSpec.program("/bin/sh \"" + file + "\"", folder.resolve("logs"));
        List<Standings> ends = new CopyOnWriteArrayList<>();
        AtomicLong longestWait = new AtomicLong();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 2))
                .with(StartMode.FULL)
                .with(TableOption.with(
                        TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"),
                        "botSeconds=1"))
                .withBots(2, "random");
        try (Host host = Host.start(HostSettings.practice("Test")
                .with(plan)
                .withData(folder.resolve("data"))
                .onStandings(ends::add))) {
            HostAddress address = new HostAddress("127.0.0.1", host.port());
            Connector connector = new Connector();
            try (GameSession person = connector.open(JoinTarget.of(address, PlayerKind.PERSON, "Mei"));
                    BotPlayer program = BotPlayer.start(
                            connector.open(JoinTarget.of(address, PlayerKind.BOT, "program")),
                            spec.newBot(1),
                            0,
                            OptionalInt.empty(),
                            Stay.ONE_MATCH,
                            System::nanoTime)) {
                await().until(() -> person.state().isIn());
                playAlone(person, longestWait);
                person.sit(0, OptionalInt.empty()).get();
                program.ended().get();
                await().until(() -> ends.size() == 1);
            }
        }
        assertThat(Duration.ofNanos(longestWait.get())).isLessThan(BusyMachine.scaled(LONGEST_WAIT));
        assertRecordsAreRight();
        return spec.troubles().summary();
    }

    /** Plays the first legal play, is ready for every round, and measures the longest time in a match in which nothing happens. */
    private static void playAlone(GameSession person, AtomicLong longestWait) {
        AtomicLong last = new AtomicLong(Long.MAX_VALUE);
        person.onUpdate(state -> {
            long now = System.nanoTime();
            state.atTable().ifPresent(table -> {
                boolean playing = table.stage() == TableStage.PLAYING;
                long before = last.getAndSet(playing ? now : Long.MAX_VALUE);
                longestWait.accumulateAndGet(now - before, Math::max);
                if (table.stage() == TableStage.BETWEEN_ROUNDS
                        && table.isSeated()
                        && !table.seats().get(table.mySeat()).ready()) {
                    person.ready(true);
                }
            });
            state.decision().ifPresent(decision -> person.play(decision.number(), 0));
        });
    }

    private void assertRecordsAreRight() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("data").resolve("records"))) {
            assertThat(files)
                    .singleElement()
                    .satisfies(file ->
                            assertThat(new RecordFile(file).check(record -> {})).isEmpty());
        }
    }
}
