package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.lan.RoughPath;
import org.tiengow.client.lan.TwoNetworks;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

/**
 * A match over a path that drops 5 % of all packets, delays them by 200 ± 100 ms, doubles and reorders them, and falls silent for
 * seconds. {@code -Drough.rounds=N} plays more of them, {@code -Drough.seed=S} the same again.
 */
@DisplayName("On a rough network")
@Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RoughNetworkIT {
    private static final int ROUNDS = Integer.getInteger("rough.rounds", 1);
    private static final int MINUTES = 2 + ROUNDS;
    private static final long SEED = Long.getLong("rough.seed", System.nanoTime());
    private static final long DEALS = 11;
    private static final Duration DELAY = Duration.ofMillis(200);
    private static final Duration JITTER = Duration.ofMillis(100);
    private static final int SHORTEST_PAUSE = 8_000;
    private static final int LONGEST_PAUSE = 20_000;
    private static final int LONGEST_SILENCE = 6_000;

    @TempDir
    private Path folder;

    private final List<Process> programs = new ArrayList<>();
    private TwoNetworks networks;
    private RoughPath path;

    @BeforeEach
    void join() {
        TwoNetworks.assumePossible();
        System.out.println("RoughNetworkIT: -Drough.seed=" + SEED);
        networks = TwoNetworks.make(made -> path = new RoughPath(made, SEED, DELAY, JITTER));
    }

    @AfterEach
    void part() {
        if (networks != null) {
            programs.forEach(Process::destroyForcibly);
            programs.forEach(program -> program.onExit().join());
            path.close();
            networks.close();
        }
    }

    @Test
    @DisplayName("the host is found, and a match ends with the record of an undisturbed one")
    void playAMatch() throws Exception {
        List<String> undisturbed = undisturbed();

        Program left = new Program(networks.left);
        left.say("host --port 0 --name Attic --rounds " + ROUNDS + " --seed " + DEALS
                + " --option botSeconds=60 --option pace=0 --exit-after-match --data " + folder.resolve("host"));
        JsonObject ready = JsonParser.parseString(left.until("READY ").substring("READY ".length()))
                .getAsJsonObject();
        Program right = new Program(networks.right);
        right.say("find --seconds 10");
        assertThat(right.until("{")).contains("\"Attic\"", "10.77.0.1");
        right.until("EXIT 0");

        long began = System.nanoTime();
        right.say("players --minutes " + MINUTES + " 10.77.0.1:"
                + ready.get("port").getAsInt());
        CompletableFuture<String> standings = CompletableFuture.supplyAsync(() -> left.until("STANDINGS "));
        int silences = fallSilentUntil(standings);
        standings.get(MINUTES, TimeUnit.MINUTES);
        double seconds = (System.nanoTime() - began) / 1e9;
        left.until("EXIT 0");

        System.out.printf(
                "RoughNetworkIT: %d rounds in %.0f s, %d silences; packets: %s%n",
                ROUNDS, seconds, silences, path.end());
        assertThat(records(folder.resolve("host"))).isEqualTo(undisturbed);
    }

    /** Falls silent now and then, for a while that no connection, or that every connection, outlives. */
    private int fallSilentUntil(CompletableFuture<?> over) throws InterruptedException {
        RandomGenerator chance = new Random(SEED);
        int silences = 0;
        while (!over.isDone()) {
            int pause = chance.nextInt(SHORTEST_PAUSE, LONGEST_PAUSE);
            try {
                over.get(pause, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillPlaying) {
                path.fallSilent(Duration.ofMillis(chance.nextInt(1_000, LONGEST_SILENCE)));
                silences++;
            } catch (ExecutionException failed) {
                throw new AssertionError(failed);
            }
        }
        return silences;
    }

    /** The same deals and players in one process. */
    private List<String> undisturbed() throws Exception {
        Path data = folder.resolve("undisturbed");
        CompletableFuture<Standings> end = new CompletableFuture<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, ROUNDS))
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .with(StartMode.FULL);
        HostSettings settings = HostSettings.practice("Attic")
                .with(plan)
                .withData(data)
                .withSeed(DEALS)
                .onStandings(end::complete);
        try (Host host = Host.start(settings)) {
            CompletableFuture<Integer> players = CompletableFuture.supplyAsync(() -> {
                try {
                    return Players.at(new HostAddress("127.0.0.1", host.port())).call();
                } catch (InterruptedException | TimeoutException late) {
                    throw new IllegalStateException(late);
                }
            });
            end.get(1, TimeUnit.MINUTES);
            host.close();
            players.get(1, TimeUnit.MINUTES);
        }
        return records(data);
    }

    /** The lines of the one record, which the referee has gone through, without what is another each time. */
    private static List<String> records(Path data) throws IOException {
        try (Stream<Path> files = Files.list(data.resolve("records"))) {
            Path file = files.reduce((one, other) -> {
                        throw new AssertionError("one match has one record");
                    })
                    .orElseThrow();
            assertThat(new RecordFile(file).check(record -> {})).isEqualTo(Optional.empty());
            List<String> lines = Files.readAllLines(file);
            assertThat(lines).hasSize(ROUNDS);
            return lines.stream().map(RoughNetworkIT::comparable).toList();
        }
    }

    private static String comparable(String line) {
        JsonObject record = JsonParser.parseString(line).getAsJsonObject();
        record.remove("match");
        record.remove("at");
        record.remove("digest"); // of these too
        return record.toString();
    }

    /** A program in one of the namespaces that takes one command after the other. */
    private final class Program {
        private final BufferedReader said;
        private final PrintWriter commands;

        Program(String network) throws IOException {
            Process program = networks.java(network, Files.createDirectory(folder.resolve(network)), Shell.class);
            programs.add(program);
            said = program.inputReader(StandardCharsets.UTF_8);
            commands = new PrintWriter(program.outputWriter(StandardCharsets.UTF_8), true);
        }

        void say(String command) {
            commands.println(command);
        }

        /** The next line that begins so. */
        String until(String beginning) {
            try {
                for (String line = said.readLine(); line != null; line = said.readLine()) {
                    if (line.startsWith(beginning)) {
                        return line;
                    }
                    assertThat(line).as("a line before " + beginning).doesNotStartWith("EXIT ");
                }
            } catch (IOException gone) {
                throw new AssertionError(gone);
            }
            throw new AssertionError("The program ended before it said " + beginning);
        }
    }
}
