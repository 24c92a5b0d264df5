package org.tiengow.client.bot;

import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.RuleSet;

/** Keeps the book of sets of the rules that were asked for last: a bot plays many decisions by the same rules. */
final class LastSetBook {
    private @Nullable SetBook last;

    /** The book for these rules. */
    SetBook of(RuleSet rules) {
        if (last == null || !last.rules().equals(rules)) {
            last = new SetBook(rules);
        }
        return last;
    }
}
