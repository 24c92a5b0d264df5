package org.tiengow.client.bot;

import java.time.Duration;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/**
 * A bot with hand-written heuristics. It estimates the value of every play in chips and makes the best one.
 *
 * <p>The value of a play has two parts: what its trick may bring, multiplied by the probability that the set holds, and what the tiles kept
 * are still good for. Winners count most among the tiles kept, since the last trick takes the round; then sets that can be led. Low tiles
 * are worth nothing and go first. The bot looks only at the tiles it has not seen; it has no memory and no randomness.
 */
public final class SteadyBot implements Bot {
    private final Weights weights;
    private final LastSetBook books = new LastSetBook();

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
        Judgement judgement = judge(Situation.of(view));
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

    /** Judges the plays of one decision. */
    public Judgement judge(Situation situation) {
        return new Judgement(situation, books.of(situation.rules()), weights);
    }
}
