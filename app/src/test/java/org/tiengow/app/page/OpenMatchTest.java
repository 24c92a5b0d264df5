package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.AbstractList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.app.hosting.Pages;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.TablePlan;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.waiting.BusyMachine;

/**
 * A match that nobody ends: a session that stays, one that comes and goes, two bots, and two who watch: a page whose line is
 * cut, and a session now and then. {@code -Dopen.rounds=100000} plays so many rounds, for {@code -Dopen.minutes} at the most, and prints
 * what they take.
 */
@DisplayName("An open match")
@Tag("slow")
class OpenMatchTest {
    private static final int ROUNDS = Integer.getInteger("open.rounds", 60);
    private static final int MOST_MINUTES = Integer.getInteger("open.minutes", 10);
    private static final int SAMPLES = Integer.getInteger("open.samples", 20);
    private static final Duration STUCK = Duration.ofMinutes(10);

    /** How many rounds somebody stays who comes and goes. */
    private static final int STAY = Math.max(10, Math.min(100, ROUNDS / 10));

    /** What the journal may have: once it is long it begins anew with the next round. */
    private static final long MOST_JOURNAL = 40L << 20;

    private static final int SLACK = 24;

    private final ScheduledExecutorService timers = Executors.newScheduledThreadPool(1, work -> {
        Thread thread = new Thread(work, "timers");
        thread.setDaemon(true);
        return thread;
    });
    private final PlayClock clock = new PlayClock(new Forgetting());

    @TempDir
    private Path data;

    /** How long plays take is not asked here. */
    private static final class Forgetting extends AbstractList<Long> {
        @Override
        public boolean add(Long nanos) {
            return true;
        }

        @Override
        public Long get(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int size() {
            return 0;
        }
    }

    private record Sample(int round, double perSecond, long heap, int threads, long files, long journal) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "round %d: %.1f rounds a second since the last; heap %.1f MB, threads %d, files %d, journal %.1f MB",
                    round,
                    perSecond,
                    heap / 1e6,
                    threads,
                    files,
                    journal / 1e6);
        }
    }

    @AfterEach
    void end() {
        timers.shutdownNow();
    }

    @Test
    @DisplayName("runs on and on in the same memory, threads and files, and all of it is recorded")
    void flat() throws Exception {
        long ends = System.nanoTime() + Duration.ofMinutes(MOST_MINUTES).toNanos();
        int rounds;
        try (Host host = Host.start(HostSettings.practice("Open")
                        .with(plan())
                        .withData(data)
                        .with(ResumePolicy.GO_ON));
                OpenPage door = new Pages()
                        .open(new PageAsked("Open", host.port(), "", 0, Optional.empty(), true, Optional.empty()))) {
            HostAddress address = new HostAddress("127.0.0.1", host.port());
            GameSession mei = sits(called(address, "Mei"), 0, Token.NONE);
            LoadedPage page = new LoadedPage(Integer.MAX_VALUE, clock, 1, new Random(1), timers, 1, null);
            watches(page, door.port());
            rounds = play(mei, address, page, door.port(), ends);
            assertThat(mei.state().atTable().orElseThrow().rounds()).hasSizeLessThanOrEqualTo(Limits.ROUNDS_KEPT);
            assertThat(mei.state().shuffle().rounds()).hasSizeLessThanOrEqualTo(Limits.ROUNDS_KEPT);
            assertThat(mei.state().shuffle().alarms()).isEmpty();
            await().atMost(BusyMachine.scaled(STUCK)).until(() -> page.shown);
            mei.close();
            page.line.cut();
        }
        MatchSnapshot kept =
                NightFolder.glance(data).orElseThrow().night().tables().get(0).getMatch();
        assertThat(kept.getLinesCount()).isEqualTo(kept.getRecordsCount()).isLessThanOrEqualTo(Limits.ROUNDS_KEPT);
        int finished = kept.getForgotten() + kept.getLinesCount();
        assertThat(finished).isGreaterThanOrEqualTo(rounds);
        try (Stream<Path> records = Files.list(data.resolve("records"))) {
            Path record = records.reduce((one, other) -> null).orElseThrow();
            int[] read = {0};
            assertThat(new RecordFile(record).check(round -> read[0]++)).isEmpty();
            assertThat(read[0]).isEqualTo(finished);
        }
    }

    /** Until so many rounds are over; the first tenth, in which all is loaded, is not held to anything. */
    private int play(GameSession mei, HostAddress address, LoadedPage page, int door, long ends) throws Exception {
        Token seat = Token.NONE;
        Sample first = null;
        int round = 0;
        int sampled = 0;
        long since = System.nanoTime();
        for (int stay = 1; round < ROUNDS && System.nanoTime() < ends; stay++) {
            int until = Math.min(ROUNDS, round + STAY);
            GameSession lam = sits(called(address, "Lam"), 1, seat);
            GameSession watcher = new Connector(KnownHosts.NONE).open(called(address, "Ada"));
            watcher.onUpdate(state -> watchOnce(watcher, state));
            awaitRound(mei, until, ends);
            seat = lam.state().self().seatToken();
            watcher.close();
            lam.close();
            if (stay % 3 == 0) {
                page.line.cut();
                watches(page, door);
            }
            round = rounds(mei);
            boolean worth = round >= 10 * sampled || round - sampled >= Math.max(1, ROUNDS / SAMPLES);
            if (worth || round >= ROUNDS) {
                Sample now = sample(round, (round - sampled) * 1e9 / (System.nanoTime() - since));
                System.out.println(now);
                first = first == null && round * 10 >= ROUNDS ? now : first;
                assertThat(now.journal()).isLessThan(MOST_JOURNAL);
                assertThat(now.threads()).isLessThan((first == null ? now : first).threads() + SLACK);
                assertThat(now.files()).isLessThan((first == null ? now : first).files() + SLACK);
                sampled = round;
                since = System.nanoTime();
            }
        }
        return round;
    }

    private void awaitRound(GameSession mei, int until, long ends) {
        int[] last = {rounds(mei)};
        long[] moved = {System.nanoTime()};
        await().forever().pollInterval(Duration.ofMillis(50)).until(() -> {
            int now = rounds(mei);
            if (now != last[0]) {
                last[0] = now;
                moved[0] = System.nanoTime();
            }
            assertThat(System.nanoTime() - moved[0])
                    .as("stuck at round %d", now)
                    .isLessThan(BusyMachine.scaled(STUCK).toNanos());
            return now >= until || System.nanoTime() > ends;
        });
    }

    private static void watchOnce(GameSession watcher, SessionState state) {
        if (state.isIn() && state.table() == null) {
            watcher.watch(0);
        }
    }

    private static void watches(LoadedPage page, int door) {
        page.opens(door, page.opening(), "{\"act\":\"enter\",\"name\":\"Bo\",\"table\":0,\"watching\":true}");
    }

    private static JoinTarget called(HostAddress address, String name) {
        return JoinTarget.of(address, PlayerKind.PERSON, name);
    }

    private GameSession sits(JoinTarget joinTarget, int seat, Token token) {
        return new LoadedSession(joinTarget.withSeatToken(token), clock, 0, seat, new Random(seat), timers, 1).session;
    }

    private static int rounds(GameSession session) {
        return session.state()
                .atTable()
                .filter(table -> !table.rounds().isEmpty())
                .map(table -> table.rounds().get(table.rounds().size() - 1).round())
                .orElse(0);
    }

    private Sample sample(int round, double perSecond) throws Exception {
        System.gc();
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long files = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getOpenFileDescriptorCount()
                : 0;
        return new Sample(
                round,
                perSecond,
                runtime.totalMemory() - runtime.freeMemory(),
                ManagementFactory.getThreadMXBean().getThreadCount(),
                files,
                Files.size(data.resolve("journal/table-0.journal")));
    }

    private static TablePlan plan() {
        TableOptions options = TableOption.defaults();
        for (String option :
                List.of("pace=0", "pause=1", "grace=1", "botSeconds=5", "turnSeconds=20", "standIn=random")) {
            options = TableOption.with(options, option);
        }
        return TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 0))
                .with(options)
                .with(StartMode.FULL)
                .withBots(2, "random");
    }
}
