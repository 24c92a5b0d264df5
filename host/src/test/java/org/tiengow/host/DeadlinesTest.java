package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.BadBots.Badness;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

/** Bad bots over sockets, in real time, and people beside them. */
@DisplayName("With bad bots at the table")
@Tag("slow")
class DeadlinesTest {
    private static final long BOT_MILLIS = 1_000;

    /** The time that a play needs to reach a person, apart from how late the machine is; the host's own punctuality is measured at its tables. */
    private static final long WAY_MILLIS = 1_000;

    /** The time that an answer takes beside a flood, apart from how late the machine is; the flood's own wait for seconds. */
    private static final long FLOODED_MILLIS = 1_000;

    private static final long MOST_LATENESS_MILLIS = 1_000;

    private final List<GameSession> sessions = Collections.synchronizedList(new ArrayList<>());
    private final ScheduledExecutorService timers = Executors.newScheduledThreadPool(2, task -> {
        Thread thread = new Thread(task, "control");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicLong worstOfMachine = new AtomicLong();

    /** Returns what a busy machine adds to a measurement, in milliseconds; it excuses no more than a second. */
    private long lateness() {
        return Math.min(2 * worstOfMachine.get(), MOST_LATENESS_MILLIS);
    }

    @AfterEach
    void close() {
        sessions.forEach(GameSession::close);
        timers.shutdownNow();
    }

    @Test
    @DisplayName("that crash, hang, lie, flood and answer late in one match, a person never waits beyond the deadline")
    void nobodyWaits() throws Exception {
        CompletableFuture<Standings> end = new CompletableFuture<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 3))
                .with(StartMode.FULL)
                .with(TableOption.with(
                        TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"),
                        "botSeconds=1"))
                .withBots(0, "random");
        watchTheMachine();
        try (Host host = Host.start(HostSettings.practice("Test").with(plan).onStandings(end::complete));
                BadBots bots = new BadBots(host, BOT_MILLIS)) {
            AtomicLong longest = new AtomicLong();
            GameSession person = open(host, PlayerKind.PERSON, "Mei");
            person.onUpdate(state -> play(person, state));
            measureWaits(person, longest);
            sit(person);
            bots.sit(1, Badness.CRASHES, Badness.HANGS);
            bots.sit(2, Badness.LIES, Badness.IS_LATE);
            bots.sit(3, Badness.FLOODS);
            end.get();
            long beyond = longest.get() - BOT_MILLIS;
            String figures = "the longest wait was " + longest.get() + " ms; a timer of this machine was "
                    + worstOfMachine.get() + " ms late; bad moments: " + bots.moments();
            System.out.println(figures);
            assertThat(beyond).as(figures).isLessThanOrEqualTo(WAY_MILLIS + lateness());
            assertThat(longest.get()).as("somebody was waited for").isGreaterThan(BOT_MILLIS / 2);
            assertThat(bots.moments()).as("each was bad").containsOnlyKeys(Badness.values());
            assertThat(person.state().atTable().orElseThrow().seats())
                    .as("the last bad one of each seat does not play from it any more")
                    .filteredOn(seat -> seat.seat() > 0)
                    .allMatch(seat -> !seat.level().isEmpty() || seat.botPlays());
        }
    }

    @Test
    @DisplayName("a flood from one connection slows that connection alone")
    void flood() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(0, "random");
        watchTheMachine();
        try (Host host = Host.start(HostSettings.practice("Test").with(plan))) {
            GameSession mei = open(host, PlayerKind.PERSON, "Mei");
            sit(mei);
            long quiet = worstAnswer(mei);
            GameSession eve = open(host, PlayerKind.PERSON, "Eve");
            sit(eve);
            AtomicBoolean flooding = new AtomicBoolean(true);
            List<CompletableFuture<Answer>> asked = Collections.synchronizedList(new ArrayList<>());
            timers.scheduleAtFixedRate(
                    () -> {
                        for (int i = 0; flooding.get() && i < 40; i++) {
                            asked.add(eve.ready(true));
                        }
                    },
                    0,
                    20,
                    TimeUnit.MILLISECONDS);
            await().until(() -> asked.size() > 400);
            long flooded = worstAnswer(mei);
            long waiting = List.copyOf(asked).stream()
                    .filter(answer -> !isGranted(answer))
                    .count();
            flooding.set(false);
            assertThat(waiting).as("the flood waits for itself").isGreaterThan(100);
            String figures = "the worst of 20 answers took " + flooded + " ms beside a flood, " + quiet
                    + " ms before it; a timer of this machine was " + worstOfMachine.get() + " ms late";
            System.out.println(figures);
            assertThat(flooded).as(figures).isLessThan(FLOODED_MILLIS + lateness());
        }
    }

    private static boolean isGranted(CompletableFuture<Answer> answer) {
        return answer.isDone() && answer.join().isGranted();
    }

    /** The longest that one of twenty requests takes, in milliseconds. */
    private static long worstAnswer(GameSession session) throws Exception {
        long worst = 0;
        for (int i = 0; i < 20; i++) {
            long asked = System.nanoTime();
            session.ready(i % 2 == 0).get();
            worst = Math.max(worst, (System.nanoTime() - asked) / 1_000_000);
        }
        return worst;
    }

    /** How late a plain timer of this machine is at this time: no program can be more punctual. */
    private void watchTheMachine() {
        AtomicLong due = new AtomicLong(System.nanoTime() + 10_000_000);
        timers.schedule(() -> look(due), 10, TimeUnit.MILLISECONDS);
    }

    private void look(AtomicLong due) {
        long late = (System.nanoTime() - due.get()) / 1_000_000;
        worstOfMachine.accumulateAndGet(late, Math::max);
        due.set(System.nanoTime() + 10_000_000);
        timers.schedule(() -> look(due), 10, TimeUnit.MILLISECONDS);
    }

    private GameSession open(Host host, PlayerKind kind, String name) {
        GameSession session =
                new Connector().open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), kind, name));
        sessions.add(session);
        await().until(() -> session.state().isIn());
        return session;
    }

    private static void sit(GameSession session) throws Exception {
        assertThat(session.sit(0, OptionalInt.empty()).get()).isInstanceOf(Answer.Granted.class);
    }

    private static void play(GameSession person, SessionState state) {
        state.decision().ifPresent(decision -> person.play(decision.number(), 0));
        state.atTable()
                .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                        && table.isSeated()
                        && !table.seats().get(table.mySeat()).ready())
                .ifPresent(table -> person.ready(true));
    }

    /** The longest time in a round between two plays. */
    private static void measureWaits(GameSession person, AtomicLong longest) {
        AtomicLong last = new AtomicLong(Long.MAX_VALUE);
        AtomicLong plays = new AtomicLong(-1);
        person.onUpdate(state -> state.atTable().ifPresent(table -> {
            boolean playing = table.stage() == TableStage.PLAYING && table.view() != null;
            if (!playing) {
                last.set(Long.MAX_VALUE);
                return;
            }
            long made = 100L * table.view().round()
                    - table.view().tilesLeft().stream()
                            .mapToInt(Integer::intValue)
                            .sum();
            if (plays.getAndSet(made) != made) {
                long now = System.nanoTime();
                long before = last.getAndSet(now);
                longest.accumulateAndGet((now - before) / 1_000_000, Math::max);
            }
        }));
    }
}
