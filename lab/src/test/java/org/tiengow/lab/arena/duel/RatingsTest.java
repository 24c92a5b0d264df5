package org.tiengow.lab.arena.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Seeds;

class RatingsTest {
    private static final DuelQuestion FIXED = DuelQuestion.none(500);
    private static final double LOGISTIC = 400 / Math.log(10);

    @Test
    void tenDealsWonToOneLostAre400Points() {
        DealScores scores = new DealScores();
        for (int deal = 0; deal < 1100; deal++) {
            scores.add(deal % 11 == 0 ? -3 : 7);
        }
        List<Rating> ratings = Ratings.of(List.of(new Contest("new", "old", scores)), FIXED);
        assertThat(ratings).extracting(Rating::name).containsExactly("old", "new");
        assertThat(ratings.get(0).points()).isEqualTo(new Estimate(0, 0, 1100));
        assertThat(ratings.get(1).points().mean()).isEqualTo(400, Offset.offset(2.0));
    }

    @Test
    void whoeverWinsAllIsNotInfinitelyStrong() {
        DealScores scores = new DealScores();
        for (int deal = 0; deal < 300; deal++) {
            scores.add(1);
        }
        double points = Ratings.of(List.of(new Contest("new", "old", scores)), FIXED)
                .get(1)
                .points()
                .mean();
        assertThat(points).isBetween(1000.0, 1300.0);
    }

    @Test
    void drawnDealsSayThatBothAreEqual() {
        DealScores scores = new DealScores();
        for (int deal = 0; deal < 300; deal++) {
            scores.add(0);
        }
        Estimate points = Ratings.of(List.of(new Contest("new", "old", scores)), FIXED)
                .get(1)
                .points();
        assertThat(points.mean()).isZero();
        assertThat(points.halfWidth()).isZero();
    }

    /** Three of known strength, on deals that go well or badly for everybody at once, in duels of different lengths. */
    @Test
    void theIntervalsHoldTheTruthInNineteenCasesOfTwenty() {
        int held = 0;
        int cases = 1_000;
        for (int trial = 0; trial < cases; trial++) {
            SplittableRandom random = new SplittableRandom(Seeds.mixed(1, 0, trial));
            DealScores middle = new DealScores();
            DealScores best = new DealScores();
            for (int deal = 0; deal < 400; deal++) {
                double luck = random.nextDouble();
                if (deal < 300) {
                    middle.add(chance(0.5) - luck);
                }
                best.add(chance(1.0) - (random.nextBoolean() ? luck : random.nextDouble()));
            }
            List<Rating> ratings = Ratings.of(
                    List.of(new Contest("middle", "weak", middle), new Contest("best", "weak", best)), FIXED);
            Estimate points = ratings.get(2).points();
            held += Math.abs(points.mean() - LOGISTIC) <= points.halfWidth() ? 1 : 0;
        }
        assertThat(held / (double) cases).isBetween(0.93, 0.97);
    }

    private static double chance(double ahead) {
        return 1 / (1 + Math.exp(-ahead));
    }
}
