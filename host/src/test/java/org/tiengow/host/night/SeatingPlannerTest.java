package org.tiengow.host.night;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

@DisplayName("The seats of the next matches")
class SeatingPlannerTest {
    private static final int NIGHTS = 300;
    private static final int MATCHES = 7;

    @ParameterizedTest
    @EnumSource(
            value = TurnOrder.class,
            names = {"TURN_ORDER_LONGEST", "TURN_ORDER_LAST", "TURN_ORDER_WINNER"})
    @DisplayName("are nobody's twice, nobody's who does not want to play, and the same for the same seed")
    void lawsOfEveryNight(TurnOrder order) {
        for (int seed = 0; seed < NIGHTS; seed++) {
            for (SeatingMode seating : List.of(SeatingMode.SEATING_MODE_TURNS, SeatingMode.SEATING_MODE_TABLES)) {
                RandomNight night = new RandomNight(seed, seating, order);
                for (int match = 0; match < 12; match++) {
                    SeatingPlan plan = night.next();
                    String where = "seed " + seed + ", " + seating + ", match " + match + ": " + plan;
                    List<String> all = new ArrayList<>(plan.players());
                    all.addAll(plan.sitOut());
                    assertThat(all).as(where).doesNotHaveDuplicates();
                    assertThat(all)
                            .as(where)
                            .containsExactlyInAnyOrderElementsOf(
                                    night.people.stream().map(NightGuest::name).toList());
                    assertThat(plan.players()).as(where).isSubsetOf(night.wanting());
                    assertThat(plan.players()).as(where).hasSize(night.seatsFilled());
                    assertThat(night.again()).as(where).isEqualTo(plan);
                    night.play(plan);
                }
            }
        }
    }

    @Test
    @DisplayName("under LONGEST nobody sits out twice running while somebody plays who has not sat out once")
    void nobodySitsOutTwiceRunning() {
        for (int seed = 0; seed < NIGHTS; seed++) {
            RandomNight night = new RandomNight(seed, SeatingMode.SEATING_MODE_TURNS, TurnOrder.TURN_ORDER_LONGEST);
            Set<String> outBefore = Set.of();
            for (int match = 0; match < 15; match++) {
                SeatingPlan plan = night.next();
                Set<String> out = new HashSet<>(plan.sitOut());
                out.retainAll(night.wanting());
                Set<String> twice = new HashSet<>(out);
                twice.retainAll(outBefore);
                if (!twice.isEmpty()) {
                    assertThat(plan.players())
                            .as("seed %d, match %d: %s sit out twice running", seed, match, twice)
                            .allMatch(name -> night.history.turns(name).satOut() > 0);
                }
                night.play(plan);
                outBefore = out;
            }
        }
    }

    @Test
    @DisplayName("under LONGEST five people sit out once each in five matches, and never twice running")
    void fiveTakeTurns() {
        for (long seed = 0; seed < 50; seed++) {
            NightHistory history = NightHistory.EMPTY;
            List<String> out = new ArrayList<>();
            for (int match = 0; match < 10; match++) {
                SeatingPlan plan = turns(TurnOrder.TURN_ORDER_LONGEST, people(5), history, seed + match);
                out.addAll(plan.sitOut());
                history = played(history, plan, seed);
            }
            assertThat(out.subList(0, 5)).as("seed %d", seed).doesNotHaveDuplicates();
            assertThat(out.subList(5, 10)).as("seed %d", seed).doesNotHaveDuplicates();
            for (int i = 1; i < out.size(); i++) {
                assertThat(out.get(i)).as("seed %d, match %d", seed, i).isNotEqualTo(out.get(i - 1));
            }
        }
    }

    @Test
    @DisplayName("a late comer waits for a turn, but makes up for nothing")
    void lateComer() {
        NightHistory history = NightHistory.EMPTY;
        for (int match = 0; match < 10; match++) {
            history = played(history, turns(TurnOrder.TURN_ORDER_LONGEST, people(5), history, match), match);
        }
        history = history.arrives("Zoe", names(5));
        List<NightGuest> six = new ArrayList<>(people(5));
        six.add(new NightGuest("Zoe", PlayWish.PLAY_WISH_PLAY));
        int zoeOut = 0;
        for (int match = 0; match < 6; match++) {
            SeatingPlan plan = turns(TurnOrder.TURN_ORDER_LONGEST, six, history, match);
            zoeOut += plan.sitOut().contains("Zoe") ? 1 : 0;
            history = played(history, plan, match);
        }
        assertThat(zoeOut).as("of six matches of six people at four seats").isBetween(1, 3);
    }

    @Test
    @DisplayName("under LAST the last place steps out, under WINNER the winner stays")
    void lastAndWinner() {
        for (long seed = 0; seed < 50; seed++) {
            for (int count = 5; count <= 9; count++) {
                NightHistory history = NightHistory.EMPTY;
                for (int match = 0; match < 8; match++) {
                    SeatingPlan last = turns(TurnOrder.TURN_ORDER_LAST, people(count), history, seed + match);
                    SeatingPlan winner = turns(TurnOrder.TURN_ORDER_WINNER, people(count), history, seed + match);
                    Map<String, Integer> places = history.places();
                    places.forEach((name, place) -> {
                        if (place == places.size()) {
                            assertThat(last.sitOut()).contains(name);
                        } else {
                            assertThat(last.players()).contains(name);
                        }
                        if (place == 1) {
                            assertThat(winner.players()).contains(name);
                        }
                    });
                    history = played(history, match % 2 == 0 ? last : winner, seed);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 4, '1'",
        "4, 4, '4'",
        "5, 4, '3 2'",
        "6, 4, '3 3'",
        "7, 4, '4 3'",
        "8, 4, '4 4'",
        "9, 4, '3 3 3'",
        "13, 4, '4 3 3 3'",
        "16, 4, '4 4 4 4'",
        "7, 3, '3 2 2'",
        "8, 2, '2 2 2 2'"
    })
    @DisplayName("at several tables are spread evenly over as few tables as possible")
    void sizes(int count, int seats, String expected) {
        SeatingPlan plan = tables(people(count), NightHistory.EMPTY, seats, 1);
        assertThat(plan.tables().stream()
                        .map(List::size)
                        .sorted(Collections.reverseOrder())
                        .map(String::valueOf))
                .containsExactly(expected.split(" "));
        assertThat(plan.sitOut()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8})
    @DisplayName("at several tables have the least sum of squared meetings of all divisions, over seven matches")
    void leastSum(int count) {
        Map<Integer, Integer> spread = new HashMap<>();
        for (int seed = 0; seed < 20; seed++) {
            NightHistory history = NightHistory.EMPTY;
            for (int match = 0; match < MATCHES; match++) {
                SeatingPlan plan = tables(people(count), history, 4, seed * 100L + match);
                int[] sizes =
                        plan.tables().stream().mapToInt(List::size).sorted().toArray();
                assertThat(sumAfter(history, plan.tables()))
                        .as("%d people, seed %d, match %d", count, seed, match)
                        .isEqualTo(leastByBruteForce(history, names(count), sizes));
                history = played(history, plan, seed);
            }
            for (Pair pair : pairs(names(count))) {
                spread.merge(history.meetings(pair.first(), pair.second()), 1, Integer::sum);
            }
        }
        System.out.println(count + " people, 7 matches, 20 seeds: pairs by number of meetings " + spread);
    }

    @Test
    @DisplayName("of 16 people, over 5 matches at four tables, hardly any pair meets twice")
    void sixteen() {
        for (int seed = 0; seed < 5; seed++) {
            NightHistory history = NightHistory.EMPTY;
            for (int match = 0; match < 5; match++) {
                history = played(history, tables(people(16), history, 4, seed * 100L + match), seed);
            }
            Map<Integer, Integer> spread = new HashMap<>();
            for (Pair pair : pairs(names(16))) {
                spread.merge(history.meetings(pair.first(), pair.second()), 1, Integer::sum);
            }
            System.out.println("16 people, 5 matches, seed " + seed + ": pairs by number of meetings " + spread);
            assertThat(spread.keySet()).as("seed %d", seed).allMatch(meetings -> meetings <= 2);
            assertThat(spread.getOrDefault(2, 0)).as("seed %d", seed).isLessThanOrEqualTo(30);
        }
    }

    @Test
    @DisplayName("at several tables stay where most of their people are")
    void groupsStay() {
        Map<String, Integer> at = Map.of("P0", 1, "P1", 1, "P2", 0, "P3", 0);
        SeatingPlan plan = SeatingPlanner.plan(new SeatingPlanner.Task(
                SeatingMode.SEATING_MODE_TABLES,
                TurnOrder.TURN_ORDER_LONGEST,
                people(4),
                at,
                met(List.of("P0", "P2"), List.of("P0", "P3"), List.of("P1", "P2"), List.of("P1", "P3")),
                2,
                7));
        assertThat(plan.tableOf("P0")).hasValue(1);
        assertThat(plan.tableOf("P2")).hasValue(0);
    }

    @Test
    @DisplayName("can be changed by the owner, as long as a table has room")
    void moves() {
        SeatingPlan plan = new SeatingPlan(List.of(List.of("A", "B"), List.of("C")), List.of("D"));
        assertThat(plan.with("D", OptionalInt.of(1), 2))
                .contains(new SeatingPlan(List.of(List.of("A", "B"), List.of("C", "D")), List.of()));
        assertThat(plan.with("C", OptionalInt.empty(), 2))
                .as("the empty table is dropped")
                .contains(new SeatingPlan(List.of(List.of("A", "B")), List.of("C", "D")));
        assertThat(plan.with("D", OptionalInt.of(0), 2)).as("no room").isEmpty();
        assertThat(plan.with("D", OptionalInt.of(2), 2)).as("no such table").isEmpty();
        assertThat(plan.with("E", OptionalInt.of(1), 2)).as("has just left").isEmpty();
        assertThat(plan.with("A", OptionalInt.of(0), 2)).as("is there already").contains(plan);
    }

    /** A night in which people come, leave, come back and change their wishes by chance. */
    private static final class RandomNight {
        private final Random random;
        private final SeatingMode seating;
        private final TurnOrder order;
        private final List<NightGuest> people = new ArrayList<>();
        private NightHistory history = NightHistory.EMPTY;
        private long seed;

        RandomNight(int seed, SeatingMode seating, TurnOrder order) {
            this.random = new Random(seed);
            this.seating = seating;
            this.order = order;
        }

        SeatingPlan next() {
            for (int i = 0; i < 20; i++) {
                String name = "P" + i;
                boolean here = people.stream().anyMatch(person -> person.name().equals(name));
                if (!here && people.size() < 16 && random.nextInt(4) == 0) {
                    history = history.arrives(
                            name, people.stream().map(NightGuest::name).toList());
                    people.add(new NightGuest(name, PlayWish.PLAY_WISH_PLAY));
                } else if (here && random.nextInt(12) == 0) {
                    people.removeIf(person -> person.name().equals(name));
                }
            }
            people.replaceAll(person -> new NightGuest(
                    person.name(),
                    switch (random.nextInt(10)) {
                        case 0 -> PlayWish.PLAY_WISH_SKIP_ONCE;
                        case 1 -> PlayWish.PLAY_WISH_ONLY_WATCH;
                        default -> PlayWish.PLAY_WISH_PLAY;
                    }));
            seed = random.nextLong();
            return again();
        }

        SeatingPlan again() {
            return SeatingPlanner.plan(new SeatingPlanner.Task(seating, order, people, Map.of(), history, 4, seed));
        }

        List<String> wanting() {
            return people.stream()
                    .filter(NightGuest::plays)
                    .map(NightGuest::name)
                    .toList();
        }

        int seatsFilled() {
            return Math.min(wanting().size(), seating == SeatingMode.SEATING_MODE_TABLES ? 16 : 4);
        }

        void play(SeatingPlan plan) {
            List<String> waiting = new ArrayList<>(plan.sitOut());
            waiting.retainAll(wanting());
            history = history.plays(placed(plan, random), waiting);
        }
    }

    private static List<NightGuest> people(int count) {
        return names(count).stream()
                .map(name -> new NightGuest(name, PlayWish.PLAY_WISH_PLAY))
                .toList();
    }

    private static List<String> names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "P" + i).toList();
    }

    private static SeatingPlan turns(TurnOrder order, List<NightGuest> people, NightHistory history, long seed) {
        return SeatingPlanner.plan(
                new SeatingPlanner.Task(SeatingMode.SEATING_MODE_TURNS, order, people, Map.of(), history, 4, seed));
    }

    private static SeatingPlan tables(List<NightGuest> people, NightHistory history, int seats, long seed) {
        return SeatingPlanner.plan(new SeatingPlanner.Task(
                SeatingMode.SEATING_MODE_TABLES, TurnOrder.TURN_ORDER_LONGEST, people, Map.of(), history, seats, seed));
    }

    private static NightHistory played(NightHistory history, SeatingPlan plan, long seed) {
        return history.plays(placed(plan, new Random(seed)), plan.sitOut());
    }

    private static List<NightHistory.PlayedTable> placed(SeatingPlan plan, Random random) {
        return plan.tables().stream()
                .map(people -> {
                    List<String> order = new ArrayList<>(people);
                    Collections.shuffle(order, random);
                    Map<String, Integer> places = new HashMap<>();
                    order.forEach(name -> places.put(name, places.size() + 1));
                    return new NightHistory.PlayedTable(places);
                })
                .toList();
    }

    @SafeVarargs
    private static NightHistory met(List<String>... tables) {
        NightHistory history = NightHistory.EMPTY;
        for (List<String> table : tables) {
            history = history.plays(
                    List.of(new NightHistory.PlayedTable(Map.of(table.get(0), 1, table.get(1), 2))), List.of());
        }
        return history;
    }

    private static List<Pair> pairs(List<String> names) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < i; j++) {
                pairs.add(Pair.of(names.get(i), names.get(j)));
            }
        }
        return pairs;
    }

    private static int sumAfter(NightHistory history, List<List<String>> tables) {
        List<String> all = tables.stream().flatMap(List::stream).toList();
        int sum = 0;
        for (Pair pair : pairs(all)) {
            boolean together =
                    tables.stream().anyMatch(table -> table.contains(pair.first()) && table.contains(pair.second()));
            int meetings = history.meetings(pair.first(), pair.second()) + (together ? 1 : 0);
            sum += meetings * meetings;
        }
        return sum;
    }

    /** Puts everybody at each table in turn, without any of the planner's shortcuts. */
    private static int leastByBruteForce(NightHistory history, List<String> names, int[] sizes) {
        int least = Integer.MAX_VALUE;
        int tables = sizes.length;
        int all = (int) Math.round(Math.pow(tables, names.size()));
        for (int code = 0; code < all; code++) {
            List<List<String>> divided = new ArrayList<>();
            IntStream.range(0, tables).forEach(table -> divided.add(new ArrayList<>()));
            int rest = code;
            for (String name : names) {
                divided.get(rest % tables).add(name);
                rest /= tables;
            }
            int[] found = divided.stream().mapToInt(List::size).sorted().toArray();
            if (java.util.Arrays.equals(found, sizes)) {
                least = Math.min(least, sumAfter(history, divided));
            }
        }
        return least;
    }
}
