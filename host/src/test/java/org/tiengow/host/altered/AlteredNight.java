package org.tiengow.host.altered;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.Reveal;

/** A short match at a real host: three people and a bot, and one or two of the people are told something else than it says. */
final class AlteredNight {
    private static final int PEOPLE = 3;

    /** Longer than a list that waits for somebody. */
    private static final int LONGEST_SECONDS = 8;

    final List<Person> people = new ArrayList<>();
    private final long seed;

    AlteredNight(long seed) {
        this.seed = seed;
    }

    /** One of them. */
    static final class Person {
        final List<AlteredLine> line = new ArrayList<>();
        final CompletableFuture<SessionState> over = new CompletableFuture<>();
        final CompletableFuture<SessionState> ended = new CompletableFuture<>();
        private final Set<ShuffleFault> faults = new LinkedHashSet<>();
        private GameSession session;
        private boolean isEndedByProblem;
        private long answered;
        String alterations = "";

        Person(GameSession session) {
            this.session = session;
        }

        /** All alarms that were shown. */
        Set<ShuffleFault> faults() {
            synchronized (faults) {
                return new LinkedHashSet<>(faults);
            }
        }

        boolean isAltered() {
            return !line.isEmpty();
        }

        /** Whether its session has ended before the night did. */
        boolean isEndedByProblem() {
            return isEndedByProblem;
        }

        private void look(int seat, SessionState state) {
            synchronized (faults) {
                faults.addAll(state.shuffle().faults());
            }
            if (state.connection().stage() == ConnectionStatus.Stage.LOST
                    || state.connection().stage() == ConnectionStatus.Stage.CLOSED) {
                over.complete(state);
                ended.complete(state);
                return;
            }
            if (!state.isIn()) {
                return;
            }
            if (state.table() == null) {
                if (answered == 0) {
                    answered = -1;
                    insist(() -> session.sit(0, OptionalInt.of(seat)));
                }
                return;
            }
            TableState table = state.table();
            if (table.stage() == TableStage.MATCH_OVER) {
                over.complete(state);
            } else if (table.stage() == TableStage.BETWEEN_ROUNDS
                    && table.isSeated()
                    && !table.seats().get(table.mySeat()).ready()) {
                insist(() -> session.ready(true));
            }
            state.decision().filter(open -> open.number() != answered).ifPresent(open -> {
                answered = open.number();
                insist(() -> session.play(open.number(), 0));
            });
        }

        private static void insist(java.util.function.Supplier<CompletableFuture<Answer>> request) {
            CompletableFuture<Void> unused = request.get().thenAccept(answer -> {
                if (answer instanceof Answer.Refused refused && refused.reason() == RefusalReason.TOO_FAST) {
                    insist(request);
                }
            });
        }
    }

    AlteredNight played() throws Exception {
        SplittableRandom random = new SplittableRandom(seed);
        int altered = 1 + random.nextInt(2);
        Reveal reveal = Reveal.forNumber(1 + random.nextInt(2));
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1 + random.nextInt(2)))
                .with(TableOption.defaults().toBuilder()
                        .setReveal(reveal)
                        .setPaceMillis(0)
                        .setPauseSeconds(1)
                        .build())
                .with(StartMode.FULL)
                .withSeats(PEOPLE + 1)
                .withBots(1, "random");
        try (Host host = Host.start(HostSettings.practice("Altered").with(plan))) {
            Connector connector = new Connector(KnownHosts.NONE);
            for (int seat = 0; seat < PEOPLE; seat++) {
                comes(connector, host.port(), seat, seat < altered ? new Alterations(random.split()) : null);
            }
            CompletableFuture<?>[] ends = people.stream().map(each -> each.over).toArray(CompletableFuture[]::new);
            CompletableFuture<?> lost = CompletableFuture.anyOf(people.stream()
                    .filter(Person::isAltered)
                    .map(each -> each.ended)
                    .toArray(CompletableFuture[]::new));
            wait(CompletableFuture.anyOf(CompletableFuture.allOf(ends), lost));
            for (Person person : people) {
                person.isEndedByProblem = person.ended.isDone();
            }
            for (Person person : people) {
                for (AlteredLine line : person.line) {
                    line.close(); // whatever it was given is read before its end is seen
                    wait(person.ended);
                }
                person.session.close();
            }
        }
        return this;
    }

    private void comes(
            Connector connector, int port, int seat, @org.jspecify.annotations.Nullable Alterations alterations)
            throws Exception {
        AlteredLine line = alterations == null ? null : new AlteredLine(port, alterations);
        Entrance way = Entrance.of(
                HostAddress.parse("127.0.0.1:" + (line == null ? port : line.port())), PlayerKind.PERSON, "P" + seat);
        Person person = new Person(connector.open(way));
        if (line != null) {
            person.line.add(line);
            person.alterations = alterations.toString();
        }
        people.add(person);
        person.session.onUpdate(state -> person.look(seat, state));
    }

    private static void wait(CompletableFuture<?> what) throws InterruptedException, ExecutionException {
        try {
            what.get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException snapshots) {
            return; // a table that waits for somebody who was told nothing
        }
    }
}
