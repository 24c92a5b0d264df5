package org.tiengow.presentation.history;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.sheet.SheetScreen.Act;

/**
 * A page of the history: all nights, everybody, one night or one person. Texts and figures are in the user's language, ready for display.
 *
 * @param page the id by which a frontend recognises the page
 * @param title the title
 * @param subtitle the line below it
 * @param tabs the pages side by side; empty on a page of one night or person, which leads back to its list
 * @param problem a sentence about files of the book, or about what was saved; may be empty
 * @param empty the text in place of the lines while there are none
 * @param facts the figures
 * @param plot the curve; null if absent
 * @param sections the lists
 * @param acts the buttons, from left to right
 */
public record HistoryScreen(
        String page,
        String title,
        String subtitle,
        List<Tab> tabs,
        String problem,
        String empty,
        List<Fact> facts,
        @Nullable Plot plot,
        List<Section> sections,
        List<Act> acts) {
    public HistoryScreen {
        tabs = List.copyOf(tabs);
        facts = List.copyOf(facts);
        sections = List.copyOf(sections);
        acts = List.copyOf(acts);
    }

    /**
     * A page beside others.
     *
     * @param id the id by which a frontend reports that it was chosen
     * @param words its label
     * @param chosen whether it is shown
     */
    public record Tab(String id, String words, boolean chosen) {}

    /**
     * A figure with its label.
     *
     * @param link the id by which a frontend reports that the figure was opened; empty if it cannot be
     * @param linkWords the label of the link; empty without one
     */
    public record Fact(String label, String value, String link, String linkWords) {}

    /**
     * A list with its heading.
     *
     * @param heading the heading; empty if it needs none
     */
    public record Section(String heading, List<Line> lines) {
        public Section {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A line of a list.
     *
     * @param id the id by which a frontend reports that it was opened; empty if it cannot be
     * @param title the title
     * @param detail details below the title; may be empty
     * @param figure the figure at the end of the line; may be empty
     * @param spoken the line for a screen reader
     */
    public record Line(String id, String title, String detail, String figure, String spoken) {}
}
