package org.tiengow.client.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;

/**
 * Computes the chips that plays bring when all hands are open and every seat maximises its own chips to the end of the round
 * (max<sup>n</sup>).
 *
 * <p>Where several plays bring a seat equally much, they are equally likely, whatever they do to the other seats; the result is their mean.
 * Plays that differ only in interchangeable tiles count as one.
 *
 * <p>The time grows about twentyfold with each tile that a seat holds: 3 tiles a seat take 2 ms, 4 tiles 40 ms. For one thread.
 */
public final class Solver {
    /** Number of tiles a seat up to which solving is quick enough to be worth its time. */
    public static final int FEW_TILES = 4;

    /** Tolerance for comparing sums of chips that were divided by small numbers. */
    private static final double SAME = 1e-9;

    private final long mostPositions;
    private final List<SimulatedRound> line = new ArrayList<>();
    private final List<double[]> gains = new ArrayList<>();

    /** Transposition table: the gain of each seat from the beginning of a trick on. */
    private final Map<Standing, double[]> known = new HashMap<>();

    private long positions;

    /** Creates a solver that gives up after a number of positions, those at the end of a round included. */
    public Solver(long mostPositions) {
        this.mostPositions = mostPositions;
    }

    /**
     * A position at the beginning of a trick, as far as it affects the outcome.
     *
     * @param leader the seat that leads
     * @param stacks the stacks won, four bits for each seat
     * @param first the tiles of seat 0, and so on; 0 for a seat that does not exist
     */
    private record Standing(int leader, int stacks, int first, int second, int third, int fourth) {
        static Standing of(SimulatedRound round) {
            int stacks = 0;
            for (int seat = 0; seat < round.players(); seat++) {
                stacks = stacks << 4 | round.stacks(seat);
            }
            return new Standing(round.turn(), stacks, hand(round, 0), hand(round, 1), hand(round, 2), hand(round, 3));
        }

        private static int hand(SimulatedRound round, int seat) {
            return seat < round.players() ? round.hand(seat) : 0;
        }
    }

    /**
     * Returns what each legal play brings the seat whose turn it is, in chips from here to the end of the round.
     *
     * @param round the true round, with a seat to play
     * @param legal the legal plays of that seat
     * @return a number for each legal play, in their order; empty if the solver gave up
     */
    public Optional<List<Double>> solve(Round round, LegalPlays legal) {
        SimulatedRound here = round.simulated();
        int seat = here.turn();
        prepare(
                Referee.of(round.setup().rules()),
                here.players(),
                round.hand(seat).size() * here.players() + 1);
        List<Double> chips = new ArrayList<>();
        for (Play play : legal.plays()) {
            int tiles = round.hand(seat).withKindsOf(play.tiles()).orElseThrow().bits();
            SimulatedRound after = line.get(0);
            after.copyFrom(here);
            after.play(tiles, play.isForfeit());
            if (round.tricks().isEmpty()) {
                known.clear(); // the first lead of a round affects the payments at its end (rules 5.6)
            }
            solve(0);
            chips.add(gains.get(0)[seat] + after.chips(seat) - here.chips(seat));
        }
        return isExhausted() ? Optional.empty() : Optional.of(List.copyOf(chips));
    }

    private void prepare(Referee referee, int players, int depth) {
        positions = 0;
        known.clear();
        line.clear();
        gains.clear();
        for (int i = 0; i < depth; i++) {
            line.add(new SimulatedRound(referee, players));
            gains.add(new double[players]);
        }
    }

    private boolean isExhausted() {
        return positions > mostPositions;
    }

    /** Computes the gain of each seat from the position at a depth on. */
    private void solve(int depth) {
        positions++;
        SimulatedRound round = line.get(depth);
        double[] gained = gains.get(depth);
        if (round.isOver()) {
            Arrays.fill(gained, 0);
        } else if (round.isLeading()) {
            Standing standing = Standing.of(round);
            double[] found = known.get(standing);
            if (found == null) {
                choose(round, gained, depth + 1);
                known.put(standing, gained.clone());
            } else {
                System.arraycopy(found, 0, gained, 0, found.length);
            }
        } else {
            choose(round, gained, depth + 1);
        }
    }

    /** Computes the mean outcome of the plays that are best for the seat whose turn it is. */
    private void choose(SimulatedRound round, double[] gained, int depth) {
        int turn = round.turn();
        SimulatedRound next = line.get(depth);
        double[] later = gains.get(depth);
        double most = Double.NEGATIVE_INFINITY;
        int best = 0;
        for (int choice = 0; choice < round.choices() && !isExhausted(); choice++) {
            if (round.isForfeit(choice) && Sameness.hasEarlierTwin(round.hand(turn), round.tiles(choice))) {
                continue;
            }
            next.copyFrom(round);
            next.choose(choice);
            solve(depth);
            double mine = later[turn] + next.chips(turn) - round.chips(turn);
            if (mine > most + SAME) {
                most = mine;
                best = 0;
                Arrays.fill(gained, 0);
            }
            if (mine > most - SAME) {
                best++;
                for (int seat = 0; seat < gained.length; seat++) {
                    gained[seat] += later[seat] + next.chips(seat) - round.chips(seat);
                }
            }
        }
        for (int seat = 0; seat < gained.length; seat++) {
            gained[seat] /= best;
        }
    }
}
