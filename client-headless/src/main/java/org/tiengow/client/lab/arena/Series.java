package org.tiengow.client.lab.arena;

import java.time.Duration;
import org.tiengow.engine.rules.TableRules;

/**
 * What deals that belong together have in common.
 *
 * @param name what the matches of the series are called, before the deal and the seating
 * @param rules the rules of every deal
 * @param players how many play
 * @param seed what all deals, and all chance of the bots, are drawn from
 * @param limit the time for each decision
 */
public record Series(String name, TableRules rules, int players, long seed, Duration limit) {
    /** The deal with a number; it depends on nothing else that was drawn. */
    ArenaDeal deal(int number) {
        return ArenaDeal.drawn(rules.set(), players, seed, number);
    }

    /** The id of the match that a deal in a seating is. */
    String match(int deal, Seating seating) {
        return name + "-" + deal + "-" + seating.label();
    }
}
