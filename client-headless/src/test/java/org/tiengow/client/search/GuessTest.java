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
class GuessTest {
    private static final int ROUNDS = 20;
    private static final int GUESSES = 3;
    private static final Network NETWORK = Network.fresh(new Shape(Inputs.COUNT, 8, 4), 3);

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
        Inputs inputs = new Inputs(referee);
        Sight table = new Sight();
        table.look(view, referee);
        int[] expected = new int[Inputs.MOST];
        int common = inputs.common(table, expected);
        Guess guess = new Guess(random.split());
        guess.look(view);
        World world = new World(view.rules(), view.players(), NETWORK);
        for (int i = 0; i < GUESSES; i++) {
            guess.again();
            if (world.become(guess, table, 0) == 0) {
                continue;
            }
            SimulatedRound round = world.round();
            Witness witness = world.witness();
            assertThat(round.turn()).as(name).isEqualTo(view.seat());
            Sight guessed = new Sight();
            witness.look(guessed, round);
            int[] actual = new int[Inputs.MOST];
            assertThat(inputs.common(guessed, actual)).as(name).isEqualTo(common);
            assertThat(Arrays.copyOf(actual, common)).as(name).isEqualTo(Arrays.copyOf(expected, common));
            for (Play play : legal.plays()) {
                assertThat(after(inputs, guessed, play, referee, common))
                        .as("%s, %s, after %s", name, view, play)
                        .isEqualTo(after(inputs, table, play, referee, common));
            }
            assertThat(tiles(round, view)).as(name).isEqualTo(view.tilesLeft());
        }
    }

    private static int[] after(Inputs inputs, Sight sight, Play play, Referee referee, int common) {
        int[] on = new int[Inputs.MOST];
        int tiles = play.tiles().bits();
        int set = play.isForfeit() ? Sight.NO_SET : referee.setOf(tiles);
        int end = inputs.after(sight, tiles, set, on, common);
        return Arrays.copyOfRange(on, common, end);
    }

    private static List<Integer> tiles(SimulatedRound round, SeatView view) {
        return IntStream.range(0, view.players())
                .mapToObj(seat -> Integer.bitCount(round.hand(seat)))
                .toList();
    }
}
