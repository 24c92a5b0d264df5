package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedRound;

/** What all people of a night have been told, whoever hosted it: no two of them anything that does not fit. */
final class NightSeen {
    private final Map<Integer, FinishedRound> told = new LinkedHashMap<>();
    private final List<String> contradictions = new CopyOnWriteArrayList<>();
    private final SeenFromOutside outside = new SeenFromOutside();
    private boolean over;

    /** Takes what somebody sees. */
    void look(NightPlayer player, SessionState state) {
        state.atTable().ifPresent(table -> tell(player, table.rounds()));
        outside.look(state);
        state.shuffle().alarms().forEach(alarm -> contradictions.add(player.name() + " raises the alarm: " + alarm));
    }

    /** A night of which only rounds up to this one count goes on from there. */
    synchronized void goesOnFrom(int round) {
        told.keySet().removeIf(later -> later > round);
    }

    /** What still comes does not count. */
    synchronized void end() {
        over = true;
    }

    private synchronized void tell(NightPlayer player, List<FinishedRound> rounds) {
        if (over || player.isPlayingForNothing()) {
            return;
        }
        for (FinishedRound round : rounds) {
            FinishedRound plain = new FinishedRound(round.round(), round.winner(), round.change(), round.chips(), null);
            FinishedRound known = told.putIfAbsent(round.round(), plain);
            if (known != null && !known.equals(plain)) {
                contradictions.add(player.name() + " was told " + plain + " and somebody " + known);
            }
        }
    }

    /** Each round was told with one result only, and nobody saw a hidden tile or raised an alarm. */
    void assertConsistent() {
        assertThat(contradictions).isEmpty();
        assertThat(outside.leaks()).isEmpty();
        assertThat(outside.hidden()).isPositive();
    }

    /** The chips go on from round to round, whoever hosted it. */
    synchronized void assertOneNight() {
        int last = told.keySet().stream().mapToInt(each -> each).max().orElseThrow();
        assertThat(told).hasSize(last);
        for (int round = 2; round <= last; round++) {
            for (int seat = 0; seat < 4; seat++) {
                assertThat(told.get(round).chips().get(seat))
                        .isEqualTo(told.get(round - 1).chips().get(seat)
                                + told.get(round).change().get(seat));
            }
        }
    }
}
