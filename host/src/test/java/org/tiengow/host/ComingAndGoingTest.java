package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.waiting.BusyMachine;

/**
 * Tables whose people come and go all the time, for many rounds: nothing gets stuck, nothing grows. Short by default;
 * {@code -Dsoak.coming=10000} plays so many rounds, for {@code -Dsoak.minutes} at the most.
 */
@DisplayName("People who come and go")
@Tag("slow")
class ComingAndGoingTest {
    private static final int ROUNDS = Integer.getInteger("soak.coming", 40);
    private static final int MINUTES = Integer.getInteger("soak.minutes", 5);
    private static final int TABLES = 4;
    private static final int ROUNDS_OF_MATCH = 10;
    private static final int SAMPLES = 12;
    private static final int MOST_STEP = 20;
    private static final Duration STUCK = Duration.ofMinutes(2);

    /** What may be more at the end: garbage the last collection left, a thread or a file that is just being closed. */
    private static final long HEAP_SLACK = 24L << 20;

    private static final int SLACK = 24;

    @TempDir
    private Path data;

    /** What the program takes at one moment. */
    private record Sample(int rounds, long heap, int threads, long files) {
        static Sample now(int rounds) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            long files = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                    ? unix.getOpenFileDescriptorCount()
                    : 0;
            return new Sample(
                    rounds,
                    runtime.totalMemory() - runtime.freeMemory(),
                    ManagementFactory.getThreadMXBean().getThreadCount(),
                    files);
        }
    }

    @Test
    @DisplayName("leave no table stuck, and memory, threads and files as they were")
    void soak() throws Exception {
        AtomicInteger matches = new AtomicInteger();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, ROUNDS_OF_MATCH))
                .with(options())
                .with(StartMode.FULL)
                .withBots(3, "random")
                .times(TABLES);
        HostSettings settings = HostSettings.practice("Soak")
                .with(plan)
                .withData(data)
                .onStandings(standings -> matches.incrementAndGet());
        List<Sample> samples = new ArrayList<>();
        List<RestlessPerson> people = new ArrayList<>();
        long seed = System.nanoTime();
        long end = System.nanoTime() + Duration.ofMinutes(MINUTES).toNanos();
        try (Host host = Host.start(settings)) {
            for (int table = 0; table < TABLES; table++) {
                people.add(RestlessPerson.resident(host, table, seed + table));
                people.add(RestlessPerson.visitor(host, table, seed + TABLES + table));
            }
            int step = Math.min(MOST_STEP, Math.max(1, ROUNDS / SAMPLES / ROUNDS_OF_MATCH));
            for (int wanted = step;
                    matches.get() * ROUNDS_OF_MATCH < ROUNDS && System.nanoTime() < end;
                    wanted += step) {
                int until = wanted;
                await().atMost(BusyMachine.scaled(STUCK).multipliedBy(step))
                        .until(() -> matches.get() >= until || System.nanoTime() > end);
                samples.add(Sample.now(matches.get() * ROUNDS_OF_MATCH));
            }
            people.forEach(RestlessPerson::stop);
        }
        int comings = people.stream().mapToInt(RestlessPerson::comings).sum();
        System.out.println("people came " + comings + " times; " + samples);
        assertThat(comings).isPositive();
        assertFlat(samples.subList(samples.size() / 4, samples.size()));
        try (Stream<Path> records = Files.list(data.resolve("records"))) {
            assertThat(records)
                    .allSatisfy(file ->
                            assertThat(new RecordFile(file).check(record -> {})).isEmpty());
        }
    }

    /** After the first quarter, in which everything is loaded, the last sample is no more than the first and some slack. */
    private static void assertFlat(List<Sample> samples) {
        Sample first = samples.get(0);
        Sample last = samples.get(samples.size() - 1);
        assertThat(last.heap()).as("%s", samples).isLessThan(first.heap() + HEAP_SLACK);
        assertThat(last.threads()).as("%s", samples).isLessThan(first.threads() + SLACK);
        assertThat(last.files()).as("%s", samples).isLessThan(first.files() + SLACK);
    }

    private static TableOptions options() {
        TableOptions options = TableOption.defaults();
        for (String option :
                List.of("pace=0", "pause=2", "grace=1", "botSeconds=5", "turnSeconds=20", "standIn=random")) {
            options = TableOption.with(options, option);
        }
        return options;
    }
}
