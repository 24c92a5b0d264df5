package org.tiengow.client.bot;

import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.RuleSet;

/** A cache of the set book for the rules asked for last. A bot makes many decisions under the same rules. */
final class LastSetBook {
    private @Nullable SetBook last;

    SetBook of(RuleSet rules) {
        if (last == null || !last.rules().equals(rules)) {
            last = new SetBook(rules);
        }
        return last;
    }
}
