package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

class ValuesTest {
    private static final int ROUNDS = 5;

    @EveryTable
    void aPlayIsWorthTheSameHoweverItsInputsAreAddedUp(String id, int players) {
        RuleSet rules = RuleSets.get(id);
        SplittableRandom random = new SplittableRandom(3);
        Positions positions = new Positions(rules, TrainedNetworks.of(rules));
        for (int i = 0; i < ROUNDS; i++) {
            Round begun = Plays.begun(rules, players, Deal.shuffled(players, random::nextInt));
            for (Round round : Plays.positions(begun, Plays.byChance(random))) {
                if (round.phase() == Phase.PLAYING) {
                    positions.compare(round.viewFor(round.turn()));
                }
            }
        }
    }

    /** Values the plays of positions both ways, in an order in which forfeits and shown sets take turns. */
    private static final class Positions {
        private final Referee referee;
        private final FeatureEncoder featureEncoder;
        private final Evaluator evaluator;
        private final Values values;
        private final Observation observation = new Observation();
        private final int[] on = new int[FeatureEncoder.MOST];

        Positions(RuleSet rules, Network network) {
            referee = Referee.of(rules);
            featureEncoder = new FeatureEncoder(referee);
            evaluator = Evaluator.of(network);
            values = new Values(referee, Evaluator.of(network));
        }

        void compare(SeatView view) {
            LegalPlays legal = LegalPlays.of(view);
            observation.look(view, referee);
            values.begin(observation);
            for (int i = 0; i < legal.size(); i++) {
                compare(legal.get(i));
                compare(legal.get(legal.size() - 1 - i));
            }
        }

        private void compare(Play play) {
            int tiles = play.tiles().bits();
            int set = play.isForfeit() ? Observation.NO_SET : referee.setOf(tiles);
            float value = play.isForfeit() ? values.forfeit(tiles) : values.faceUp(tiles, set);
            evaluator.begin(on, 0);
            float fromNothing = evaluator.value(
                    on,
                    0,
                    featureEncoder.encodeAfter(
                            observation, tiles, set, on, featureEncoder.encodeCommon(observation, on)));
            assertThat(value).as("%s", play).isCloseTo(fromNothing, within(1e-5f));
        }
    }
}
