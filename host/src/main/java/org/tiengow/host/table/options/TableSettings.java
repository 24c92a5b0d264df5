package org.tiengow.host.table.options;

import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.wire.TableOptions;

/**
 * How a table begins.
 *
 * @param number 0 for the first table of the host
 * @param rules its rules
 * @param options its options
 * @param seats how many seats are wished for; 0 for the most the rules allow
 * @param start when it starts
 * @param level the level of bots nobody chose one for
 * @param botsOnly whether only bots are seated, since the deals are reproducible
 * @param playsToEnd whether a match that ends by itself is played to its end though nobody is there any more
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
    /** A table whose match waits when nobody is there. */
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

    /** How many seats a table under these rules has: what is wished for, as far as the rules allow. */
    public int seatsUnder(TableRules changed) {
        PlayerRange range = changed.set().players();
        return seats == 0 ? range.max() : Math.max(range.min(), Math.min(range.max(), seats));
    }
}
