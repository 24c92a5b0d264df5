package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.protocol.wire.ShufflePhase;

/**
 * A host's process is killed again and again while two people play against two of its bots over sockets. Four times by default,
 * under the default rules; {@code -Dkills=200} is the long one, and {@code -Dkills.rules=lai} plays by others.
 */
@DisplayName("A host whose process is killed")
@Tag("slow")
class KilledHostTest {
    private static final int KILLS = Integer.getInteger("kills", 4);
    private static final String RULES = System.getProperty("kills.rules", RuleSets.DEFAULT_ID);

    /** Some rounds: a round tells everybody about forty things. */
    private static final int MOST_TOLD = 120;

    private static final Duration PATIENCE = Duration.ofSeconds(180);

    @TempDir
    private Path data;

    private final Connector connector = new Connector(KnownHosts.NONE)
            .returning(new ReconnectPolicy(
                    Duration.ofMillis(100),
                    Duration.ofMillis(500),
                    PATIENCE,
                    HostLocator.WHERE_IT_WAS,
                    KeptSeats.NONE));
    private final List<Person> people = new ArrayList<>();

    /** Of the host: programs take part in shuffles only where they know it. */
    private String fingerprint = "";

    private Process process = new ProcessBuilder("true").start();

    KilledHostTest() throws IOException {}

    /** Somebody who plays at once, and compares all that is told with what was told before. */
    private static final class Person {
        private final GameSession session;
        private final Map<String, String> told = new ConcurrentHashMap<>();
        private final List<String> wrong = new CopyOnWriteArrayList<>();
        private volatile long plays;
        private volatile long place;
        private volatile long decision;
        private long lastAnswered;
        private final AtomicInteger untilMoment = new AtomicInteger();
        private volatile CompletableFuture<Void> moment = new CompletableFuture<>();

        Person(GameSession session) {
            this.session = session;
            session.onUpdate(this::look);
        }

        /** Done at the very moment when so many more things have been told. */
        CompletableFuture<Void> told(int more) {
            moment = new CompletableFuture<>();
            untilMoment.set(more);
            return moment;
        }

        /** Whatever it is, this is done just before it answers to something. */
        Person beforeItAnswers(Consumer<SessionState> done) {
            session.onUpdate(done);
            return this;
        }

        private void look(SessionState state) {
            state.shuffle().alarms().forEach(alarm -> wrong.add("alarm: " + alarm));
            if (untilMoment.getAndDecrement() <= 0) {
                moment.complete(null);
            }
            if (!state.isIn()) {
                lastAnswered = 0; // an answer that was on its way may have been lost with the host
            }
            state.atTable().ifPresent(table -> {
                SeatView view = table.view();
                if (view != null) {
                    compare(table, view);
                }
                if (table.stage() == TableStage.BETWEEN_ROUNDS
                        && table.isSeated()
                        && !table.seats().get(table.mySeat()).ready()) {
                    Insistent.ask(() -> session.ready(true));
                }
            });
            state.decision().ifPresent(open -> {
                if (open.number() < decision) {
                    wrong.add("decision " + open.number() + " after " + decision);
                }
                decision = open.number();
                if (state.isIn() && open.number() != lastAnswered) {
                    lastAnswered = open.number();
                    Insistent.ask(() -> session.play(open.number(), 0).thenApply(answer -> {
                        plays += answer.isGranted() ? 1 : 0;
                        return answer;
                    }));
                }
            });
        }

        private void compare(TableState table, SeatView view) {
            int laid = view.tricks().stream()
                            .mapToInt(trick -> trick.plays().size())
                            .sum()
                    + view.table().size();
            long now = view.round() * 100L + laid;
            if (now < place) {
                wrong.add("told " + now + " after " + place);
            }
            place = now;
            String what = String.join(
                    " | ",
                    table.match(),
                    view.hand().toString(),
                    view.tricks().toString(),
                    view.table().toString(),
                    view.chips().toString(),
                    view.banker() + " " + view.term() + " " + view.wins() + " " + view.phase(),
                    table.rounds().toString());
            String before = told.putIfAbsent(now + " " + view.phase() + " " + table.stage(), what);
            if (before != null && !before.equals(what)) {
                wrong.add("at " + now + " first " + before + ", then " + what);
            }
        }
    }

    @AfterEach
    void endAll() throws InterruptedException {
        people.forEach(person -> person.session.close());
        process.destroyForcibly().waitFor();
    }

    private JsonObject start(int port) throws IOException {
        HostProcess started = HostProcess.start(
                data.resolve("log.txt"),
                "--port",
                Integer.toString(port),
                "--data",
                data.toString(),
                "--bots",
                "2",
                "--level",
                "random",
                "--rules",
                RULES,
                "--rounds",
                "0",
                "--no-discovery",
                "--option",
                "pace=0",
                "--option",
                "pause=1");
        process = started.process();
        JsonObject ready = started.ready();
        fingerprint = ready.get("fingerprint").getAsString();
        return ready;
    }

    private void kill() throws InterruptedException {
        process.destroyForcibly(); // SIGKILL
        process.waitFor();
    }

    @Test
    @DisplayName("goes on when it is started again, and nothing anybody was told is other than it was")
    void goesOn() throws Exception {
        long seed = Long.getLong("kills.seed", System.nanoTime());
        System.out.println("kills.seed " + seed);
        Random random = new Random(seed);
        JsonObject ready = start(0);
        assertThat(ready.get("resumed").isJsonNull()).isTrue();
        int port = ready.get("port").getAsInt();
        comes("Mei", port);
        comes("Bo", port);
        String owner = ready.get("owner").getAsString();
        String match = "";
        for (int kill = 0; kill < KILLS; kill++) {
            awaitPlays(1);
            people.get(random.nextInt(people.size()))
                    .told(random.nextInt(MOST_TOLD)) // the moment of death is what is drawn by lot
                    .get();
            kill();
            ready = start(port);
            assertThat(ready.get("resumed").isJsonArray())
                    .as("kill %d, seed %d: %s", kill, seed, ready)
                    .isTrue();
            JsonObject table = ready.get("resumed").getAsJsonArray().get(0).getAsJsonObject();
            match = match.isEmpty() ? table.get("match").getAsString() : match;
            assertThat(table.get("match").getAsString()).as("seed %d", seed).isEqualTo(match);
            assertThat(ready.get("owner").getAsString()).isEqualTo(owner);
            assertThat(ready.get("port").getAsInt()).isEqualTo(port);
            for (Person person : people) {
                assertThat(person.wrong).as("kill %d, seed %d", kill, seed).isEmpty();
            }
        }
        awaitPlays(2);
        for (Person person : people) {
            assertThat(person.wrong).as("seed %d", seed).isEmpty();
        }
        refereed(seed);
    }

    @Test
    @DisplayName(
            "in the middle of a shuffle goes on with the same attempt: nobody's share is called late, nobody alarmed")
    void midShuffle() throws Exception {
        int port = start(0).get("port").getAsInt();
        try (CuttingRelay way = new CuttingRelay(port, 0, 1)) {
            Person mei = comes("Mei", port);
            AtomicReference<ShuffleState.@Nullable Step> silentAt = new AtomicReference<>();
            comes("Bo", way.port()).beforeItAnswers(state -> {
                ShuffleState.Step step = state.shuffle().step();
                if (step == silentAt.get() && silentAt.compareAndSet(step, null)) {
                    way.hush();
                }
            });
            for (ShuffleState.Step step : List.of(ShuffleState.Step.LINKS)) {
                awaitPlays(1);
                silentAt.set(step);
                await().until(() -> mei.session.state().shuffle().step() == step
                        && !mei.session.state().shuffle().waitedFor().isEmpty());
                kill();
                ShufflePhase kept = NightFolder.glance(data)
                        .orElseThrow()
                        .night()
                        .tables()
                        .get(0)
                        .getShuffle()
                        .getPhase();
                assertThat(kept.name()).endsWith(step.name());
                start(port);
            }
            awaitPlays(10); // more than a round has: the record of the one that was shuffled for is written
        }
        for (Person person : people) {
            assertThat(person.wrong).isEmpty();
        }
        kill();
        assertThat(VerifiedNight.of(List.of(data))).hasSizeGreaterThan(1).allSatisfy(round -> {
            assertThat(round.faults()).isEmpty();
            assertThat(round.shown().orElseThrow().leftOut()).isEmpty();
        });
    }

    private Person comes(String name, int port) throws Exception {
        GameSession session = connector
                .showing(IdentityStore.fresh())
                .open(JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, name)
                        .withFingerprint(fingerprint));
        Person person = new Person(session);
        people.add(person);
        await().until(() -> session.state().isIn());
        session.sit(0, OptionalInt.empty()).get();
        return person;
    }

    /** Everybody makes so many more plays. */
    private void awaitPlays(int more) {
        List<Long> before = people.stream().map(person -> person.plays).toList();
        await().until(() -> {
            for (int i = 0; i < people.size(); i++) {
                if (people.get(i).plays < before.get(i) + more) {
                    return false;
                }
            }
            return true;
        });
    }

    private void refereed(long seed) throws InterruptedException, IOException {
        kill();
        assertThat(VerifiedNight.of(List.of(data)))
                .as("seed %d", seed)
                .isNotEmpty()
                .allMatch(round -> round.faults().isEmpty());
        try (Stream<Path> files = Files.list(data.resolve("records"))) {
            for (Path record : files.toList()) {
                int rounds = (int) (people.get(0).place / 100);
                assertThat(Files.readAllLines(record)).as("seed %d", seed).hasSizeBetween(rounds - 1, rounds + 1);
                assertThat(new RecordFile(record).check(round -> {}))
                        .as("seed %d", seed)
                        .isEmpty();
            }
        }
    }
}
