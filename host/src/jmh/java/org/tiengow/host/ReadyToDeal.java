package org.tiengow.host;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

/**
 * The time from the last person's <em>Next round</em> until all three people's programs show the dealt round, with a fair shuffle over
 * loopback; one bot sits with them.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 20)
@Measurement(iterations = 1, time = 40)
public class ReadyToDeal {
    private static final int PEOPLE = 3;

    /** A host slows down whoever asks for more than twenty things a second; accepted plays do not count. */
    private static final long MILLIS_BETWEEN_REQUESTS = 60;

    private final List<GameSession> sessions = new ArrayList<>();
    private Host host;

    @Setup
    public void connect() throws IOException, InterruptedException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("basic").with(Parameter.ROUNDS, 999))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .withBots(1, "random")
                .with(StartMode.FULL);
        host = Host.start(HostSettings.practice("Bench").with(plan));
        for (int person = 0; person < PEOPLE; person++) {
            GameSession session = new Connector(KnownHosts.NONE)
                    .showing(IdentityStore.fresh())
                    .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "P" + person)
                            .withFingerprint(host.fingerprint().orElse("")));
            sessions.add(session);
            while (!session.state().isIn()) {
                Thread.onSpinWait();
            }
            session.onUpdate(state -> state.decision().ifPresent(open -> session.play(open.number(), 0)));
            session.sit(0, OptionalInt.empty()).join();
        }
    }

    @TearDown
    public void close() {
        sessions.forEach(GameSession::close);
        host.close();
    }

    private boolean all(TableStage stage) {
        return sessions.stream()
                .allMatch(session -> session.state()
                        .atTable()
                        .filter(table -> table.stage() == stage)
                        .isPresent());
    }

    /** Until the round is over and all but the last are ready for the next; not measured. */
    @Setup(Level.Invocation)
    public void playToTheEnd() throws InterruptedException {
        while (!all(TableStage.BETWEEN_ROUNDS)) {
            Thread.onSpinWait();
        }
        Thread.sleep(MILLIS_BETWEEN_REQUESTS); // records are signed meanwhile
        sessions.subList(1, PEOPLE).forEach(session -> session.ready(true).join());
    }

    /** The last one is ready. */
    @Benchmark
    public void readyToDeal() {
        GameSession last = sessions.get(0);
        int before = round(last);
        last.ready(true);
        while (!sessions.stream().allMatch(session -> round(session) > before)) {
            Thread.onSpinWait();
        }
    }

    private static int round(GameSession session) {
        return session.state()
                .atTable()
                .map(TableState::view)
                .map(view -> Objects.requireNonNull(view).round())
                .orElse(0);
    }
}
