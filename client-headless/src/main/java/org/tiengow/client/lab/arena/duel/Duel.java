package org.tiengow.client.lab.arena.duel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.tiengow.client.lab.arena.Entrant;
import org.tiengow.client.lab.arena.Seating;

/**
 * A candidate and an opponent on the same deals: the candidate in the seats of each line-up, and once the opponent in every
 * seat, which says what the same deal brings without the candidate.
 *
 * <p>All seatings share one stream of chance, so that they are alike up to the first decision in which the two differ.
 *
 * @param number 0 for the first of its plan
 * @param candidate who is judged
 * @param opponent who has the other seats
 * @param players how many play
 * @param lineups the seats the candidate takes, one set a seating
 */
record Duel(int number, Entrant candidate, Entrant opponent, int players, List<Set<Integer>> lineups) {
    private static final int SHARED_CHANCE = 0;

    Duel {
        lineups = List.copyOf(lineups);
    }

    /** What is played of each deal: the line-ups, and last the reference, in which the opponent has every seat. */
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
