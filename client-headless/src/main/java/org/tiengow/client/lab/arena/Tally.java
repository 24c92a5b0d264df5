package org.tiengow.client.lab.arena;

import java.util.List;
import org.tiengow.engine.seat.RoundResult;

/** Adds up the deals of one candidate, in order. */
final class Tally {
    private final String name;
    private final Estimate.Gatherer chips = new Estimate.Gatherer();
    private long seats;
    private long won;

    Tally(String name) {
        this.name = name;
    }

    /** Counts one deal in all its rotations. */
    void add(List<Game> deal) {
        long sat = 0;
        long sum = 0;
        for (Game game : deal) {
            RoundResult result = game.result();
            for (int seat = 0; seat < game.names().size(); seat++) {
                if (game.names().get(seat).equals(name)) {
                    sat++;
                    sum += result.change().get(seat);
                    won += result.winner() == seat ? 1 : 0;
                }
            }
        }
        seats += sat;
        chips.add((double) sum / sat);
    }

    CandidateResult standing() {
        return new CandidateResult(name, chips.estimate(), seats, (double) won / seats);
    }
}
