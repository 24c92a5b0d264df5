package org.tiengow.lab.arena;

import java.time.Duration;
import org.tiengow.engine.rules.TableRules;

/**
 * The settings that deals of one series share.
 *
 * @param name the beginning of the match ids, before the deal and the seating
 * @param rules the rules of every deal
 * @param players the number of players
 * @param seed the seed of all deals and of the bots' randomness
 * @param limit the time for each decision
 */
public record Series(String name, TableRules rules, int players, long seed, Duration limit) {
    /** Draws the deal with a number. It does not depend on earlier draws. */
    ArenaDeal deal(int number) {
        return ArenaDeal.drawn(rules.set(), players, seed, number);
    }

    /** Returns the id of the match for a deal in a seating. */
    String match(int deal, Seating seating) {
        return name + "-" + deal + "-" + seating.label();
    }
}
