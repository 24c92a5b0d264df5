package org.tiengow.presentation.plot;

import java.util.List;

/**
 * The plot of the chips over the match.
 *
 * @param title the heading
 * @param axis the label of the axis
 * @param rounds the rounds of the match; 0 for an open match
 * @param lines one line for each seat
 * @param accessible the text for a screen reader
 */
public record Plot(String title, String axis, int rounds, List<PlotLine> lines, String accessible) {
    public Plot {
        lines = List.copyOf(lines);
    }

    /**
     * The line of a seat in the plot.
     *
     * @param colour the seat's colour, 0 to 7
     * @param label the label at its end, such as "Mei +24"
     * @param chips the score before the first round, and after each
     * @param mine whether this is the viewer
     */
    public record PlotLine(int colour, String label, List<Integer> chips, boolean mine) {
        public PlotLine {
            chips = List.copyOf(chips);
        }
    }
}
