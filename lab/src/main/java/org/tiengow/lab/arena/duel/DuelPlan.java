package org.tiengow.lab.arena.duel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.Seeds;
import org.tiengow.lab.arena.Series;

/**
 * A plan in which every candidate meets every opponent of a pool.
 *
 * @param rules the rules of every deal
 * @param players the number of players
 * @param candidates the strategies under test
 * @param pool the opponents; a strategy does not meet itself
 * @param lineup the number of seats for a candidate
 * @param question the question about each duel
 * @param seed the seed of all deals and of the bots' randomness
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
     * Checks that the duels can be played.
     *
     * @throws IllegalArgumentException with a sentence, if they cannot
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

    /** Returns the duels, candidate by candidate. */
    List<Duel> duels() {
        return duels(players, candidates, pool, lineup);
    }

    /** Returns the settings that all deals of a duel share. Every duel plays the same deals. */
    Series series(Duel duel) {
        // Mixed once, since otherwise the deals of one seed would be those of the next, shifted by one.
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
