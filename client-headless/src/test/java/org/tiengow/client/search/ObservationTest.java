package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tiengow.client.bot.Judgement;
import org.tiengow.client.bot.Situation;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;

/** What is learnt in simulated rounds must be what is met at the table: the same inputs, in every position of random rounds. */
class ObservationTest {
    private static final int ROUNDS = 40;

    @TestFactory
    Iterable<DynamicTest> aSeatSeesTheSameAtTheTableAndInASimulation() {
        return RuleSets.ids().stream()
                .map(id -> DynamicTest.dynamicTest(id, () -> {
                    RuleSet rules = RuleSets.get(id);
                    for (int players = rules.players().min();
                            players <= rules.players().max();
                            players++) {
                        for (int seed = 0; seed < ROUNDS; seed++) {
                            new Pair(rules, players, seed).play();
                        }
                    }
                }))
                .toList();
    }

    /** A round at the table and the same one simulated. */
    private static final class Pair {
        private final SplittableRandom random;
        private final Referee referee;
        private final SimulatedRound simulated;
        private final ObservationTracker observationTracker;
        private final FeatureEncoder featureEncoder;
        private final HeuristicModel heuristics;
        private final String name;
        private final Round begun;

        Pair(RuleSet rules, int players, int seed) {
            random = new SplittableRandom(seed);
            referee = Referee.of(rules);
            name = players + " players, seed " + seed;
            int banker = random.nextInt(players);
            int step = random.nextBoolean() ? 1 : -1;
            int term = 1 + random.nextInt(3);
            Deal deal = Deal.shuffled(players, random::nextInt);
            begun = Round.begin(
                    new RoundSetup(rules, players, 1, banker, term, term - 1, step, Collections.nCopies(players, 0)),
                    deal);
            simulated = new SimulatedRound(referee, players);
            int[] hands = deal.hands().stream().mapToInt(TileSet::bits).toArray();
            simulated.begin(banker, term, term - 1, step, hands);
            observationTracker = new ObservationTracker(referee);
            observationTracker.begin(banker, term, term - 1, step);
            featureEncoder = new FeatureEncoder(referee);
            heuristics = new HeuristicModel(referee);
        }

        void play() {
            Plays.toTheEnd(
                    begun,
                    (view, legal) -> view.phase() == Phase.DECLARING
                            ? legal.plays().indexOf(Play.DECLINE)
                            : choose(view, legal));
        }

        private int choose(SeatView view, LegalPlays legal) {
            assertThat(simulated.turn()).as(name).isEqualTo(view.seat());
            compare(view, legal);
            compareHeuristics(view, legal);
            int choice = random.nextInt(legal.size());
            Play play = legal.get(choice);
            int tiles = simulated(play);
            observationTracker.sees(simulated, tiles, play.isForfeit());
            simulated.play(tiles, play.isForfeit());
            return choice;
        }

        private void compare(SeatView view, LegalPlays legal) {
            Observation table = new Observation();
            table.look(view, referee);
            Observation simulation = new Observation();
            observationTracker.look(simulation, simulated);
            int[] expected = new int[FeatureEncoder.MOST];
            int[] actual = new int[FeatureEncoder.MOST];
            int common = featureEncoder.encodeCommon(table, expected);
            assertThat(featureEncoder.encodeCommon(simulation, actual)).isEqualTo(common);
            for (Play play : legal.plays()) {
                int end = after(table, play, play.tiles().bits(), expected, common);
                assertThat(after(simulation, play, simulated(play), actual, common))
                        .isEqualTo(end);
                assertThat(Arrays.copyOf(actual, end))
                        .as("%s, %s, after %s", name, view, play)
                        .isEqualTo(Arrays.copyOf(expected, end))
                        .doesNotHaveDuplicates();
                assertThat(Arrays.stream(actual, 0, end).summaryStatistics())
                        .matches(
                                on -> on.getMin() >= 0 && on.getMax() < FeatureEncoder.COUNT, "all of them are inputs");
            }
        }

        private void compareHeuristics(SeatView view, LegalPlays legal) {
            Judgement judgement = new SteadyBot().judge(Situation.of(view));
            heuristics.look(simulated, observationTracker);
            for (Play play : legal.plays()) {
                int tiles = simulated(play);
                IntStream.range(0, simulated.choices())
                        .filter(choice -> simulated.isForfeit(choice) == play.isForfeit())
                        .filter(choice -> simulated.tiles(choice) == tiles && heuristics.isDifferent(choice))
                        .forEach(choice -> assertThat((double) heuristics.value(choice))
                                .as("%s, %s, %s", name, view, play)
                                .isCloseTo(judgement.worth(play), within(1e-4)));
            }
        }

        private int after(Observation observation, Play play, int tiles, int[] on, int common) {
            return featureEncoder.encodeAfter(
                    observation, tiles, play.isForfeit() ? Observation.NO_SET : referee.setOf(tiles), on, common);
        }

        /** The tiles of a play in the simulation: a view shows the first of two equal tiles, whichever it is. */
        private int simulated(Play play) {
            return new TileSet(simulated.hand(simulated.turn()))
                    .withKindsOf(play.tiles())
                    .orElseThrow()
                    .bits();
        }
    }
}
