package org.tiengow.lab.arena.duel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.Seating;

/**
 * A candidate and an opponent on the same deals. The candidate takes the seats of each line-up in turn. In one more seating, the reference,
 * the opponent has every seat, which shows the outcome of the deal without the candidate.
 *
 * <p>All seatings share one random stream, so that they are identical up to the first decision in which the two strategies differ. A bot that learns
 * may differ earlier in later deals of its sitting.
 *
 * @param number the number of the duel in its plan, from 0
 * @param candidate the strategy under test
 * @param opponent the strategy in all other seats
 * @param players the number of players
 * @param lineups the seats of the candidate, one set for each seating
 */
record Duel(int number, Entrant candidate, Entrant opponent, int players, List<Set<Integer>> lineups) {
    private static final int SHARED_CHANCE = 0;

    Duel {
        lineups = List.copyOf(lineups);
    }

    /** Returns the seatings of each deal: the line-ups, and last the reference, in which the opponent has every seat. */
    List<Seating> seatings() {
        List<Seating> seatings = new ArrayList<>();
        for (Set<Integer> lineup : lineups) {
            seatings.add(seating(lineup));
        }
        seatings.add(seating(Set.of()));
        return Collections.unmodifiableList(seatings);
    }

    private Seating seating(Set<Integer> lineup) {
        StringBuilder label = new StringBuilder();
        List<Entrant> seated = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            boolean candidates = lineup.contains(seat);
            label.append(candidates ? 'c' : 'o');
            seated.add(candidates ? candidate : opponent);
        }
        return new Seating(label.toString(), SHARED_CHANCE, seated);
    }
}
