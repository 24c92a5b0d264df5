package org.tiengow.client.search;

import java.util.Arrays;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** What a network expects of each legal play, in its units; for one thread. */
final class Expectations {
    private final Referee referee;
    private final Inputs inputs;
    private final Evaluator evaluator;
    private final Sight sight = new Sight();
    private final int[] on = new int[Inputs.MOST];
    private float[] values = {};

    Expectations(RuleSet rules, Network network) {
        referee = Referee.of(rules);
        inputs = new Inputs(referee);
        evaluator = new Evaluator(network);
    }

    /** Values every play; one that is the same as another before it counts as minus infinity. */
    void look(SeatView view, LegalPlays legal) {
        sight.look(view, referee);
        int common = inputs.common(sight, on);
        evaluator.begin(on, common);
        values = values.length >= legal.size() ? values : new float[legal.size()];
        Arrays.fill(values, Float.NEGATIVE_INFINITY);
        for (int i = 0; i < legal.size(); i++) {
            Play play = legal.get(i);
            int tiles = play.tiles().bits();
            if (!Sameness.hasEarlierTwin(sight.hand, tiles)) {
                int set = play.isForfeit() ? Sight.NO_SET : referee.setOf(tiles);
                values[i] = evaluator.value(on, common, inputs.after(sight, tiles, set, on, common));
            }
        }
    }

    /** What is expected of a play. */
    float value(int play) {
        return values[play];
    }

    /** The play of which most is expected. */
    int best(int plays) {
        int best = 0;
        for (int i = 1; i < plays; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return best;
    }

    /** The sight of the last look. */
    Sight sight() {
        return sight;
    }
}
