package org.tiengow.client.session.night;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;

/**
 * The proposed seats for the next matches.
 *
 * @param number its number, which the owner's requests repeat; each change has a higher one
 * @param tables the tables, each with at least one person
 * @param sitOut the names of the people who sit out, those who want to play first
 * @param firstMeetings the pairs of people at one table who have not met in a match of this night
 * @param seatsItself the time at which everybody is seated without a request; null when the owner has to ask for it
 */
public record SeatingProposal(
        int number,
        List<Table> tables,
        List<String> sitOut,
        List<Pair> firstMeetings,
        @Nullable Deadline seatsItself) {
    public SeatingProposal {
        tables = List.copyOf(tables);
        sitOut = List.copyOf(sitOut);
        firstMeetings = List.copyOf(firstMeetings);
    }

    /**
     * One table of the proposal.
     *
     * @param table its number, 0 for the first; it may not exist yet
     * @param names the names of the people
     * @param bots the number of bots that fill up
     */
    public record Table(int table, List<String> names, int bots) {
        public Table {
            names = List.copyOf(names);
        }
    }

    /** Two people who meet for the first time. */
    public record Pair(String name, String other) {}

    /** Checks whether everybody plays at one table, so that nobody has to move. */
    public boolean isForAllAtOneTable() {
        return tables.size() == 1 && sitOut.isEmpty();
    }

    /** Returns the table at which a person is to play; empty for somebody who sits out. */
    public Optional<Table> tableOf(String name) {
        return tables.stream().filter(table -> table.names().contains(name)).findFirst();
    }

    /** Returns the names of the people whom a person meets for the first time. */
    public List<String> metFirst(String name) {
        return firstMeetings.stream()
                .map(pair -> pair.name.equals(name)
                        ? Optional.of(pair.other)
                        : pair.other.equals(name) ? Optional.of(pair.name) : Optional.<String>empty())
                .flatMap(Optional::stream)
                .toList();
    }
}
