package org.tiengow.client.search;

import java.util.Arrays;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;

/** Tracks a simulated round, so that each seat can be given the observation it would have at a table. */
public final class ObservationTracker {
    private final Referee referee;
    private final int[] forfeited = new int[Observation.MOST_PLAYERS];
    private final long[] declined = new long[Observation.MOST_PLAYERS];
    private int shown;
    private int laid;
    private int banker;
    private int term;
    private int wins;
    private int step;

    /** Creates a tracker for rounds under the rules of this referee. */
    public ObservationTracker(Referee referee) {
        this.referee = referee;
    }

    /** Starts a round; see {@link SimulatedRound#begin}. */
    public void begin(int bankerSeat, int newTerm, int newWins, int newStep) {
        banker = bankerSeat;
        term = newTerm;
        wins = newWins;
        step = newStep;
        shown = 0;
        laid = 0;
        Arrays.fill(forfeited, 0);
        Arrays.fill(declined, 0);
    }

    /** Copies the state of another tracker for the same number of players. */
    public void copyFrom(ObservationTracker other) {
        banker = other.banker;
        term = other.term;
        wins = other.wins;
        step = other.step;
        shown = other.shown;
        laid = other.laid;
        System.arraycopy(other.forfeited, 0, forfeited, 0, forfeited.length);
        System.arraycopy(other.declined, 0, declined, 0, declined.length);
    }

    /** Records a play. Must be called before the round makes it. */
    public void sees(SimulatedRound round, int tiles, boolean faceDown) {
        int seat = round.turn();
        if (faceDown) {
            forfeited[seat] |= tiles;
            declined[seat] |= 1L << Sameness.first(round.bestSet());
        } else {
            shown |= tiles;
        }
        laid = laid + 1 == round.players() ? 0 : laid + 1;
    }

    /** Fills in what the seat whose turn it is knows. */
    public void look(Observation sight, SimulatedRound round) {
        int seat = round.turn();
        sight.players = round.players();
        sight.seat = seat;
        sight.step = step;
        sight.banker = banker;
        sight.rates(referee.rules(), term, wins);
        sight.hand = round.hand(seat);
        sight.unseen = ~(shown | sight.hand | forfeited[seat]);
        sight.tilesLeft = Integer.bitCount(sight.hand);
        sight.lead = round.leadSet();
        sight.best = round.bestSet();
        sight.bestSeat = round.bestSeat();
        sight.toFollow = round.players() - laid;
        for (int other = 0; other < sight.players; other++) {
            sight.stacks[other] = round.stacks(other);
            sight.declined[other] = declined[other];
        }
    }
}
