package org.tiengow.client.search;

import java.time.Duration;
import java.util.function.Function;
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
    private final Function<RuleSet, Network> networks;
    private final Sight sight = new Sight();
    private final int[] on = new int[Inputs.MOST];
    private @Nullable Thought thought;

    /**
     * A bot for one seat.
     *
     * @param networks the network for the rules it will meet
     */
    public NetworkBot(Function<RuleSet, Network> networks) {
        this.networks = networks;
    }

    /** What is made once for some rules. */
    private record Thought(RuleSet rules, Referee referee, Inputs inputs, Evaluator evaluator) {}

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        Thought with = thoughtOf(view.rules());
        sight.look(view, with.referee);
        int common = with.inputs.common(sight, on);
        with.evaluator.begin(on, common);
        int best = 0;
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            Play play = legal.get(i);
            int tiles = play.tiles().bits();
            if (play.isForfeit() && Sameness.hasEarlierTwin(sight.hand, tiles)) {
                continue;
            }
            int set = play.isForfeit() ? Sight.NO_SET : with.referee.setOf(tiles);
            float value = with.evaluator.value(on, common, with.inputs.after(sight, tiles, set, on, common));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private Thought thoughtOf(RuleSet rules) {
        if (thought == null || !thought.rules.equals(rules)) {
            Referee referee = Referee.of(rules);
            thought = new Thought(rules, referee, new Inputs(referee), new Evaluator(networks.apply(rules)));
        }
        return thought;
    }
}
