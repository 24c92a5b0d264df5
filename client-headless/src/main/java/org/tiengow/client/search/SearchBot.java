package org.tiengow.client.search;

import java.time.Duration;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bot.DecisionSource;
import org.tiengow.client.bot.SourcedBot;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * A bot that makes the play its {@link Search} finds best. It declares one red dot whenever it may, and learns in the course of a match how the
 * others play.
 */
public final class SearchBot implements SourcedBot {
    private final Search search;
    private final Effort effort;
    private DecisionSource source = DecisionSource.OWN;

    /**
     * Creates a bot for one seat.
     *
     * @param networks the networks that value plays and predict the other players
     * @param effort the limits of each search
     * @param seed the seed of the samples
     */
    public SearchBot(Networks networks, Effort effort, long seed) {
        this.search = new Search(networks, seed);
        this.effort = effort;
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            source = DecisionSource.OWN;
            return legal.size() - 1;
        }
        int play = search.think(view, legal, effort, limit).get(0).play();
        source = search.wasCutShort() ? DecisionSource.CUT_SHORT : DecisionSource.OWN;
        return play;
    }

    @Override
    public void begin(BotSeat seat) {
        search.nextMatch();
    }

    @Override
    public void saw(SeatEvent event) {
        if (event instanceof SeatEvent.RoundBegan) {
            search.nextRound();
        }
    }

    @Override
    public DecisionSource source() {
        return source;
    }
}
