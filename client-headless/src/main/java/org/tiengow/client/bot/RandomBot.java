package org.tiengow.client.bot;

import java.time.Duration;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/** Chooses among the legal plays, each as likely as any other. */
public final class RandomBot implements Bot {
    private final SplittableRandom random;

    /** The same seed makes the same choices in the same places. */
    public RandomBot(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        return random.nextInt(legal.size());
    }
}
