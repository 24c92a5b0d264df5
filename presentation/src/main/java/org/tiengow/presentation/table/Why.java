package org.tiengow.presentation.table;

import java.util.List;

/**
 * The rules behind a reason.
 *
 * @param link the label of the link that opens them
 * @param title the heading
 * @param rules the paragraphs
 * @param more the label of the link to all rules
 * @param close the label of the button that closes them
 * @param open whether they are open
 */
public record Why(String link, String title, List<Rule> rules, String more, String close, boolean open) {
    public Why {
        rules = List.copyOf(rules);
    }

    /**
     * A paragraph of the rules.
     *
     * @param number such as "4.3"
     * @param text the paragraph, as it applies under the rules of this table
     */
    public record Rule(String number, String text) {}
}
