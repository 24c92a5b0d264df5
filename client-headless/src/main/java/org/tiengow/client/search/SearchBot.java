package org.tiengow.client.search;

import java.time.Duration;
import org.tiengow.client.bot.Bot;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

/** Makes the play that its {@link Search} thinks best; declares one red dot whenever it may. */
public final class SearchBot implements Bot {
    private final Search search;
    private final Effort effort;

    /**
     * A bot for one seat.
     *
     * @param networks what it expects plays to bring, and takes others to play by
     * @param effort how long it thinks
     * @param seed what its guesses are drawn from
     */
    public SearchBot(Networks networks, Effort effort, long seed) {
        this.search = new Search(networks, seed);
        this.effort = effort;
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        return search.think(view, legal, effort, limit).get(0).play();
    }
}
