package org.tiengow.host.altered;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.shuffle.ShuffleFault;

/**
 * Whoever sits on a line and changes what a real host says bends no tiles without an alarm, and alarms nobody else. A few matches by
 * default; {@code -Daltered.count=2000} is the long one, and {@code -Daltered.seed=S} begins elsewhere.
 */
@DisplayName("Altered conversations")
class AlteredNightTest {
    private static final int COUNT = Integer.getInteger("altered.count", 10);
    private static final long SEED = Long.getLong("altered.seed", 20261122);
    private static final int AT_ONCE = 10;

    @Test
    @DisplayName("whoever could have been given bent tiles is alarmed, and nobody whose line is whole")
    void whoeverIsBentIsAlarmed() throws Exception {
        System.out.println("altered.seed " + SEED);
        ExecutorService crowd = Executors.newFixedThreadPool(Math.min(COUNT, AT_ONCE));
        List<Future<AlteredNight>> nights = new ArrayList<>();
        for (int night = 0; night < COUNT; night++) {
            long seed = SEED + night;
            nights.add(crowd.submit(() -> new AlteredNight(seed).played()));
        }
        crowd.shutdown();
        Map<ShuffleFault.Kind, Integer> alarms = new TreeMap<>();
        List<String> wrong = new ArrayList<>();
        int altered = 0;
        int bent = 0;
        int alarmed = 0;
        int ended = 0;
        for (int night = 0; night < COUNT; night++) {
            for (AlteredNight.Person person : nights.get(night).get().people) {
                String which = "seed " + (SEED + night) + " " + person.alterations + ": ";
                if (!person.isAltered()) {
                    if (!person.faults().isEmpty()) {
                        wrong.add(which + "alarmed for nothing: " + person.faults());
                    }
                    continue;
                }
                altered++;
                List<String> reasons = LineJudge.reasons(person.line.get(0).passed());
                bent += reasons.isEmpty() ? 0 : 1;
                alarmed += person.faults().isEmpty() ? 0 : 1;
                ended += person.isEndedByProblem() ? 1 : 0;
                if (!reasons.isEmpty() && person.faults().isEmpty() && !person.isEndedByProblem()) {
                    wrong.add(which + reasons);
                }
                person.faults().stream()
                        .map(ShuffleFault::kind)
                        .distinct()
                        .forEach(kind -> alarms.merge(kind, 1, Integer::sum));
            }
        }
        System.out.println(COUNT + " nights, altered clients: " + altered + ", could have been bent: " + bent
                + ", alarmed: " + alarmed + ", ended: " + ended + ", by kind: " + alarms);
        assertThat(wrong).isEmpty();
    }
}
