package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.app.Main;
import org.tiengow.app.phone.ConnectionView.Kind;
import org.tiengow.client.lan.RoughPath;
import org.tiengow.client.lan.TwoNetworks;

/**
 * A phone's page and a program at one table, on another machine than the host, behind a path that loses 5 % of all packets and delays
 * them by 80 ± 40 ms. The path falls silent, their machine gets another address, or the host's process stands still, and each time they
 * must say so soon and be back at the table soon. {@code -Dbad.times=N} does each so often, {@code -Dbad.seed=S} draws the same losses.
 */
@DisplayName("On a bad network the page and the program")
@Timeout(value = 60, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("browser")
@EnabledIfSystemProperty(named = "bad.times", matches = "[1-9]\\d*")
class BadNetworkIT {
    private static final int TIMES = Integer.getInteger("bad.times", 0);
    private static final long SEED = Long.getLong("bad.seed", System.nanoTime());
    private static final Duration DELAY = Duration.ofMillis(80);
    private static final Duration JITTER = Duration.ofMillis(40);
    private static final Duration BLACKOUT = Duration.ofSeconds(30);
    private static final Duration STANDSTILL = Duration.ofSeconds(25);
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    /** The aims for the medians, and how much later they may come on a busy machine. */
    private static final Duration SLOW = Duration.ofSeconds(3);

    private static final Duration LOST = Duration.ofSeconds(6);
    private static final Duration BACK = Duration.ofSeconds(5);
    private static final Duration BUSY = Duration.ofSeconds(1);

    /** Longer than a page may take to call a silent line lost. */
    private static final Duration CALM = Duration.ofSeconds(8);

    @TempDir
    private Path folder;

    private final List<Watched> people = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();
    private TwoNetworks networks;
    private RoughPath path;
    private Process host;
    private int addresses = 2;

    @BeforeEach
    void sitDown() throws IOException {
        TwoNetworks.assumePossible();
        System.out.println("BadNetworkIT: -Dbad.seed=" + SEED);
        networks = TwoNetworks.make(made -> path = new RoughPath(made, SEED, DELAY, JITTER));
        Path homes = Files.createDirectory(folder.resolve("homes"));
        host = networks.java(
                networks.left,
                homes,
                Main.class,
                ("host --port 0 --web-port 0 --bots 2 --rounds 0 --data " + folder.resolve("host")).split(" "));
        BufferedReader said = host.inputReader(StandardCharsets.UTF_8);
        JsonObject ready =
                JsonParser.parseString(said.readLine().replace("READY ", "")).getAsJsonObject();
        String address = "10.77.0.1:" + ready.get("port").getAsInt();
        String page = ready.get("web").getAsString();
        people.add(new Watched("page", networks.java(networks.right, homes, WatchedPhone.class, page, "Kit")));
        people.add(new Watched(
                "program",
                networks.java(
                        networks.right,
                        homes,
                        WatchedProgram.class,
                        address,
                        "Mei",
                        folder.resolve("program").toString())));
        calm();
    }

    @AfterEach
    void leave() {
        people.forEach(Watched::close);
        if (host != null) {
            host.destroyForcibly().onExit().join();
        }
        if (networks != null) {
            System.out.println("BadNetworkIT: packets: " + path.end());
            path.close();
            networks.close();
        }
    }

    @Test
    @DisplayName("tell of a black-out of half a minute, and are back after it")
    void blackOut() {
        measure("black-out", () -> {
            path.fallSilent(BLACKOUT);
            return System.nanoTime() + BLACKOUT.toNanos();
        });
    }

    @Test
    @DisplayName("are back when their machine has got another address")
    void newAddress() {
        measure("new address", () -> {
            addresses = 5 - addresses;
            networks.readdressRight("10.77.0." + addresses + "/24");
            return System.nanoTime();
        });
    }

    @Test
    @DisplayName("tell of a host that stands still, and are back when it goes on")
    void standstill() {
        measure("standstill", () -> {
            signal("STOP");
            await("the end of the standstill")
                    .pollDelay(STANDSTILL)
                    .atMost(PATIENCE)
                    .until(() -> true);
            signal("CONT");
            return System.nanoTime();
        });
    }

    /**
     * Makes a fault so often as is wished, and prints how each of the two bore it.
     *
     * @param fault returns the moment from which the network works again
     */
    private void measure(String what, LongSupplier fault) {
        long began = System.nanoTime();
        for (int time = 1; time <= TIMES; time++) {
            long cut = System.nanoTime();
            long mended = fault.getAsLong();
            await("the end of the fault").atMost(PATIENCE).until(() -> System.nanoTime() >= mended);
            calm();
            for (Watched person : people) {
                Run run = Run.of(person, cut, mended);
                runs.add(run);
                System.out.printf("BadNetworkIT: %s %d, %s: %s%n", what, time, person.name(), run);
            }
        }
        double minutes = (System.nanoTime() - began) / 60e9;
        System.out.printf(Locale.ROOT, "BadNetworkIT: %s, %d times in %.1f min:%n", what, TIMES, minutes);
        for (Watched person : people) {
            List<Run> own =
                    runs.stream().filter(run -> run.who().equals(person.name())).toList();
            System.out.printf(
                    "BadNetworkIT: %s, %s: slow after %s, lost after %s, back %s; lost again %d times%n",
                    what,
                    person.name(),
                    figures(own, Run::slow),
                    figures(own, Run::lost),
                    figures(own, Run::back),
                    own.stream().mapToInt(Run::again).sum());
        }
        for (Watched person : people) {
            List<Run> own =
                    runs.stream().filter(run -> run.who().equals(person.name())).toList();
            assertMedian(own, Run::slow, SLOW);
            assertMedian(own, Run::lost, LOST);
            assertMedian(own, Run::back, BACK);
        }
    }

    private static void assertMedian(List<Run> runs, Function<Run, Optional<Duration>> time, Duration aim) {
        List<Duration> times = times(runs, time);
        if (!times.isEmpty()) {
            assertThat(times.get(times.size() / 2)).isLessThan(aim.plus(BUSY));
        }
    }

    private static List<Duration> times(List<Run> runs, Function<Run, Optional<Duration>> time) {
        return runs.stream().map(time).flatMap(Optional::stream).sorted().toList();
    }

    /** The median and the longest of the times that there are, in seconds. */
    private static String figures(List<Run> runs, Function<Run, Optional<Duration>> time) {
        List<Duration> times = times(runs, time);
        return times.isEmpty()
                ? "–"
                : String.format(
                        "%s s (longest %s; %d of %d)",
                        Run.seconds(times.get(times.size() / 2)),
                        Run.seconds(times.get(times.size() - 1)),
                        times.size(),
                        runs.size());
    }

    /** Waits until both have been at the table for a while. */
    private void calm() {
        await("both at the table")
                .atMost(PATIENCE)
                .during(CALM)
                .until(() -> people.stream().allMatch(Watched::isAtTable));
    }

    private void signal(String name) {
        try {
            int exit = new ProcessBuilder("kill", "-" + name, Long.toString(host.pid()))
                    .start()
                    .waitFor();
            assertThat(exit).isZero();
        } catch (IOException | InterruptedException cannot) {
            throw new IllegalStateException(cannot);
        }
    }

    /**
     * How one of the two bore a fault; empty is what it did not say.
     *
     * @param slow from the fault until it called the connection slow
     * @param lost from the fault until it called the connection lost
     * @param back from the end of the fault until it was at the table again
     * @param again how often the connection was lost again after that
     */
    private record Run(
            String who, Optional<Duration> slow, Optional<Duration> lost, Optional<Duration> back, int again) {
        static Run of(Watched person, long cut, long mended) {
            Optional<Long> lost = person.first(Kind.LOST, cut);
            Optional<Long> back =
                    lost.or(() -> person.first(Kind.SLOW, cut)).flatMap(since -> person.first(Kind.TABLE, since));
            return new Run(
                    person.name(),
                    person.first(Kind.SLOW, cut).map(moment -> Duration.ofNanos(moment - cut)),
                    lost.map(moment -> Duration.ofNanos(moment - cut)),
                    back.map(moment -> Duration.ofNanos(moment - mended)),
                    back.map(moment -> person.count(Kind.LOST, moment)).orElse(0));
        }

        static String seconds(Duration time) {
            return String.format(Locale.ROOT, "%.1f", time.toMillis() / 1000.0);
        }

        @Override
        public String toString() {
            return "slow after " + slow.map(Run::seconds).orElse("–") + " s, lost after "
                    + lost.map(Run::seconds).orElse("–") + " s, back "
                    + back.map(Run::seconds).orElse("–")
                    + " s after the network" + (again == 0 ? "" : ", lost again " + again + " times");
        }
    }
}
