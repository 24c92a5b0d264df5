package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

class NetworkValuesTest {
    private static final int ROUNDS = 40;
    private static final long SEED = 17;

    /** In units of the value: a few chips now and then, in one decision of a thousand. */
    private static final double MOST_LOST = 0.5;

    @EveryTable
    void aGlanceAtManyForfeitsMissesNextToNothing(String id, int players) {
        RuleSet rules = RuleSets.get(id);
        Compared compared = new Compared(rules);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < ROUNDS; i++) {
            Round begun = Plays.begun(rules, players, Deal.shuffled(players, random::nextInt));
            for (Round round : Plays.positions(begun, Plays.byChance(random))) {
                if (round.phase() == Phase.PLAYING) {
                    compared.look(round.viewFor(round.turn()));
                }
            }
        }
        assertThat(compared.lost / compared.decisions).as("lost a decision").isLessThan(1e-3);
    }

    /** The play chosen beside what is expected of every one when each is looked at closely. */
    private static final class Compared {
        private final NetworkValues networkValues;
        private final Values values;
        private final Referee referee;
        private int decisions;
        private double lost;

        Compared(RuleSet rules) {
            networkValues = new NetworkValues(rules, TrainedNetworks.of(rules));
            referee = Referee.of(rules);
            values = new Values(referee, Evaluator.of(TrainedNetworks.of(rules)));
        }

        void look(SeatView view) {
            LegalPlays legal = LegalPlays.of(view);
            networkValues.look(view, legal);
            values.begin(networkValues.sight());
            double best = IntStream.range(0, legal.size())
                    .mapToDouble(play -> value(legal, play))
                    .max()
                    .orElseThrow();
            double behind = best - value(legal, networkValues.best(legal.size()));
            assertThat(behind).as("%s", view).isLessThan(MOST_LOST);
            decisions++;
            lost += behind;
        }

        private float value(LegalPlays legal, int play) {
            int tiles = legal.get(play).tiles().bits();
            return legal.get(play).isForfeit() ? values.forfeit(tiles) : values.faceUp(tiles, referee.setOf(tiles));
        }
    }
}
