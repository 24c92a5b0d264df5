package org.tiengow.client.search;

import java.util.SplittableRandom;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;

/**
 * Where the tiles that a seat has not seen may be: guessed again and again for one decision. What lies face down is rather
 * low, since nobody throws a high tile away without need; beyond that every way to place the tiles is as likely.
 */
final class Guess {
    private static final int PLAYERS = Sight.MOST_PLAYERS;
    private static final int TILES = 32;

    private static final int CIVIL_TILES = 22;

    /** How much likelier the lowest tile is to lie face down than the highest, as a power of e. */
    private static final double LOWNESS = 2;

    /** How likely each tile is to be thrown away, beside the others. */
    private static final double[] THROWN = new double[TILES];

    static {
        for (int tile = 0; tile < TILES; tile++) {
            double fall = tile < CIVIL_TILES ? tile / 2 / 10.0 : (tile - CIVIL_TILES) / 2 / 4.0;
            THROWN[tile] = Math.exp(LOWNESS * fall);
        }
    }

    private final SplittableRandom random;

    // what is known
    private final int[] held = new int[PLAYERS];
    private final int[] down = new int[PLAYERS];
    private final int[] stacks = new int[PLAYERS];
    private final int[] tableSeat = new int[PLAYERS];
    private final int[] tableTiles = new int[PLAYERS];
    private final int[] tableSize = new int[PLAYERS];
    private final boolean[] tableDown = new boolean[PLAYERS];
    private int table;
    private int players;
    private int seat;
    private int hand;
    private int ownDown;
    private int shown;
    private int leader;
    private int banker;
    private int term;
    private int wins;
    private int step;

    // what is guessed
    private final int[] hands = new int[PLAYERS];
    private final int[] forfeits = new int[PLAYERS];
    private final int[] begun = new int[PLAYERS];
    private final int[] played = new int[PLAYERS];
    private final int[] tiles = new int[TILES];
    private final double[] keys = new double[TILES];

    Guess(SplittableRandom random) {
        this.random = random;
    }

    /** Takes in what the seat of this view knows; it must be its turn. */
    void look(SeatView view) {
        players = view.players();
        seat = view.seat();
        hand = view.hand().bits();
        banker = view.banker();
        term = view.term();
        wins = view.wins();
        step = view.step();
        shown = 0;
        ownDown = 0;
        for (int other = 0; other < players; other++) {
            held[other] = view.tilesLeft().get(other);
            stacks[other] = view.stacks().get(other);
            down[other] = 0;
        }
        for (SeenTrick trick : view.tricks()) {
            trick.plays().forEach(this::count);
        }
        table = 0;
        for (SeenPlay play : view.table()) {
            count(play);
            tableSeat[table] = play.seat();
            tableTiles[table] = play.tiles().bits();
            tableSize[table] = play.count();
            tableDown[table++] = play.faceDown();
        }
        leader = table == 0 ? seat : tableSeat[0];
    }

    private void count(SeenPlay play) {
        if (!play.faceDown()) {
            shown |= play.tiles().bits();
        } else if (play.seat() == seat) {
            ownDown |= play.tiles().bits();
        } else {
            down[play.seat()] += play.count();
        }
    }

    /** Guesses, and sets up a round and its witness so that it is this seat's turn. */
    void deal(SimulatedRound round, Witness witness, Sight sight) {
        place();
        System.arraycopy(hands, 0, begun, 0, PLAYERS);
        for (int i = 0; i < table; i++) {
            played[i] = tableDown[i] ? lowest(forfeits[tableSeat[i]], tableSize[i]) : tableTiles[i];
            begun[tableSeat[i]] |= played[i];
        }
        round.resume(banker, term, wins, step, leader, stacks, false, begun);
        for (int i = 0; i < table; i++) {
            if (tableDown[i]) {
                round.forfeit(played[i]);
            } else {
                round.playFaceUp(played[i]);
            }
        }
        witness.resume(banker, term, wins, step, shown, forfeits, sight.declined, table);
    }

    private static int lowest(int from, int count) {
        int found = 0;
        int rest = from;
        for (int i = 0; i < count; i++) {
            found |= rest & -rest;
            rest &= rest - 1;
        }
        return found;
    }

    private void place() {
        int unseen = ~(shown | hand | ownDown);
        int n = 0;
        int allDown = 0;
        for (int rest = unseen; rest != 0; rest &= rest - 1) {
            int tile = Integer.numberOfTrailingZeros(rest);
            keys[n] = -Math.log(1 - random.nextDouble()) / THROWN[tile];
            tiles[n++] = 1 << tile;
        }
        for (int other = 0; other < players; other++) {
            allDown += down[other];
        }
        toFront(n, allDown);
        shuffle(0, allDown);
        shuffle(allDown, n);
        int low = 0;
        int high = allDown;
        for (int other = 0; other < players; other++) {
            forfeits[other] = 0;
            hands[other] = 0;
            if (other == seat) {
                forfeits[other] = ownDown;
                hands[other] = hand;
            } else {
                for (int i = 0; i < down[other]; i++) {
                    forfeits[other] |= tiles[low++];
                }
                for (int i = 0; i < held[other]; i++) {
                    hands[other] |= tiles[high++];
                }
            }
        }
    }

    /** Brings the tiles with the smallest keys to the front. */
    private void toFront(int n, int count) {
        for (int i = 0; i < count; i++) {
            int least = i;
            for (int j = i + 1; j < n; j++) {
                if (keys[j] < keys[least]) {
                    least = j;
                }
            }
            swap(i, least);
        }
    }

    private void shuffle(int from, int to) {
        for (int i = to - 1; i > from; i--) {
            swap(i, from + random.nextInt(i - from + 1));
        }
    }

    private void swap(int i, int j) {
        int tile = tiles[i];
        tiles[i] = tiles[j];
        tiles[j] = tile;
        double key = keys[i];
        keys[i] = keys[j];
        keys[j] = key;
    }
}
