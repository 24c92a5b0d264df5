package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.Shape;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** A guess agrees with all that the seat knows: in the guessed round it would see just what it sees at the table. */
class DealSamplerTest {
    private static final int ROUNDS = 20;
    private static final int GUESSES = 3;
    private static final Network NETWORK = Network.fresh(new Shape(FeatureEncoder.COUNT, 8, 4), 3);

    @EveryTable
    void agreesWithWhatTheSeatKnows(String id, int players) {
        RuleSet rules = RuleSets.get(id);
        for (int seed = 0; seed < ROUNDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            String name = id + ", seed " + seed;
            Plays.toTheEnd(Plays.begun(rules, players, Deal.shuffled(players, random::nextInt)), (view, legal) -> {
                if (view.phase() == Phase.PLAYING) {
                    compare(view, legal, random, name);
                }
                return random.nextInt(legal.size());
            });
        }
    }

    private static void compare(SeatView view, LegalPlays legal, SplittableRandom random, String name) {
        Referee referee = Referee.of(view.rules());
        FeatureEncoder featureEncoder = new FeatureEncoder(referee);
        Observation table = new Observation();
        table.look(view, referee);
        int[] expected = new int[FeatureEncoder.MOST];
        int common = featureEncoder.encodeCommon(table, expected);
        DealSampler dealSampler = new DealSampler();
        dealSampler.look(view);
        SampledRound sampledRound = new SampledRound(view.rules(), view.players(), NETWORK, SearchSettings.MASTER);
        for (int i = 0; i < GUESSES; i++) {
            dealSampler.again(random);
            if (sampledRound.become(dealSampler, table, 0, random) == 0) {
                continue;
            }
            SimulatedRound round = sampledRound.round();
            ObservationTracker observationTracker = sampledRound.witness();
            assertThat(round.turn()).as(name).isEqualTo(view.seat());
            Observation guessed = new Observation();
            observationTracker.look(guessed, round);
            int[] actual = new int[FeatureEncoder.MOST];
            assertThat(featureEncoder.encodeCommon(guessed, actual)).as(name).isEqualTo(common);
            assertThat(Arrays.copyOf(actual, common)).as(name).isEqualTo(Arrays.copyOf(expected, common));
            for (Play play : legal.plays()) {
                assertThat(after(featureEncoder, guessed, play, referee, common))
                        .as("%s, %s, after %s", name, view, play)
                        .isEqualTo(after(featureEncoder, table, play, referee, common));
            }
            assertThat(tiles(round, view)).as(name).isEqualTo(view.tilesLeft());
        }
    }

    private static int[] after(
            FeatureEncoder featureEncoder, Observation observation, Play play, Referee referee, int common) {
        int[] on = new int[FeatureEncoder.MOST];
        int tiles = play.tiles().bits();
        int set = play.isForfeit() ? Observation.NO_SET : referee.setOf(tiles);
        int end = featureEncoder.encodeAfter(observation, tiles, set, on, common);
        return Arrays.copyOfRange(on, common, end);
    }

    private static List<Integer> tiles(SimulatedRound round, SeatView view) {
        return IntStream.range(0, view.players())
                .mapToObj(seat -> Integer.bitCount(round.hand(seat)))
                .toList();
    }
}
