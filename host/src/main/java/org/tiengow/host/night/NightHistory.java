package org.tiengow.host.night;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The matches of a night so far, as far as the seating depends on them. Matches that are played side by side at several tables have one
 * number.
 *
 * @param matches the number of the last match; 0 before the first
 * @param people the turns of everybody who was here at any time, by name
 * @param meetings the number of matches that two people have played at one table
 * @param places the places in the last match by name, 1 for the first; the people of all tables
 */
public record NightHistory(
        int matches, Map<String, Turns> people, Map<Pair, Integer> meetings, Map<String, Integer> places) {
    /** The night before its first match. */
    public static final NightHistory EMPTY = new NightHistory(0, Map.of(), Map.of(), Map.of());

    public NightHistory {
        people = Collections.unmodifiableMap(new LinkedHashMap<>(people));
        meetings = Map.copyOf(meetings);
        places = Map.copyOf(places);
    }

    /**
     * The people of one table in a match that is over.
     *
     * @param places the place of each person by name, 1 for the first; bots are left out
     */
    public record PlayedTable(Map<String, Integer> places) {
        public PlayedTable {
            places = Map.copyOf(places);
        }
    }

    /** Returns the turns of a person. */
    public Turns turns(String name) {
        return people.getOrDefault(name, new Turns(0, 0, 0, 0));
    }

    /** Returns the number of matches that two people have played at one table. */
    public int meetings(String one, String other) {
        return meetings.getOrDefault(Pair.of(one, other), 0);
    }

    /**
     * Adds a person who arrives, or comes back. The rank of a late comer is at least the least of the people who are here.
     *
     * @param here the names of the people who are here already
     */
    public NightHistory arrives(String name, Collection<String> here) {
        int least = here.stream()
                .filter(other -> !other.equals(name))
                .mapToInt(other -> turns(other).rank())
                .min()
                .orElse(0);
        Map<String, Turns> changed = new LinkedHashMap<>(people);
        changed.put(name, turns(name).arriving(least, matches));
        return new NightHistory(matches, changed, meetings, places);
    }

    /** Forgets a person, when the host has no room for more names. */
    public NightHistory forgets(String name) {
        Map<String, Turns> kept = new LinkedHashMap<>(people);
        kept.remove(name);
        Map<Pair, Integer> met = new HashMap<>(meetings);
        met.keySet().removeIf(pair -> pair.first().equals(name) || pair.second().equals(name));
        return new NightHistory(matches, kept, met, places);
    }

    /**
     * Adds a match.
     *
     * @param tables the tables at which it was played
     * @param satOut the names of the people who wanted to play and did not
     */
    public NightHistory plays(List<PlayedTable> tables, Collection<String> satOut) {
        int number = matches + 1;
        Map<String, Turns> turns = new LinkedHashMap<>(people);
        Map<Pair, Integer> met = new HashMap<>(meetings);
        Map<String, Integer> placed = new HashMap<>();
        for (PlayedTable table : tables) {
            List<String> names = new ArrayList<>(table.places().keySet());
            for (int i = 0; i < names.size(); i++) {
                turns.put(names.get(i), turns(names.get(i)).played(number));
                for (int j = 0; j < i; j++) {
                    met.merge(Pair.of(names.get(i), names.get(j)), 1, Integer::sum);
                }
            }
            placed.putAll(table.places());
        }
        satOut.stream()
                .filter(name -> !placed.containsKey(name))
                .forEach(name -> turns.put(name, turns(name).satOut(number)));
        return new NightHistory(number, turns, met, placed);
    }
}
