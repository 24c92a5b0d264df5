package org.tiengow.client.bot;

import java.time.Duration;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/** A bot that chooses among the legal plays with equal probability. */
public final class RandomBot implements Bot {
    private final SplittableRandom random;

    /** Creates a bot whose choices depend only on the seed and the decisions it is asked for. */
    public RandomBot(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        return random.nextInt(legal.size());
    }
}
