package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.shuffle.HostileNight.Crime;
import org.tiengow.client.shuffle.ShuffleFault.Kind;

class HostileNightTest {
    private static final long SEED = Long.getLong("hostile.seed", 20261122);

    @Test
    void nobodyIsAlarmedInAnHonestNight() {
        int nights = Integer.getInteger("hostile.honest", 500);
        Map<ShuffleState.Verdict, Integer> verdicts = new TreeMap<>();
        for (int night = 0; night < nights; night++) {
            long seed = SEED + night;
            for (ShuffleGuest guest : new HostileNight(seed, false).played().guests) {
                assertThat(guest.faults())
                        .as(() -> "seed " + seed + "\n" + guest.story())
                        .isEmpty();
                guest.state().verdicts().values().forEach(each -> verdicts.merge(each, 1, Integer::sum));
            }
        }
        assertThat(verdicts).containsKeys(ShuffleState.Verdict.RIGHT, ShuffleState.Verdict.WITHOUT_ME);
        System.err.println(nights + " honest nights: " + verdicts);
    }

    /** What each crime is called by the clients it is done to, when no line breaks; by all of them unless it says otherwise. */
    static Stream<Arguments> names() {
        return Stream.of(
                Arguments.of(Crime.FLICKER, Kind.LIST_ABANDONED, 2),
                Arguments.of(Crime.EMPTY, Kind.NOT_ASKED, 1),
                Arguments.of(Crime.LEAVE_OUT, Kind.LEFT_OUT, 1),
                Arguments.of(Crime.WITHHOLD, Kind.LIST_WITHHELD, 1),
                Arguments.of(Crime.SKIP, Kind.ATTEMPT_DROPPED, 2),
                Arguments.of(Crime.BLAME, Kind.CALLED_LATE, 1),
                Arguments.of(Crime.BLAME_GIVER, Kind.SHARE_IGNORED, 2),
                Arguments.of(Crime.NEW_MATCH, Kind.LIST_ABANDONED, 2),
                Arguments.of(Crime.NEW_TABLE, Kind.LIST_ABANDONED, 2),
                Arguments.of(Crime.END, Kind.LIST_ABANDONED, 2),
                Arguments.of(Crime.FAIL, Kind.LIST_ABANDONED, 2),
                Arguments.of(Crime.KICK, Kind.LIST_ABANDONED, 1),
                Arguments.of(Crime.REDO, Kind.LIST_DIFFERS, 2),
                Arguments.of(Crime.CLAIM_GONE, Kind.ROUND_REPEATED, 2),
                Arguments.of(Crime.CUT_AND_BLAME, Kind.CALLED_LATE, 1),
                Arguments.of(Crime.DEAL_OTHER, Kind.LIST_DIFFERS, 2),
                Arguments.of(Crime.FORGET_COUNTS, Kind.VOID_DIFFERS, 2),
                Arguments.of(Crime.LET_IN, Kind.SHUT_SEAT_LISTED, 2),
                Arguments.of(Crime.HIDE_RECORD, Kind.NOTHING_PUBLISHED, 2),
                Arguments.of(Crime.OTHER_HANDS, Kind.DEAL_DIFFERS, 2),
                Arguments.of(Crime.DEAL_TWICE, Kind.HAND_DIFFERS, 2),
                Arguments.of(Crime.OTHER_OWNER, Kind.OWNER_DIFFERS, 1),
                Arguments.of(Crime.OPEN_NEVER, Kind.TERMS_CHANGED, 2),
                Arguments.of(Crime.DROP_DEAL, Kind.NOTHING_PUBLISHED, 2),
                Arguments.of(Crime.NAME_ANOTHER, Kind.NO_LIST, 2),
                Arguments.of(Crime.CALL_IT_A_PAUSE, Kind.HAND_DIFFERS, 2),
                Arguments.of(Crime.PLAY_AGAIN, Kind.ROUND_REPEATED, 2),
                Arguments.of(Crime.CLAIM_SHUT, Kind.NOT_ASKED, 1));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aCrimeIsCalledByItsName(Crime crime, Kind name, int byAtLeast) {
        int tried = 0;
        for (long seed = SEED; tried < 20; seed++) {
            HostileNight night = HostileNight.with(crime, seed).played();
            boolean tooShort = crime == Crime.LET_IN
                    && night.guests.stream().anyMatch(guest -> Bent.of(guest).isEmpty());
            if (tooShort || !night.crimes.containsKey(crime)) {
                continue;
            }
            tried++;
            List<ShuffleGuest> callers = night.guests.stream()
                    .filter(guest -> guest.faults().stream().anyMatch(fault -> fault.kind() == name))
                    .toList();
            assertThat(callers)
                    .as("%s, seed %d: %s", crime, seed, night.guests.get(0).faults())
                    .hasSizeGreaterThanOrEqualTo(byAtLeast);
        }
    }

    @Test
    void whoeverCouldHaveBeenCheatedIsAlarmed() {
        int nights = Integer.getInteger("hostile.nights", 5_000);
        Map<Kind, Integer> alarms = new TreeMap<>();
        Map<Crime, Integer> crimes = new TreeMap<>();
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
                faults.stream().map(ShuffleFault::kind).distinct().forEach(kind -> alarms.merge(kind, 1, Integer::sum));
            }
        }
        assertThat(bent).isPositive();
        System.err.println(nights + " hostile nights, " + crimes + "; guests who could have been cheated: " + bent
                + ", alarmed: " + alarmed + ", by kind: " + alarms);
    }
}
