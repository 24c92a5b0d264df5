package org.tiengow.presentation.start;

import java.time.Instant;
import java.util.List;

/**
 * A night at a host of this program that was broken off, for whoever is asked whether to go on with it.
 *
 * @param host the name of the host
 * @param pin the PIN for whoever joined; empty if there was none
 * @param tables the tables with a match, in the order of their numbers; never empty
 * @param last when something last happened there
 */
public record BrokenNight(String host, String pin, List<Table> tables, Instant last) {
    /**
     * One table.
     *
     * @param people the names of its people, in the order of the seats; none: bots alone
     * @param round the number of its round; 0 before the first
     */
    public record Table(List<String> people, int round) {
        /** Copies the list. */
        public Table {
            people = List.copyOf(people);
        }
    }

    /** Copies the list. */
    public BrokenNight {
        tables = List.copyOf(tables);
    }
}
