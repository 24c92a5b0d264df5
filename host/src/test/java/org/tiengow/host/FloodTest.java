package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.Connector;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.TableOption;

/**
 * A match is played while another program floods the host's port. Small by default; {@code -Dflood.silent=2000 -Dflood.slow=500
 * -Dflood.pins=1000 -Dflood.seconds=30} is the large one.
 */
@DisplayName("A flood at the door")
class FloodTest {
    private static final int SILENT = Integer.getInteger("flood.silent", 300);
    private static final int SLOW = Integer.getInteger("flood.slow", 50);
    private static final int PINS = Integer.getInteger("flood.pins", 60);
    private static final int SECONDS = Integer.getInteger("flood.seconds", 3);

    /** What nobody at a table notices, in milliseconds; below it twice as long is noise of the machine. */
    private static final double UNNOTICED = 20;

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final List<Long> turnArounds = new CopyOnWriteArrayList<>();

    @TempDir
    private Path data;

    @Test
    @DisplayName("is not noticed by a running match: the answer to a play takes at most twice as long, 99 of 100 times")
    void unnoticed() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 0))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .withBots(0, "random");
        HostSettings settings = HostSettings.practice("Flooded")
                .with(Door.PRIVATE.withPin("2718"))
                .with(plan)
                .withData(data);
        try (Host host = Host.start(settings)) {
            GameSession mei = new Connector(KnownHosts.NONE)
                    .open(Entrance.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Mei")
                            .withOwnerToken(new Token(host.ownerToken())));
            try {
                begin(mei);
                measured(); // the machine warms up
                double before = p99(measured());
                List<Long> flooded;
                try (Flooding flooding = new Flooding(host.port())) {
                    flooded = measured();
                    flooding.awaitGuesses();
                }
                double after = p99(measured());
                double quiet = Math.max(before, after);
                System.out.printf(
                        "p99 of the answer to a play: %.2f ms before, %.2f ms in the flood (%d plays), %.2f ms after%n",
                        before, p99(flooded), flooded.size(), after);
                assertThat(p99(flooded)).isLessThan(Math.max(2 * quiet, UNNOTICED));
                assertThat(mei.state().isIn()).isTrue();
            } finally {
                mei.close();
            }
        }
    }

    private void begin(GameSession mei) throws Exception {
        await().atMost(PATIENCE).until(() -> mei.state().isIn());
        mei.sit(0, OptionalInt.empty()).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        mei.addBot(OptionalInt.empty(), "random").get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        mei.onUpdate(state -> {
            state.decision()
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
        mei.start().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }

    /** How long the plays of some seconds took to be answered, in nanoseconds. */
    private List<Long> measured() {
        turnArounds.clear();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        await().atMost(PATIENCE.plusSeconds(SECONDS))
                .until(() -> System.nanoTime() >= end && turnArounds.size() >= 100);
        return List.copyOf(turnArounds);
    }

    private static double p99(List<Long> nanos) {
        return nanos.stream()
                        .sorted()
                        .skip(nanos.size() * 99L / 100)
                        .findFirst()
                        .orElseThrow()
                / 1e6;
    }

    /** The other program, from when its connections stand until it is ended. */
    private static final class Flooding implements AutoCloseable {
        private final Process process;
        private final BufferedReader said;

        Flooding(int port) throws IOException {
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            process = new ProcessBuilder(
                            java,
                            "-cp",
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                            "-XX:TieredStopAtLevel=1",
                            Flood.class.getName(),
                            String.valueOf(port),
                            String.valueOf(SILENT),
                            String.valueOf(SLOW),
                            String.valueOf(PINS))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            said = process.inputReader();
            assertThat(said.readLine()).isEqualTo("STANDING");
        }

        /** All PINs have been tried, whatever pauses there were. */
        void awaitGuesses() throws IOException {
            assertThat(said.readLine()).isEqualTo("GUESSED " + PINS);
        }

        @Override
        public void close() throws IOException {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            process.destroy();
        }
    }
}
