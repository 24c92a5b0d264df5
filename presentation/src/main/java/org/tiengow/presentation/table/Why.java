package org.tiengow.presentation.table;

import java.util.List;

/**
 * The rules behind a reason.
 *
 * @param link what opens them
 * @param title above them
 * @param rules the paragraphs
 * @param more what opens all the rules
 * @param close what closing them is called
 * @param open whether they are being read
 */
public record Why(String link, String title, List<Rule> rules, String more, String close, boolean open) {
    /** Copies the list. */
    public Why {
        rules = List.copyOf(rules);
    }

    /**
     * A paragraph of the rules.
     *
     * @param number such as "4.3"
     * @param text what it says, under the rules of this table
     */
    public record Rule(String number, String text) {}
}
