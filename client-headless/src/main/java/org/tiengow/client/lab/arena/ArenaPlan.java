package org.tiengow.client.lab.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.engine.rules.TableRules;

/**
 * What is to be played.
 *
 * @param rules the rules of every deal
 * @param entrants who plays, one a seat
 * @param deals how many deals, at least 1
 * @param seed what all deals, and all chance of the bots, are drawn from
 * @param limit the time for each decision
 */
public record ArenaPlan(TableRules rules, List<Entrant> entrants, int deals, long seed, Duration limit) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException with a sentence, when so many cannot play by these rules
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

    /** How many seats there are. */
    public int players() {
        return entrants.size();
    }

    /** The rotations that seat the candidates differently: rotation r puts entrant (seat + r) modulo players in a seat. */
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

    /** Who sits where in a rotation. */
    public List<Entrant> seating(int rotation) {
        List<Entrant> seated = new ArrayList<>(entrants);
        Collections.rotate(seated, -rotation);
        return seated;
    }

    /** What all deals have in common. */
    Series series() {
        return new Series("arena-" + seed, rules, players(), seed, limit);
    }

    /** The distinct rotations as seatings. */
    List<Seating> seatings() {
        return rotations().stream()
                .map(rotation -> new Seating(String.valueOf(rotation), rotation, seating(rotation)))
                .toList();
    }

    /** Every name once, in the order of the entrants. */
    public List<String> candidates() {
        return entrants.stream().map(Entrant::name).distinct().toList();
    }
}
