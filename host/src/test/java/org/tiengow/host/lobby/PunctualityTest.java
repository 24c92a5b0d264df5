package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.PlainPerson;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.HostMessage;

/** In real time: people who never answer, and how long after their deadline the play is made for them. */
@DisplayName("Deadlines")
@Tag("slow")
class PunctualityTest {
    private static final int TABLES = 4;
    private static final int SEATS = 4;
    private static final int DEADLINES = 16;
    private static final double TOLERANCE_MILLIS = 50;

    /** By how much each deadline was missed, in milliseconds. */
    private final ConcurrentLinkedQueue<Double> late = new ConcurrentLinkedQueue<>();

    /** By how much a plain timer was late meanwhile: no host can be more punctual than its machine. */
    private final ConcurrentLinkedQueue<Double> machine = new ConcurrentLinkedQueue<>();

    @Test
    @DisplayName("are kept to within 50 ms, as far as the machine wakes a thread in time")
    void kept() {
        List<TableRoom> rooms = new ArrayList<>();
        ScheduledThreadPoolExecutor control = new ScheduledThreadPoolExecutor(1);
        control.setRemoveOnCancelPolicy(true);
        tick(control);
        for (int table = 0; table < TABLES; table++) {
            rooms.add(room(table));
        }
        try {
            await().until(() -> late.size() >= DEADLINES);
        } finally {
            rooms.forEach(TableRoom::close);
            control.shutdownNow();
        }
        double worst = late.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        double median = late.stream().sorted().skip(late.size() / 2).findFirst().orElseThrow();
        double worstOfMachine =
                machine.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        String figures = String.format(
                "%d deadlines: %.1f ms late in the median, %.1f at the worst; a plain timer %.1f at the worst",
                late.size(), median, worst, worstOfMachine);
        System.out.println(figures);
        assertThat(late).as("none is early: " + figures).allMatch(millis -> millis > -2);
        assertThat(worst).as(figures).isLessThan(TOLERANCE_MILLIS + 2 * worstOfMachine);
    }

    private void tick(ScheduledThreadPoolExecutor control) {
        long due = System.nanoTime() + 20_000_000;
        control.schedule(
                () -> {
                    machine.add((System.nanoTime() - due) / 1e6);
                    tick(control);
                },
                20,
                TimeUnit.MILLISECONDS);
    }

    private TableRoom room(int table) {
        TableRoomTest.Around around = new TableRoomTest.Around();
        TableRoom room = new TableRoom(
                new TableSettings(
                        table,
                        TableRules.named("pagat"),
                        TableOption.with(TableOption.defaults(), "turnSeconds=1"),
                        SEATS,
                        StartMode.FULL,
                        "steady",
                        false),
                new TableServices(around, around, around, () -> ByteString.copyFromUtf8("token")),
                () -> System.nanoTime() / 1_000_000);
        for (int seat = 0; seat < SEATS; seat++) {
            Sleeper sleeper = new Sleeper("Sleeper " + seat);
            room.ask((at, now) -> at.sit(sleeper, OptionalInt.empty()), answer -> {});
        }
        return room;
    }

    /** Never answers, and looks at the clock. */
    private final class Sleeper implements PlainPerson {
        private final String name;
        private final Map<Long, Long> deadlines = new ConcurrentHashMap<>();

        Sleeper(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public void send(HostMessage message) {
            long now = System.nanoTime();
            if (message.hasTable() && message.getTable().hasDecision()) {
                Decision decision = message.getTable().getDecision();
                deadlines.putIfAbsent(decision.getNumber(), now + decision.getMillisLeft() * 1_000_000L);
            } else if (message.hasWarning()) {
                Long deadline = deadlines.get(message.getWarning().getDecision());
                if (deadline != null) {
                    late.add((now - deadline) / 1e6);
                }
            }
        }
    }
}
