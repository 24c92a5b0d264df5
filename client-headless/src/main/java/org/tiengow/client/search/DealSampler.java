package org.tiengow.client.search;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;

/**
 * Samples the tiles that a seat has not seen, again and again for one decision.
 *
 * <p>Tiles lying face down tend to be low, since players rarely throw a high tile away without need. Otherwise all placements of the tiles
 * are equally likely.
 */
final class DealSampler {
    private static final int PLAYERS = Observation.MOST_PLAYERS;
    private static final int TILES = 32;

    private static final int CIVIL_TILES = 22;

    /** Natural logarithm of how much likelier the lowest tile is to lie face down than the highest. */
    private static final double LOWNESS = 1.5;

    /** Relative weight of each tile for lying face down. */
    private static final double[] THROWN = new double[TILES];

    static {
        for (int tile = 0; tile < TILES; tile++) {
            double fall = tile < CIVIL_TILES ? tile / 2 / 10.0 : (tile - CIVIL_TILES) / 2 / 4.0;
            THROWN[tile] = Math.exp(LOWNESS * fall);
        }
    }

    private final SplittableRandom random;

    // known facts
    private final List<SeenPlay> plays = new ArrayList<>();
    private final int[] held = new int[PLAYERS];
    private int players;
    private int seat;
    private int hand;
    private int known;
    private int hidden;

    // the current sample
    private final int[] dealt = new int[PLAYERS];
    private int[] played = {};
    private final int[] tiles = new int[TILES];
    private final double[] keys = new double[TILES];

    DealSampler(SplittableRandom random) {
        this.random = random;
    }

    /** Stores what the seat of this view knows. It must be the seat's turn. */
    void look(SeatView view) {
        players = view.players();
        seat = view.seat();
        hand = view.hand().bits();
        known = hand;
        hidden = 0;
        for (int other = 0; other < players; other++) {
            held[other] = view.tilesLeft().get(other);
        }
        plays.clear();
        view.tricks().forEach(trick -> trick.plays().forEach(this::take));
        view.table().forEach(this::take);
        played = played.length >= plays.size() ? played : new int[plays.size()];
    }

    private void take(SeenPlay play) {
        plays.add(play);
        known |= play.tiles().bits();
        hidden += play.tiles().isEmpty() ? play.count() : 0;
    }

    /** Draws a new sample. */
    void again() {
        int unseen = ~known;
        int n = 0;
        for (int rest = unseen; rest != 0; rest &= rest - 1) {
            int tile = Integer.numberOfTrailingZeros(rest);
            keys[n] = -Math.log(1 - random.nextDouble()) / THROWN[tile];
            tiles[n++] = 1 << tile;
        }
        toFront(n, hidden);
        shuffle(0, hidden);
        shuffle(hidden, n);
        int next = hidden;
        for (int other = 0; other < players; other++) {
            dealt[other] = other == seat ? hand : 0;
            for (int i = other == seat ? held[other] : 0; i < held[other]; i++) {
                dealt[other] |= tiles[next++];
            }
        }
        next = 0;
        for (int i = 0; i < plays.size(); i++) {
            SeenPlay play = plays.get(i);
            played[i] = play.tiles().bits();
            if (played[i] == 0) {
                for (int j = 0; j < play.count(); j++) {
                    played[i] |= tiles[next++];
                }
            }
            dealt[play.seat()] |= played[i];
        }
    }

    /** Returns the sampled tiles dealt to each seat. */
    int[] dealt() {
        return dealt;
    }

    /** Returns the number of plays made so far. */
    int plays() {
        return plays.size();
    }

    /** Returns the tiles of a play; sampled if they lie face down unseen. */
    int tiles(int play) {
        return played[play];
    }

    /** Checks whether a play was a forfeit. */
    boolean isForfeit(int play) {
        return plays.get(play).faceDown();
    }

    /** Moves the tiles with the smallest keys to the front. */
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
