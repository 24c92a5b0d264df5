package org.tiengow.client.search;

import java.util.Arrays;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * The value that a network expects of each legal play, in the network's units; for one thread.
 *
 * <p>A decision can have seventy forfeits. Of so many, only those with the best approximate value are evaluated exactly. This costs less
 * than a thousandth of a chip a round, and the longest decisions take less than half the time.
 */
final class NetworkValues {
    /** Number of forfeits up to which all are evaluated exactly. */
    private static final int FEW = 16;

    /** Number of forfeits that are evaluated exactly if there are more than {@value #FEW}. */
    private static final int CLOSELY = 8;

    private final Referee referee;
    private final Values expected;
    private final Observation sight = new Observation();
    private final Glance glance = new Glance();
    private float[] values = {};
    private int[] forfeits = {};

    NetworkValues(RuleSet rules, Network network) {
        referee = Referee.of(rules);
        expected = new Values(referee, Evaluator.of(network));
    }

    /** Evaluates every play. A play that is equivalent to an earlier one gets minus infinity. */
    void look(SeatView view, LegalPlays legal) {
        sight.look(view, referee);
        expected.begin(sight);
        values = values.length >= legal.size() ? values : new float[legal.size()];
        forfeits = forfeits.length >= legal.size() ? forfeits : new int[legal.size()];
        Arrays.fill(values, Float.NEGATIVE_INFINITY);
        int count = 0;
        for (int i = 0; i < legal.size(); i++) {
            Play play = legal.get(i);
            int tiles = play.tiles().bits();
            if (Sameness.hasEarlierTwin(sight.hand, tiles)) {
                continue;
            }
            if (play.isForfeit()) {
                forfeits[count++] = i;
            } else {
                values[i] = expected.faceUp(tiles, referee.setOf(tiles));
            }
        }
        if (count <= FEW) {
            lookClosely(legal, count);
        } else {
            lookAtTheBest(legal, count);
        }
    }

    private void lookClosely(LegalPlays legal, int count) {
        for (int i = 0; i < count; i++) {
            values[forfeits[i]] = expected.forfeit(tiles(legal, i));
        }
    }

    /** Evaluates the most promising forfeits exactly. The others get at most the least value of these. */
    private void lookAtTheBest(LegalPlays legal, int count) {
        glance.look(expected, sight.hand, tiles(legal, 0));
        for (int i = 0; i < count; i++) {
            values[forfeits[i]] = glance.value(tiles(legal, i));
        }
        for (int i = 0; i < CLOSELY; i++) {
            bestToFront(i, count);
        }
        lookClosely(legal, CLOSELY);
        float least = values[forfeits[0]];
        for (int i = 1; i < CLOSELY; i++) {
            least = Math.min(least, values[forfeits[i]]);
        }
        for (int i = CLOSELY; i < count; i++) {
            values[forfeits[i]] = Math.min(least, values[forfeits[i]]);
        }
    }

    /** Moves the best of the forfeits from a place on to that place. */
    private void bestToFront(int place, int count) {
        int best = place;
        for (int i = place + 1; i < count; i++) {
            best = values[forfeits[i]] > values[forfeits[best]] ? i : best;
        }
        int found = forfeits[best];
        forfeits[best] = forfeits[place];
        forfeits[place] = found;
    }

    private int tiles(LegalPlays legal, int forfeit) {
        return legal.get(forfeits[forfeit]).tiles().bits();
    }

    /** Returns the expected value of a play. */
    float value(int play) {
        return values[play];
    }

    /** Returns the play with the highest expected value. */
    int best(int plays) {
        int best = 0;
        for (int i = 1; i < plays; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return best;
    }

    /** Returns the observation of the last {@link #look}. */
    Observation sight() {
        return sight;
    }
}
