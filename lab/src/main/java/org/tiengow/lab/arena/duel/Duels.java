package org.tiengow.lab.arena.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tiengow.lab.arena.Blocks;
import org.tiengow.lab.arena.Estimate;

/** Plays a plan of duels, one after the other. Each duel ends when its question is answered, or too few decisions are the strategies' own. */
public final class Duels {
    private final DuelPlan plan;
    private final int threads;

    /**
     * Creates a run of a plan.
     *
     * @param threads the number of sittings played in parallel, at least 1; the outcome does not depend on it, unless the strategies look
     * at a clock
     */
    public Duels(DuelPlan plan, int threads) {
        this.plan = plan;
        this.threads = threads;
    }

    /**
     * Plays all duels.
     *
     * @param listener receives all events, in order, on the calling thread
     * @throws org.tiengow.lab.arena.ArenaFailure if a strategy fails or the calling thread is interrupted
     */
    public DuelReport play(DuelListener listener) {
        List<DuelTally> tallies = new ArrayList<>();
        for (Duel duel : plan.duels()) {
            DuelTally tally = new DuelTally(duel, plan.question());
            play(duel, tally, listener);
            tallies.add(tally);
        }
        return new DuelReport(
                plan, tallies.stream().map(DuelTally::result).toList(), Ratings.of(contests(tallies), plan.question()));
    }

    /** Returns the contests between strategies that were measured in all of their duels. */
    private static List<Contest> contests(List<DuelTally> tallies) {
        Set<String> unmeasured =
                tallies.stream().flatMap(tally -> tally.unmeasured().stream()).collect(Collectors.toSet());
        return tallies.stream()
                .map(DuelTally::contest)
                .filter(contest -> contest.scores().deals() > 0)
                .filter(contest ->
                        !unmeasured.contains(contest.candidate()) && !unmeasured.contains(contest.opponent()))
                .toList();
    }

    private void play(Duel duel, DuelTally tally, DuelListener listener) {
        DuelQuestion question = plan.question();
        new Blocks(plan.series(duel), duel.seatings(), threads)
                .play(
                        question.mostDeals(),
                        deal -> {
                            tally.add(deal);
                            deal.forEach(listener::played);
                        },
                        deals -> {
                            Estimate chips = tally.look();
                            listener.reached(
                                    duel.candidate().name(), duel.opponent().name(), chips);
                            Conclusion answer = tally.answer();
                            return answer == Conclusion.OPEN
                                    || deals < question.deals() && answer != Conclusion.NOT_MEASURED;
                        });
    }
}
