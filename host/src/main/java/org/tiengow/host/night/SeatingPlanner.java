package org.tiengow.host.night;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

/**
 * Proposes the seats of the next matches, as a pure function: the same arguments give the same plan. People who skip the match or only watch
 * are never seated.
 */
public final class SeatingPlanner {
    /** The most people who are seated at once: four full tables. */
    public static final int PEOPLE = 16;

    private SeatingPlanner() {}

    /**
     * The task of a plan.
     *
     * @param seating the seating, with turns or at several tables
     * @param order the order of the turns, which also decides who sits out when there are more than {@link #PEOPLE}
     * @param people everybody who is here, each once
     * @param at the number of the table at which a person is now, by name; groups stay where most of their people are
     * @param history the matches so far
     * @param seats the most people at a table
     * @param seed the seed of all lots
     */
    public record Task(
            SeatingMode seating,
            TurnOrder order,
            List<NightGuest> people,
            Map<String, Integer> at,
            NightHistory history,
            int seats,
            long seed) {
        public Task {
            people = List.copyOf(people);
            at = Map.copyOf(at);
        }
    }

    /** Returns the plan of a task. It has no table when nobody wants to play. */
    public static SeatingPlan plan(Task task) {
        List<String> wanting = task.people().stream()
                .filter(NightGuest::plays)
                .map(NightGuest::name)
                .toList();
        boolean several = task.seating() == SeatingMode.SEATING_MODE_TABLES;
        List<String> queue = queue(task, wanting, several ? TurnOrder.TURN_ORDER_LONGEST : task.order());
        int playing = Math.min(queue.size(), several ? PEOPLE : task.seats());
        List<String> players = queue.subList(0, playing);
        List<String> sitOut = new ArrayList<>(queue.subList(playing, queue.size()));
        task.people().stream()
                .filter(person -> !person.plays())
                .map(NightGuest::name)
                .forEach(sitOut::add);
        return new SeatingPlan(several ? tables(task, players) : oneTable(players), sitOut);
    }

    private static List<List<String>> oneTable(List<String> players) {
        return players.isEmpty() ? List.of() : List.of(players);
    }

    /** Returns the people who want to play, those who play before those who sit out. */
    private static List<String> queue(Task task, List<String> wanting, TurnOrder order) {
        Map<String, Integer> lots = lots(wanting, task.seed());
        NightHistory history = task.history();
        Comparator<String> longest = Comparator.<String>comparingInt(
                        name -> -history.turns(name).rank())
                .thenComparingInt(name -> history.turns(name).lastPlayed())
                .thenComparingInt(name -> -history.turns(name).lastSatOut())
                .thenComparingInt(lots::get);
        List<String> queue = new ArrayList<>(wanting);
        queue.sort(longest);
        Map<String, Integer> places = new HashMap<>(history.places());
        places.keySet().retainAll(wanting);
        if (places.isEmpty() || order == TurnOrder.TURN_ORDER_LONGEST) {
            return queue;
        }
        Comparator<String> byPlace =
                Comparator.<String>comparingInt(places::get).thenComparingInt(lots::get);
        if (order == TurnOrder.TURN_ORDER_WINNER) {
            String winner = places.keySet().stream().min(byPlace).orElseThrow();
            queue.sort(Comparator.comparing(name -> !name.equals(winner)));
        } else {
            String last = places.keySet().stream().max(byPlace).orElseThrow();
            queue.sort(Comparator.comparingInt(name -> name.equals(last) ? 2 : places.containsKey(name) ? 0 : 1));
        }
        return queue;
    }

    /** Returns a number for each name, by which ties are decided. */
    private static Map<String, Integer> lots(List<String> names, long seed) {
        List<String> drawn = new ArrayList<>(names);
        Collections.sort(drawn);
        Collections.shuffle(drawn, new Random(seed));
        Map<String, Integer> lots = new HashMap<>();
        drawn.forEach(name -> lots.put(name, lots.size()));
        return lots;
    }

    private static List<List<String>> tables(Task task, List<String> players) {
        if (players.isEmpty()) {
            return List.of();
        }
        List<String> drawn = new ArrayList<>(players);
        Map<String, Integer> lots = lots(players, task.seed());
        drawn.sort(Comparator.comparingInt(lots::get));
        List<List<String>> groups = new MeetingSearch(task.history(), drawn, task.seats(), task.seed()).groups();
        return numbered(groups, task.at());
    }

    /** Orders groups by table: at each table the group of which most people are there already. */
    private static List<List<String>> numbered(List<List<String>> groups, Map<String, Integer> at) {
        List<List<String>> left = new ArrayList<>(groups);
        List<List<String>> tables = new ArrayList<>();
        for (int table = 0; table < groups.size(); table++) {
            int number = table;
            List<String> nearest = left.stream()
                    .max(Comparator.comparingLong(group -> group.stream()
                            .filter(name -> at.getOrDefault(name, -1) == number)
                            .count()))
                    .orElseThrow();
            left.remove(nearest);
            tables.add(nearest);
        }
        return tables;
    }
}
