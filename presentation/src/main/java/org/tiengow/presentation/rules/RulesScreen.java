package org.tiengow.presentation.rules;

import java.util.List;

/**
 * The rules of a table to be read.
 *
 * @param title whose rules they are
 * @param about what a game under them is like
 * @param sections the pages
 * @param close what closing is called
 */
public record RulesScreen(String title, String about, List<RulesPages.Section> sections, String close) {
    /** Copies the list. */
    public RulesScreen {
        sections = List.copyOf(sections);
    }
}
