package org.tiengow.client.lab.arena;

import java.util.List;

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
}
