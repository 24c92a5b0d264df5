package org.tiengow.lab.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.engine.rules.TableRules;

/**
 * The plan of an arena.
 *
 * @param rules the rules of every deal
 * @param entrants the players, one for each seat
 * @param deals the number of deals, at least 1
 * @param seed the seed of all deals and of the bots' randomness
 * @param limit the time for each decision
 */
public record ArenaPlan(TableRules rules, List<Entrant> entrants, int deals, long seed, Duration limit) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException with a sentence, if the rules do not allow so many players or there is no deal
     */
    public ArenaPlan {
        entrants = List.copyOf(entrants);
        if (!rules.set().players().allows(entrants.size())) {
            throw new IllegalArgumentException(
                    rules.id() + " is for " + rules.set().players() + " players, not " + entrants.size() + ".");
        }
        if (deals < 1) {
            throw new IllegalArgumentException("There must be at least one deal, not " + deals + ".");
        }
    }

    public int players() {
        return entrants.size();
    }

    /** Returns the rotations that seat the candidates differently. Rotation r puts entrant (seat + r) modulo players in a seat. */
    public List<Integer> rotations() {
        List<List<String>> seatings = new ArrayList<>();
        List<Integer> distinct = new ArrayList<>();
        for (int rotation = 0; rotation < players(); rotation++) {
            List<String> names = seating(rotation).stream().map(Entrant::name).toList();
            if (!seatings.contains(names)) {
                seatings.add(names);
                distinct.add(rotation);
            }
        }
        return Collections.unmodifiableList(distinct);
    }

    /** Returns the entrant of each seat in a rotation. */
    public List<Entrant> seating(int rotation) {
        List<Entrant> seated = new ArrayList<>(entrants);
        Collections.rotate(seated, -rotation);
        return seated;
    }

    /** Returns the settings that all deals share. */
    Series series() {
        return new Series("arena-" + seed, rules, players(), seed, limit);
    }

    /** Returns the distinct rotations as seatings. */
    List<Seating> seatings() {
        return rotations().stream()
                .map(rotation -> new Seating(String.valueOf(rotation), rotation, seating(rotation)))
                .toList();
    }

    /** Returns every name once, in the order of the entrants. */
    public List<String> candidates() {
        return entrants.stream().map(Entrant::name).distinct().toList();
    }
}
