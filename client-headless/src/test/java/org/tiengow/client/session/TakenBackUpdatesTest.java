package org.tiengow.client.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.Seats;

@DisplayName("A session after plays were taken back")
class TakenBackUpdatesTest {
    @Test
    @DisplayName("has the view and the log of before, for every seat and a spectator, and a note of it at the end")
    void takenBack() {
        for (String rules : RuleSets.ids()) {
            Random chance = new Random(7);
            ScriptedTable any = new ScriptedTable(TableRules.named(rules), 4, 7);
            Map<Integer, TableState> known = new HashMap<>();
            List<Map<Integer, TableState>> history = new ArrayList<>();
            while (!any.isSettled()) {
                see(any, known);
                history.add(new HashMap<>(known));
                any.playAnything();
                boolean isPlaying = isPlaying(history.get(history.size() - 1));
                if (isPlaying && !any.isSettled() && chance.nextInt(3) == 0) {
                    int plays = 1
                            + (history.size() > 1 && isPlaying(history.get(history.size() - 2))
                                    ? chance.nextInt(2)
                                    : 0);
                    if (chance.nextBoolean()) {
                        see(any, known); // otherwise an update holds the plays and that they were taken back
                    }
                    any.takeBack(0, plays);
                    Map<Integer, TableState> then = history.get(history.size() - plays);
                    history.subList(history.size() - plays, history.size()).clear();
                    see(any, known);
                    then.forEach((viewer, table) -> {
                        assertThat(known.get(viewer).view()).as(rules).isEqualTo(table.view());
                        assertThat(standing(known.get(viewer).log())).as(rules).isEqualTo(standing(table.log()));
                        assertThat(known.get(viewer).log()).last().isInstanceOf(SeatEvent.TakenBack.class);
                    });
                }
            }
        }
    }

    /** Returns a log without its notes of plays that were taken back. */
    private static List<SeatEvent> standing(List<SeatEvent> log) {
        return log.stream()
                .filter(event -> !(event instanceof SeatEvent.TakenBack))
                .toList();
    }

    private static boolean isPlaying(Map<Integer, TableState> known) {
        return Objects.requireNonNull(known.get(0).view()).phase() == Phase.PLAYING;
    }

    private static void see(ScriptedTable table, Map<Integer, TableState> known) {
        for (int viewer = Seats.NONE; viewer < 4; viewer++) {
            known.put(viewer, TableUpdates.apply(known.get(viewer), table.updateFor(viewer), 0));
        }
    }
}
