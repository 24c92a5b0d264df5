package org.tiengow.host.table.options;

import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.wire.TableOptions;

/**
 * The settings with which a table is created.
 *
 * @param number the number of the table; 0 for the first table of the host
 * @param rules the rules at the beginning
 * @param options the options at the beginning
 * @param seats the requested number of seats; 0 for the maximum that the rules allow
 * @param start the event that starts a match
 * @param level the level of bots for which no level was chosen
 * @param botsOnly whether only bots may sit down, since the deals are reproducible
 * @param playsToEnd whether a match with a fixed end is played to its end although nobody is present any more
 */
public record TableSettings(
        int number,
        TableRules rules,
        TableOptions options,
        int seats,
        StartMode start,
        String level,
        boolean botsOnly,
        boolean playsToEnd) {
    /** Settings of a table whose match waits while nobody is present. */
    public TableSettings(
            int number,
            TableRules rules,
            TableOptions options,
            int seats,
            StartMode start,
            String level,
            boolean botsOnly) {
        this(number, rules, options, seats, start, level, botsOnly, false);
    }

    /** Returns the number of seats under the given rules: the requested number, limited to the range that the rules allow. */
    public int seatsUnder(TableRules changed) {
        PlayerRange range = changed.set().players();
        return seats == 0 ? range.max() : Math.max(range.min(), Math.min(range.max(), seats));
    }
}
