package org.tiengow.presentation.start;

import java.time.Instant;
import java.util.List;

/**
 * An interrupted night at a host of this program, for the question whether to resume it.
 *
 * @param host the name of the host
 * @param pin the PIN for joining; empty if there was none
 * @param tables the tables with a match, ordered by number; never empty
 * @param last the moment of the last event there
 */
public record BrokenNight(String host, String pin, List<Table> tables, Instant last) {
    /**
     * A table of that night.
     *
     * @param people the names of its people, in the order of the seats; empty for bots alone
     * @param round the number of its round; 0 before the first
     */
    public record Table(List<String> people, int round) {
        public Table {
            people = List.copyOf(people);
        }
    }

    public BrokenNight {
        tables = List.copyOf(tables);
    }
}
