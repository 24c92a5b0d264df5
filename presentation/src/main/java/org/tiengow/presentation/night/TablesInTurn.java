package org.tiengow.presentation.night;

import java.util.List;

/**
 * The choice of what a television shows: all tables in turn, or one of them.
 *
 * @param choices first the turn, then each table
 */
public record TablesInTurn(List<Choice> choices) {
    /** The number that stands for all tables in turn. */
    public static final int ALL = -1;

    public TablesInTurn {
        choices = List.copyOf(choices);
    }

    /**
     * A choice.
     *
     * @param table the number of the table; {@link #ALL} for all in turn
     * @param words its label
     * @param shown whether this table is shown now
     * @param chosen whether it is chosen
     */
    public record Choice(int table, String words, boolean shown, boolean chosen) {}
}
