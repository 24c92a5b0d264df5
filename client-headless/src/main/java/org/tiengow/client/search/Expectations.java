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
    private final Values expected;
    private final Sight sight = new Sight();
    private float[] values = {};

    Expectations(RuleSet rules, Network network) {
        referee = Referee.of(rules);
        expected = new Values(referee, Evaluator.of(network));
    }

    /** Values every play; one that is the same as another before it counts as minus infinity. */
    void look(SeatView view, LegalPlays legal) {
        sight.look(view, referee);
        expected.begin(sight);
        values = values.length >= legal.size() ? values : new float[legal.size()];
        Arrays.fill(values, Float.NEGATIVE_INFINITY);
        for (int i = 0; i < legal.size(); i++) {
            Play play = legal.get(i);
            int tiles = play.tiles().bits();
            if (!Sameness.hasEarlierTwin(sight.hand, tiles)) {
                values[i] = play.isForfeit() ? expected.forfeit(tiles) : expected.faceUp(tiles, referee.setOf(tiles));
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
