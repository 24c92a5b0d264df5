package org.tiengow.client.search;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** Makes the play after which its network expects the most chips; declares one red dot whenever it may. */
public final class NetworkBot implements Bot {
    private final Evaluator evaluator;
    private final Sight sight = new Sight();
    private final int[] on = new int[Inputs.MOST];
    private @Nullable RuleSet rules;
    private @Nullable Referee referee;
    private @Nullable Inputs inputs;

    /** A bot for one seat. */
    public NetworkBot(Network network) {
        evaluator = new Evaluator(network);
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        if (!view.rules().equals(rules)) {
            rules = view.rules();
            referee = Referee.of(rules);
            inputs = new Inputs(referee);
        }
        sight.look(view, referee);
        int common = inputs.common(sight, on);
        evaluator.begin(on, common);
        int best = 0;
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            Play play = legal.get(i);
            int tiles = play.tiles().bits();
            if (play.isForfeit() && Sameness.hasEarlierTwin(sight.hand, tiles)) {
                continue;
            }
            int end = inputs.after(sight, tiles, play.isForfeit() ? Sight.NO_SET : referee.setOf(tiles), on, common);
            float value = evaluator.value(on, common, end);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }
}
