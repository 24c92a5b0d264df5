package org.tiengow.client.search;

import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.BankerRate;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/**
 * The observation of one seat that must play, in the referee's numbers. It is refilled for each decision, so that nothing is allocated.
 *
 * <p>Tiles are bits as in {@link TileSet}, sets are the numbers of the referee. Arrays have one entry for each seat, in seat order.
 */
public final class Observation {
    /** The value for no set. */
    public static final int NO_SET = -1;

    static final int MOST_PLAYERS = 4;
    private static final int NOBODY = -1;

    final int[] stacks = new int[MOST_PLAYERS];

    /** The sets that each seat was asked to beat and did not, a bit each. */
    final long[] declined = new long[MOST_PLAYERS];

    int players;
    int seat;
    int step;
    int banker;
    int term;
    int wins;

    /** Multiplier of the banker's payments if the banker wins the round; {@code rateIfLost} applies if not. */
    int rateIfWon;

    int rateIfLost;

    int hand;
    int unseen;

    /** Number of tiles that a seat held when the trick began. */
    int tilesLeft;

    /** The lead; {@code best} is the set to beat, {@code bestSeat} its seat. All three are −1 before a lead. */
    int lead;

    int best;
    int bestSeat;

    /** Number of seats that must still play to this trick, this seat included. */
    int toFollow;

    /** Checks whether the seat leads. */
    boolean isLeading() {
        return toFollow == players;
    }

    /** Returns how many places after this seat another one is in the order of play. */
    int after(int other) {
        int distance = (other - seat) * step;
        return distance < 0 ? distance + players : distance;
    }

    void rates(RuleSet rules, int term, int wins) {
        BankerRate kind = rules.bankerRate();
        rateIfLost = kind == BankerRate.TERM_PLUS_ONE ? term + 1 : 2;
        rateIfWon = kind == BankerRate.DOUBLE_TIMES_WINS ? 2 * (wins + 1) : rateIfLost;
    }

    /** Fills in what the seat of this view sees. It must be the seat's turn. */
    public void look(SeatView view, Referee referee) {
        players = view.players();
        seat = view.seat();
        step = view.step();
        banker = view.banker();
        term = view.term();
        wins = view.wins();
        rates(view.rules(), view.term(), view.wins());
        hand = view.hand().bits();
        for (int other = 0; other < players; other++) {
            stacks[other] = view.stacks().get(other);
            declined[other] = 0;
        }
        int seen = hand;
        for (SeenTrick trick : view.tricks()) {
            seen |= follow(trick.plays(), referee);
        }
        toFollow = players - view.table().size();
        seen |= follow(view.table(), referee);
        unseen = ~seen;
        tilesLeft = Integer.bitCount(hand);
        if (view.table().isEmpty()) {
            lead = NO_SET;
            best = NO_SET;
            bestSeat = NOBODY;
        }
    }

    /** Processes the plays of a trick and returns the tiles seen in it. */
    private int follow(Iterable<SeenPlay> plays, Referee referee) {
        int seen = 0;
        boolean led = false;
        for (SeenPlay play : plays) {
            int tiles = play.tiles().bits();
            seen |= tiles;
            if (play.faceDown()) {
                declined[play.seat()] |= 1L << Sameness.first(best);
            } else {
                best = referee.setOf(tiles);
                bestSeat = play.seat();
                lead = led ? lead : best;
                led = true;
            }
        }
        return seen;
    }
}
