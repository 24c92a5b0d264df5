package org.tiengow.lab.arena;

import java.util.List;
import org.tiengow.engine.seat.RoundResult;

/** Plays a plan: every deal in every distinct rotation of the entrants. */
public final class Arena {
    private final ArenaPlan plan;
    private final int threads;

    /**
     * Creates an arena.
     *
     * @param threads the number of sittings played in parallel, at least 1; the outcome does not depend on it
     */
    public Arena(ArenaPlan plan, int threads) {
        this.plan = plan;
        this.threads = threads;
    }

    /**
     * Plays all deals.
     *
     * @param listener receives all games, in the order of deals and rotations, on the calling thread
     * @return the result of each candidate, in the order of the entrants
     * @throws ArenaFailure if a strategy fails or the calling thread is interrupted
     */
    public List<CandidateResult> play(ArenaListener listener) {
        List<Tally> tallies = plan.candidates().stream().map(Tally::new).toList();
        new Blocks(plan.series(), plan.seatings(), threads)
                .play(
                        plan.deals(),
                        deal -> {
                            tallies.forEach(tally -> tally.add(deal));
                            deal.forEach(listener::played);
                        },
                        deals -> {
                            listener.reached(deals);
                            return true;
                        });
        return tallies.stream().map(Tally::standing).toList();
    }

    /** Adds up the deals of one candidate, in order. */
    private static final class Tally {
        private final String name;
        private final Estimate.Gatherer chips = new Estimate.Gatherer();
        private DecisionCounts decisions = DecisionCounts.NONE;
        private long seats;
        private long won;

        Tally(String name) {
            this.name = name;
        }

        /** Counts one deal in all its rotations, unless a substitute played in one of them. */
        void add(List<Game> deal) {
            for (Game game : deal) {
                decisions = decisions.plus(game.decisions(name));
            }
            if (deal.stream().anyMatch(Game::hasSubstitute)) {
                return;
            }
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
            return new CandidateResult(name, chips.estimate(), decisions, seats, seats == 0 ? 0 : (double) won / seats);
        }
    }
}
