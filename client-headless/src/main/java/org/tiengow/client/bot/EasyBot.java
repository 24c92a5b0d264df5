package org.tiengow.client.bot;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenTrick;

/**
 * A bot that plays like a beginner. It judges plays as {@link SteadyBot} does, but forgets some of the finished tricks and misjudges every
 * play a little. It never makes a play that it sees to be far worse than another.
 */
public final class EasyBot implements Bot {
    /** Probability that a finished trick is forgotten, 0 to 1. The last finished trick is always remembered. */
    private static final double FORGETFUL = 0.5;

    /** Standard deviation of the misjudgement, in chips. */
    private static final double CARELESS = 3;

    /** Largest accepted distance to the best play, in chips. A play that is worse by more is never made. */
    private static final double ABSURD = 6;

    private final long seed;
    private final LastSetBook books = new LastSetBook();

    /** Creates a bot whose mistakes depend only on the seed and the positions. */
    public EasyBot(long seed) {
        this.seed = seed;
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1) {
            return 0;
        }
        SplittableRandom random = BotChance.of(seed, view);
        Judgement judgement =
                new Judgement(Situation.of(remembered(view, random)), books.of(view.rules()), Weights.TRIED);
        double[] worths = legal.plays().stream().mapToDouble(judgement::worth).toArray();
        double most = Double.NEGATIVE_INFINITY;
        for (double worth : worths) {
            most = Math.max(most, worth);
        }
        int chosen = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < worths.length; i++) {
            double seen = worths[i] + CARELESS * random.nextGaussian();
            if (worths[i] >= most - ABSURD && seen > best) {
                best = seen;
                chosen = i;
            }
        }
        return chosen;
    }

    private SeatView remembered(SeatView view, SplittableRandom random) {
        int last = view.tricks().size() - 1;
        if (view.phase() == Phase.DECLARING || last < 1) {
            return view;
        }
        List<SeenTrick> kept = view.tricks().stream()
                .filter(trick -> trick.equals(view.tricks().get(last)) || random.nextDouble() >= FORGETFUL)
                .toList();
        return view.with(view.table(), kept);
    }
}
