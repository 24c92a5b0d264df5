package org.tiengow.client.bot;

import java.time.Duration;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/**
 * Common sense, written by hand: every play is given a worth in chips, and the best is made.
 *
 * <p>The worth of a play is what its trick may bring, by the chance that it holds, and what the tiles kept are still good
 * for: winners above all, since the last trick takes the round; then sets that can be led; cheap tiles are worth nothing
 * and go first. It looks at nothing but the tiles it has not seen, and has no memory or chance.
 */
public final class SteadyBot implements Bot {
    private final Weights weights;
    private final LastSetBook books = new LastSetBook();

    /** A bot for one seat. */
    public SteadyBot() {
        this(Weights.TRIED);
    }

    SteadyBot(Weights weights) {
        this.weights = weights;
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1) {
            return 0;
        }
        Judgement judgement = new Judgement(view, books.of(view.rules()), weights);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double worth = judgement.worth(legal.get(i));
            if (worth > most) {
                best = i;
                most = worth;
            }
        }
        return best;
    }
}
