package org.tiengow.presentation.plot;

import java.util.List;

/**
 * A plot of chips over the rounds of a match, the matches of a night or the nights of a person.
 *
 * @param title the heading
 * @param axis the label of the axis
 * @param rounds the number of steps along the axis; 0 for a match without a set number of rounds
 * @param lines the lines, one for each player
 * @param accessible the text for a screen reader
 */
public record Plot(String title, String axis, int rounds, List<PlotLine> lines, String accessible) {
    public Plot {
        lines = List.copyOf(lines);
    }

    /**
     * The line of a player.
     *
     * @param colour the player's colour, 0 to 7
     * @param label the label at its end, such as "Mei +24"
     * @param chips the score before the first step, and after each
     * @param mine whether this is the viewer
     */
    public record PlotLine(int colour, String label, List<Integer> chips, boolean mine) {
        public PlotLine {
            chips = List.copyOf(chips);
        }
    }
}
