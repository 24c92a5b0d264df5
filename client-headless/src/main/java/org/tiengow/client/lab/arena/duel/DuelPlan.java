package org.tiengow.client.lab.arena.duel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.client.lab.arena.Entrant;
import org.tiengow.client.lab.arena.Seeds;
import org.tiengow.client.lab.arena.Series;
import org.tiengow.engine.rules.TableRules;

/**
 * Every candidate is to meet every opponent of a pool.
 *
 * @param rules the rules of every deal
 * @param players how many play
 * @param candidates who is judged
 * @param pool whom they meet; a strategy does not meet itself
 * @param lineup how many seats a candidate takes
 * @param question what is asked of each of them
 * @param seed what all deals, and all chance of the bots, are drawn from
 * @param limit the time for each decision
 */
public record DuelPlan(
        TableRules rules,
        int players,
        List<Entrant> candidates,
        List<Entrant> pool,
        Lineup lineup,
        DuelQuestion question,
        long seed,
        Duration limit) {
    /**
     * Checks that they can meet.
     *
     * @throws IllegalArgumentException with a sentence, when they cannot
     */
    public DuelPlan {
        candidates = List.copyOf(candidates);
        pool = List.copyOf(pool);
        if (!rules.set().players().allows(players)) {
            throw new IllegalArgumentException(
                    rules.id() + " is for " + rules.set().players() + " players, not " + players + ".");
        }
        if (!lineup.fits(players)) {
            throw new IllegalArgumentException("Two against two takes four players, not " + players + ".");
        }
        if (duels(players, candidates, pool, lineup).isEmpty()) {
            throw new IllegalArgumentException("Nobody meets anybody else: name a candidate and an opponent.");
        }
    }

    /** Who meets whom, candidate by candidate. */
    List<Duel> duels() {
        return duels(players, candidates, pool, lineup);
    }

    /** What all deals of a duel have in common; every duel plays the same deals. */
    Series series(Duel duel) {
        // Mixed once, so that the deals of one seed are not those of the next, moved by one.
        return new Series("duel-" + seed + "-" + duel.number(), rules, players, Seeds.mixed(seed, 0), limit);
    }

    private static List<Duel> duels(int players, List<Entrant> candidates, List<Entrant> pool, Lineup lineup) {
        List<Duel> duels = new ArrayList<>();
        for (Entrant candidate : candidates) {
            for (Entrant opponent : pool) {
                if (!candidate.name().equals(opponent.name())) {
                    duels.add(new Duel(duels.size(), candidate, opponent, players, lineup.seats(players)));
                }
            }
        }
        return Collections.unmodifiableList(duels);
    }
}
