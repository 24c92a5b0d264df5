package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.search.SearchSettings.Style;
import org.tiengow.client.search.SearchSettings.Valuation;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

@DisplayName("Plays tell the style of their player")
class PlayerModelsTest {
    private static final RuleSet RULES = RuleSets.get("pagat");
    private static final Referee REFEREE = Referee.of(RULES);
    private static final int ROUNDS = 12;
    private static final List<Style> STYLES =
            List.of(new Style(Valuation.NETWORK, 0.5, 0.02, 0.5), new Style(Valuation.HEURISTICS, 0.5, 0.02, 0.5));

    private final Policy policy = new Policy(REFEREE, Evaluator.of(TrainedNetworks.of(RULES)));
    private final HeuristicModel heuristics = new HeuristicModel(REFEREE);
    private final PlayerModels models = new PlayerModels(STYLES, policy, heuristics);

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aPlayerIsKnownByTheStyleAfterSomeRounds(int style) {
        play(style == 0 ? policy : heuristics);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(models.prior(seat, style)).as("seat %d", seat).isGreaterThan(0.9);
        }
    }

    @Test
    void forfeitsAloneTellToo() {
        play(policy, false);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(models.prior(seat, 0)).as("seat %d", seat).isGreaterThan(0.8);
        }
    }

    @Test
    void whoChangesTheStyleIsFoundOut() {
        play(policy);
        play(heuristics);
        assertThat(models.prior(2, 1)).isGreaterThan(0.9);
    }

    @Test
    void aRoundWithoutADecisionChangesNothing() {
        play(heuristics);
        double known = models.prior(1, 1);
        models.nextDecision();
        models.nextRound();
        assertThat(models.prior(1, 1)).isEqualTo(known);
    }

    private void play(PlayerModel player) {
        play(player, true);
    }

    /** Plays rounds in which the hands are known, all seats by one model. The forfeits are observed, and the sets on demand. */
    private void play(PlayerModel player, boolean alsoSets) {
        SimulatedRound round = new SimulatedRound(REFEREE, 4);
        ObservationTracker observationTracker = new ObservationTracker(REFEREE);
        SplittableRandom random = new SplittableRandom(8);
        SimulatedDeal deal = new SimulatedDeal(4);
        for (int number = 0; number < ROUNDS; number++) {
            deal.shuffle(random::nextInt);
            round.begin(number % 4, 1, 0, 1, deal);
            observationTracker.begin(number % 4, 1, 0, 1);
            models.nextDecision();
            models.nextSample();
            while (!round.isOver()) {
                player.look(round, observationTracker);
                int choice = player.best();
                int tiles = round.tiles(choice);
                boolean forfeit = round.isForfeit(choice);
                if (forfeit) {
                    models.drawForfeit(round, observationTracker, round.hand(round.turn()) & ~tiles, random);
                    assertThat(models.forfeited()).isEqualTo(tiles);
                } else if (alsoSets) {
                    models.observeSet(round, observationTracker, round.set(choice));
                }
                observationTracker.sees(round, tiles, forfeit);
                round.play(tiles, forfeit);
            }
            models.addSample(1);
            models.endDecision();
            models.nextRound();
        }
    }
}
