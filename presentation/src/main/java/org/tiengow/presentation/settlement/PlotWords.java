package org.tiengow.presentation.settlement;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The plot of the chips over a match.
 *
 * @param words the language
 * @param table the table of the match
 * @param people the people at the table
 */
record PlotWords(Words words, TableState table, People people) {
    /** Returns the plot with a title: the score before the first round, and after each round. */
    Plot plot(String title) {
        List<Plot.PlotLine> lines = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            List<Integer> chips = new ArrayList<>();
            chips.add(table.rules().set().number(Parameter.START_CHIPS));
            for (FinishedRound round : table.rounds()) {
                chips.add(round.chips().get(seat));
            }
            String label = people.name(seat) + " " + Words.signed(chips.get(chips.size() - 1));
            labels.add(label);
            lines.add(new Plot.PlotLine(people.colour(seat), label, chips, people.isMe(seat)));
        }
        return new Plot(
                title,
                words.get("settle.round"),
                table.rules().set().number(Parameter.ROUNDS),
                lines,
                words.list(labels));
    }
}
