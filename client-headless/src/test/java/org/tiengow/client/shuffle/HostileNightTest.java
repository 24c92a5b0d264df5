package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class HostileNightTest {
    private static final long SEED = Long.getLong("hostile.seed", 20261122);

    @Test
    void nobodyIsAlarmedInAnHonestNight() {
        int nights = Integer.getInteger("hostile.honest", 500);
        Map<ShuffleState.Verdict, Integer> verdicts = new TreeMap<>();
        for (int night = 0; night < nights; night++) {
            long seed = SEED + night;
            for (ShuffleGuest guest : new HostileNight(seed, false).played().guests) {
                assertThat(guest.faults()).as(() -> "seed " + seed + "\n" + guest.story()).isEmpty();
                guest.state().verdicts().values().forEach(each -> verdicts.merge(each, 1, Integer::sum));
            }
        }
        assertThat(verdicts).containsKeys(ShuffleState.Verdict.RIGHT, ShuffleState.Verdict.WITHOUT_ME);
        System.err.println(nights + " honest nights: " + verdicts);
    }

    @Test
    void whoeverCouldHaveBeenCheatedIsAlarmed() {
        int nights = Integer.getInteger("hostile.nights", 5_000);
        Map<ShuffleFault.Kind, Integer> alarms = new TreeMap<>();
        Map<HostileNight.Crime, Integer> crimes = new TreeMap<>();
        int bent = 0;
        int alarmed = 0;
        for (int number = 0; number < nights; number++) {
            long seed = SEED + number;
            HostileNight night = new HostileNight(seed, true).played();
            night.crimes.forEach((crime, times) -> crimes.merge(crime, times, Integer::sum));
            for (ShuffleGuest guest : night.guests) {
                List<String> reasons = Bent.of(guest);
                List<ShuffleFault> faults = guest.faults();
                if (!reasons.isEmpty() && !guest.understoodNothing) {
                    bent++;
                    assertThat(faults)
                            .as(() -> "seed " + seed + ", " + night.crimes + "\n" + guest.story() + reasons)
                            .isNotEmpty();
                }
                alarmed += faults.isEmpty() ? 0 : 1;
                faults.stream()
                        .map(ShuffleFault::kind)
                        .distinct()
                        .forEach(kind -> alarms.merge(kind, 1, Integer::sum));
            }
        }
        assertThat(bent).isPositive();
        System.err.println(nights + " hostile nights, " + crimes + "; guests who could have been cheated: " + bent
                + ", alarmed: " + alarmed + ", by kind: " + alarms);
    }
}
