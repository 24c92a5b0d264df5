package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;

/** The solver against the rules alone: immutable rounds, every legal play of every seat, nothing left out and nothing kept. */
class SolverTest {
    private static final long ENOUGH = 50_000_000;
    private static final int ROUNDS = 10;
    private static final int TILES = 3;

    /** Slow and plain: what each seat has won in the end when all play for themselves. */
    private static double[] byTrying(Round round) {
        if (round.phase() == Phase.SETTLED) {
            return round.result().orElseThrow().change().stream()
                    .mapToDouble(Integer::doubleValue)
                    .toArray();
        }
        int turn = round.turn();
        List<double[]> best = new ArrayList<>();
        Set<String> tried = new HashSet<>();
        for (Play play : LegalPlays.of(round.viewFor(turn)).plays()) {
            if (!tried.add(play.act() + " " + ranks(play))) {
                continue; // two military tiles of a rank: in play the same
            }
            double[] then = byTrying(Plays.accepted(round.play(turn, play)).next());
            if (best.isEmpty() || then[turn] > best.get(0)[turn] + 1e-9) {
                best.clear();
            }
            if (best.isEmpty() || then[turn] > best.get(0)[turn] - 1e-9) {
                best.add(then);
            }
        }
        double[] mean = new double[round.setup().players()];
        for (int seat = 0; seat < mean.length; seat++) {
            for (double[] each : best) {
                mean[seat] += each[seat] / best.size();
            }
        }
        return mean;
    }

    private static List<String> ranks(Play play) {
        return play.tiles().tiles().stream()
                .map(Tile::kind)
                .map(kind -> kind.suit() == Suit.CIVIL ? kind.toString() : kind.suit() + " " + kind.rank())
                .sorted()
                .toList();
    }

    @EveryTable
    void findsWhatTryingEverythingFinds(String id, int players) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Round round = atTheEnd(RuleSets.get(id), players, seed, seed == 0 ? TILES : TILES - 1);
            LegalPlays legal = LegalPlays.of(round.viewFor(round.turn()));
            List<Double> solved = new Solver(ENOUGH).solve(round, legal).orElseThrow();
            int before = round.viewFor(round.turn()).chips().get(round.turn());
            for (int i = 0; i < legal.size(); i++) {
                Round next =
                        Plays.accepted(round.play(round.turn(), legal.get(i))).next();
                assertThat(solved.get(i))
                        .as("%s with %s, seed %s, %s of %s", id, players, seed, legal.get(i), round.hand(round.turn()))
                        .isCloseTo(byTrying(next)[round.turn()] - before, within(1e-6));
            }
        }
    }

    @Test
    void givesUpAfterAsManyPositionsAsItMaySee() {
        Round round = atTheEnd(RuleSets.get("pagat"), 4, 1, TILES);
        LegalPlays legal = LegalPlays.of(round.viewFor(round.turn()));
        assertThat(new Solver(legal.size() + 1).solve(round, legal)).isEmpty();
    }

    /** A round of chance up to where a seat with so few tiles has a choice. */
    private static Round atTheEnd(RuleSet rules, int players, int seed, int tiles) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Round dealt = Plays.begun(rules, players, Deal.shuffled(players, random::nextInt));
            for (Round round : Plays.positions(dealt, Plays.byChance(random))) {
                if (round.phase() == Phase.PLAYING
                        && round.hand(round.turn()).size() <= tiles
                        && LegalPlays.of(round.viewFor(round.turn())).size() > 1) {
                    return round;
                }
            }
        }
    }
}
