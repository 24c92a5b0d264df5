package org.tiengow.client.bot;

import java.time.Duration;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/** A bot that chooses among the legal plays with equal probability. */
public final class RandomBot implements Bot {
    private final SplittableRandom rounds;
    private SplittableRandom random;

    /** Creates a bot whose choices depend only on the seed, the number of rounds before and the decisions it is asked for. */
    public RandomBot(long seed) {
        rounds = new SplittableRandom(seed);
        random = rounds.split();
    }

    @Override
    public void saw(SeatEvent event) {
        if (event instanceof SeatEvent.RoundBegan) {
            random = rounds.split();
        }
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        return random.nextInt(legal.size());
    }
}
