package org.tiengow.client.session.table;

import java.util.List;

/**
 * The open question whether a player may take the latest play back.
 *
 * @param number the number that an answer names
 * @param seat the seat that asks
 * @param missing the seats of the people who have not answered yet, in ascending order
 * @param ends the end of the time for answers
 */
public record TakeBackQuestion(long number, int seat, List<Integer> missing, Deadline ends) {
    public TakeBackQuestion {
        missing = List.copyOf(missing);
    }
}
