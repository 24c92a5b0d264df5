package org.tiengow.host.night;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The seats for the next matches. Nobody is in it twice.
 *
 * @param tables the names of the people at each table; the first table is number 0
 * @param sitOut the names of the people who sit out, those who want to play first
 */
public record SeatingPlan(List<List<String>> tables, List<String> sitOut) {
    public SeatingPlan {
        tables = tables.stream().map(List::copyOf).toList();
        sitOut = List.copyOf(sitOut);
    }

    /** Returns the number of the table at which a person is to play; empty for everybody else. */
    public OptionalInt tableOf(String name) {
        return IntStream.range(0, tables.size())
                .filter(table -> tables.get(table).contains(name))
                .findFirst();
    }

    /** Returns all people of the plan who play. */
    public List<String> players() {
        return tables.stream().flatMap(List::stream).toList();
    }

    /** Checks whether a person is in the plan. */
    public boolean names(String name) {
        return sitOut.contains(name) || tableOf(name).isPresent();
    }

    /**
     * Moves a person. A table that nobody plays at any more is dropped, and those behind it move up.
     *
     * @param to the table; empty to sit out
     * @param seats the number of seats of a table
     * @return the changed plan; empty when the plan does not name the person, or the table has no room
     */
    public Optional<SeatingPlan> with(String name, OptionalInt to, int seats) {
        boolean isRoom = to.isEmpty()
                || to.getAsInt() >= 0
                        && to.getAsInt() < tables.size()
                        && (tables.get(to.getAsInt()).contains(name)
                                || tables.get(to.getAsInt()).size() < seats);
        if (!names(name) || !isRoom) {
            return Optional.empty();
        }
        List<List<String>> moved = new ArrayList<>();
        for (int table = 0; table < tables.size(); table++) {
            List<String> people = new ArrayList<>(tables.get(table));
            boolean stays = to.isPresent() && to.getAsInt() == table;
            if (!stays) {
                people.remove(name);
            } else if (!people.contains(name)) {
                people.add(name);
            }
            moved.add(people);
        }
        moved.removeIf(List::isEmpty);
        List<String> out = new ArrayList<>(sitOut);
        if (to.isPresent()) {
            out.remove(name);
        } else if (!out.contains(name)) {
            out.add(0, name);
        }
        return Optional.of(new SeatingPlan(moved, out));
    }

    /** Returns the pairs of people at one table who have not met in a match of this night. */
    public List<Pair> firstMeetings(NightHistory history) {
        List<Pair> pairs = new ArrayList<>();
        for (List<String> people : tables) {
            for (int i = 0; i < people.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (history.meetings(people.get(j), people.get(i)) == 0) {
                        pairs.add(new Pair(people.get(j), people.get(i)));
                    }
                }
            }
        }
        return pairs;
    }
}
