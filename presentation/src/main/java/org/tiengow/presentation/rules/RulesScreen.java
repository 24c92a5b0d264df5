package org.tiengow.presentation.rules;

import java.util.List;

/**
 * The rules of a table.
 *
 * @param title the name of the rules
 * @param about the character of a game under them
 * @param sections the pages
 * @param close the label of the button that closes the sheet
 */
public record RulesScreen(String title, String about, List<RulesPages.Section> sections, String close) {
    public RulesScreen {
        sections = List.copyOf(sections);
    }
}
