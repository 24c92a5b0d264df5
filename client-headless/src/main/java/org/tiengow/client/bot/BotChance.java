package org.tiengow.client.bot;

import java.util.Objects;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.SeatView;

/**
 * The randomness of bots. Each decision has a stream of random numbers that depends on the seed and the position alone, whatever was decided
 * before and seen of the match.
 */
public final class BotChance {
    private BotChance() {}

    /** Returns the stream for the decision of the seat of a view. */
    public static SplittableRandom of(long seed, SeatView view) {
        int position = Objects.hash(
                view.round(),
                view.phase().ordinal(),
                view.hand(),
                view.tricks().size(),
                view.table().size());
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + position);
    }
}
