package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;

/**
 * A match is played while another program floods the host's port. Other programs on the machine delay answers too, so a flood that
 * seems to be noticed is measured again, and times are compared only where nothing else runs. Small by default; {@code -Dflood.silent=2000 -Dflood.slow=500 -Dflood.pins=1000
 * -Dflood.spectators=390 -Dflood.seconds=30} is the large one; {@code -Dflood.datagrams} are datagrams a second.
 */
@DisplayName("A flood at the door")
@Tag("slow")
class FloodTest {
    private static final int SILENT = Integer.getInteger("flood.silent", 300);
    private static final int SLOW = Integer.getInteger("flood.slow", 50);
    private static final int PINS = Integer.getInteger("flood.pins", 60);
    private static final int SECONDS = Integer.getInteger("flood.seconds", Boolean.getBoolean("flood.quiet") ? 3 : 1);

    private static final int SPECTATORS = Integer.getInteger("flood.spectators", 100);

    private static final int DATAGRAMS = Integer.getInteger("flood.datagrams", 10_000);

    /** What one address is told at once, and again a second. */
    private static final long ANSWERS = 80;

    /** What a match needs more or less from one moment to another, in bytes. */
    private static final long MEMORY = 24L << 20;

    /** What nobody at a table notices, in milliseconds; below it twice as long is noise of the machine. */
    private static final double UNNOTICED = 20;

    /** A match that does not stand still, in milliseconds, on a machine that is busy with other things. */
    private static final double NO_STALL = 100;

    /** The part of a processor that answering may take. */
    private static final double MOST_BUSY = 0.5;

    /** Whether nothing else runs on this machine, so that times can be compared: {@code -Dflood.quiet=true}. */
    private static final boolean QUIET = Boolean.getBoolean("flood.quiet");

    /** Measurements of one flood. The machine may spoil one of them. */
    private static final int MEASUREMENTS = 3;

    private final List<Long> turnArounds = new CopyOnWriteArrayList<>();

    @TempDir
    private Path data;

    @Test
    @DisplayName(
            "does not stop a match: on a quiet machine the answer to a play takes at most twice as long, 99 of 100 times")
    void unnoticed() throws Exception {
        assertUnnoticed(this::flooded);
    }

    private boolean flooded(Path folder) throws Exception {
        HostSettings settings = HostSettings.practice("Flooded")
                .with(Door.PRIVATE.withPin("2718"))
                .with(plan())
                .withData(folder);
        return isUnnoticed(settings, "GUESSED " + PINS, 2, Flood.class, SILENT, SLOW, PINS);
    }

    /**
     * Measures a host that another program floods.
     *
     * @param last what that program says when all of its connections have come
     * @param times how many times as long an answer may take
     * @param numbers the arguments of the program after the port
     */
    private boolean isUnnoticed(HostSettings settings, String last, double times, Class<?> program, int... numbers)
            throws Exception {
        try (Host host = Host.start(settings)) {
            GameSession mei = owner(host);
            try {
                begin(mei);
                measured(); // the machine warms up
                double before = p99(measured());
                List<Long> coming;
                List<Long> flooded;
                int[] all = IntStream.concat(IntStream.of(host.port()), IntStream.of(numbers))
                        .toArray();
                try (Flooding flooding = new Flooding(program, all)) {
                    coming = measured();
                    assertThat(flooding.said.readLine()).isEqualTo(last);
                    flooded = measured();
                }
                System.out.printf(
                        "while the flood comes: p99 %.2f ms (%d plays, median %.2f ms)%n",
                        p99(coming), coming.size(), part(coming, 50));
                return isUnnoticed(mei, before, flooded, times, UNNOTICED);
            } finally {
                mei.close();
            }
        }
    }

    private static GameSession owner(Host host) {
        return new Connector(KnownHosts.NONE)
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Mei")
                        .withOwnerToken(new Token(host.ownerToken())));
    }

    /** Who answers has a thread of its own, so a match can only miss the time it takes: that is measured, whatever else is busy. */
    @Test
    @DisplayName(
            "of datagrams is noticed by a running match as little; it is answered no more than anybody is, and costs no memory")
    void datagrams() throws Exception {
        assertUnnoticed(this::floodedWithDatagrams);
    }

    private boolean floodedWithDatagrams(Path folder) throws Exception {
        String name = "Flooded " + ProcessHandle.current().pid();
        HostSettings settings =
                HostSettings.named(name).withPort(0).with(plan()).withData(folder);
        try (Host host = Host.start(settings)) {
            assumeTrue(answers(name), "another host of this machine answers");
            GameSession mei = owner(host);
            try {
                begin(mei);
                measured(); // the machine warms up
                double before = p99(measured());
                long memory = memory();
                long cpu = cpuOfDiscovery();
                List<Long> flooded;
                long[] counts;
                try (Flooding flooding = new Flooding(DatagramFlood.class, DATAGRAMS)) {
                    flooded = measured();
                    counts = flooding.end();
                }
                long grown = memory() - memory;
                double busy = (cpuOfDiscovery() - cpu) / 1e6 / counts[1];
                System.out.printf(
                        "%d datagrams in %d ms, at most %d answers to one of %d addresses, %.1f %% of a processor, memory %+d KB%n",
                        counts[0], counts[1], counts[2], DatagramFlood.SOURCES, 100 * busy, grown / 1_024);
                assertThat(counts[0]).isGreaterThan(DATAGRAMS);
                assertThat(counts[2]).isBetween(1L, ANSWERS + ANSWERS * (counts[1] + 1_000) / 1_000);
                assertThat(grown).isLessThan(MEMORY);
                assertThat(answers(name)).isTrue();
                assertThat(busy).isLessThan(MOST_BUSY);
                return isUnnoticed(mei, before, flooded, 4, NO_STALL);
            } finally {
                mei.close();
            }
        }
    }

    @Test
    @DisplayName(
            "of spectators does not stop a match: on a quiet machine the answer to a play takes at most half as long again, 99 of 100 times")
    void spectators() throws Exception {
        assertUnnoticed(this::watched);
    }

    private boolean watched(Path folder) throws Exception {
        HostSettings settings =
                HostSettings.named("Watched").withPort(0).with(plan()).withData(folder);
        return isUnnoticed(settings, "WATCHING " + SPECTATORS, 1.5, WatchingCrowd.class, SPECTATORS);
    }

    private static TablePlan plan() {
        return TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 0))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .withBots(0, "random");
    }

    /** A measurement with a host of its own in a folder: whether its match did not notice the flood. */
    private interface Measurement {
        boolean isUnnoticed(Path folder) throws Exception;
    }

    /** Compares times only on a quiet machine. Elsewhere the match has to go on during the flood, and the times are printed. */
    private void assertUnnoticed(Measurement measurement) throws Exception {
        if (!QUIET) {
            measurement.isUnnoticed(data.resolve("host"));
            return;
        }
        int unnoticed = 0;
        int noticed = 0;
        while (unnoticed <= MEASUREMENTS / 2 && noticed <= MEASUREMENTS / 2) {
            if (measurement.isUnnoticed(data.resolve("host-" + (unnoticed + noticed)))) {
                unnoticed++;
            } else {
                noticed++;
            }
        }
        assertThat(unnoticed).as("measurements without a trace of the flood").isGreaterThan(noticed);
    }

    /** Measures once more after the flood, and compares. */
    private boolean isUnnoticed(GameSession mei, double before, List<Long> flooded, double times, double unnoticed) {
        double after = p99(measured());
        double quiet = Math.max(before, after);
        System.out.printf(
                "p99 of the answer to a play: %.2f ms before, %.2f ms in the flood (%d plays, median %.2f ms), %.2f ms after%n",
                before, p99(flooded), flooded.size(), part(flooded, 50), after);
        assertThat(mei.state().isIn()).isTrue();
        return p99(flooded) < Math.max(times * quiet, unnoticed);
    }

    /** Whether this host is the one that answers on this machine. */
    private static boolean answers(String name) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.setSoTimeout(2_000);
            byte[] query = DatagramCodec.query(7);
            socket.send(new DatagramPacket(
                    query, query.length, new InetSocketAddress(InetAddress.getLoopbackAddress(), Discovery.PORT)));
            DatagramPacket answer = new DatagramPacket(new byte[DatagramCodec.LONGEST], DatagramCodec.LONGEST);
            socket.receive(answer);
            return DatagramCodec.read(ByteBuffer.wrap(answer.getData(), 0, answer.getLength()))
                    .filter(said -> said.getHere().getName().equals(name))
                    .isPresent();
        } catch (SocketTimeoutException nobody) {
            return false;
        }
    }

    /** The processor's time that the threads have taken which answer on the network, in nanoseconds. */
    private static long cpuOfDiscovery() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Stream.of(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().startsWith("tiengow-discovery"))
                .mapToLong(thread -> Math.max(0, threads.getThreadCpuTime(thread.getThreadId())))
                .sum();
    }

    /** What is in use in bytes, on the heap and beside it. */
    private static long memory() {
        System.gc();
        long beside = ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                .sum();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() + beside;
    }

    private void begin(GameSession mei) throws Exception {
        await().until(() -> mei.state().isIn());
        mei.sit(0, OptionalInt.empty()).get();
        mei.addBot(OptionalInt.empty(), "random").get();
        AtomicLong answered = new AtomicLong(-1); // others who come and go bring updates with the same decision
        mei.onUpdate(state -> {
            state.decision()
                    .filter(decision -> answered.getAndSet(decision.number()) != decision.number())
                    .ifPresent(decision -> Insistent.ask(() -> {
                        long asked = System.nanoTime();
                        return mei.play(decision.number(), 0).thenApply(answer -> {
                            if (answer.isGranted()) {
                                turnArounds.add(System.nanoTime() - asked);
                            }
                            return answer;
                        });
                    }));
            state.atTable()
                    .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                            && !table.seats().get(table.mySeat()).ready())
                    .ifPresent(table -> Insistent.ask(() -> mei.ready(true)));
        });
        mei.start().get();
    }

    /** How long the plays of some seconds took to be answered, in nanoseconds. */
    private List<Long> measured() {
        turnArounds.clear();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        await().until(() -> System.nanoTime() >= end && turnArounds.size() >= 100);
        return List.copyOf(turnArounds);
    }

    private static double p99(List<Long> nanos) {
        return part(nanos, 99);
    }

    private static double part(List<Long> nanos, long hundredths) {
        return nanos.stream()
                        .sorted()
                        .skip(nanos.size() * hundredths / 100)
                        .findFirst()
                        .orElseThrow()
                / 1e6;
    }

    /** The other program, from when its connections stand until it is ended. */
    private static final class Flooding implements AutoCloseable {
        private final Process process;
        private final BufferedReader said;

        Flooding(Class<?> program, int... numbers) throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                    QUIET ? "-XX:+UseSerialGC" : "-XX:TieredStopAtLevel=1", // the first compiler alone encrypts slowly
                    program.getName()));
            IntStream.of(numbers).mapToObj(String::valueOf).forEach(command::add);
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            said = process.inputReader();
            assertThat(said.readLine()).isEqualTo("STANDING");
        }

        /** Ends it, and gives what it has counted. */
        long[] end() throws IOException {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            String counts = said.readLine();
            assertThat(counts).startsWith("SENT ");
            return Stream.of(counts.substring("SENT ".length()).split(" "))
                    .mapToLong(Long::parseLong)
                    .toArray();
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}
