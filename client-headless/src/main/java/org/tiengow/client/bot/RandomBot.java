package org.tiengow.client.bot;

import java.time.Duration;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/** A bot that chooses among the legal plays with equal probability. */
public final class RandomBot implements Bot {
    private final long seed;

    /** Creates a bot whose choices depend only on the seed and the positions. */
    public RandomBot(long seed) {
        this.seed = seed;
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        return BotChance.of(seed, view).nextInt(legal.size());
    }
}
