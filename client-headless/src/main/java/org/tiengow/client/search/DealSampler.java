package org.tiengow.client.search;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;

/**
 * Samples the hands that were dealt to the other seats, again and again for one decision. All deals that contain the tiles shown so far are
 * equally likely. It does not say which tiles were forfeited unseen.
 */
final class DealSampler {
    private static final int PLAYERS = Observation.MOST_PLAYERS;
    private static final int TILES = 32;

    // known facts
    private final List<SeenPlay> plays = new ArrayList<>();
    private final int[] known = new int[PLAYERS];
    private final int[] missing = new int[PLAYERS];
    private int players;
    private int unseen;

    // the current sample
    private final int[] dealt = new int[PLAYERS];
    private final int[] tiles = new int[TILES];

    /** Stores what the seat of this view knows. It must be the seat's turn. */
    void look(SeatView view) {
        players = view.players();
        for (int seat = 0; seat < players; seat++) {
            known[seat] = 0;
            missing[seat] = view.tilesLeft().get(seat);
        }
        known[view.seat()] = view.hand().bits();
        missing[view.seat()] = 0;
        plays.clear();
        view.tricks().forEach(trick -> trick.plays().forEach(this::take));
        view.table().forEach(this::take);
        unseen = -1;
        for (int seat = 0; seat < players; seat++) {
            unseen &= ~known[seat];
        }
    }

    private void take(SeenPlay play) {
        plays.add(play);
        known[play.seat()] |= play.tiles().bits();
        missing[play.seat()] += play.tiles().isEmpty() ? play.count() : 0;
    }

    /** Draws a new sample. */
    void again(SplittableRandom random) {
        int left = 0;
        for (int rest = unseen; rest != 0; rest &= rest - 1) {
            tiles[left++] = Integer.lowestOneBit(rest);
        }
        for (int seat = 0; seat < players; seat++) {
            dealt[seat] = known[seat];
            for (int i = 0; i < missing[seat]; i++) {
                int at = random.nextInt(left--);
                dealt[seat] |= tiles[at];
                tiles[at] = tiles[left];
            }
        }
    }

    /** Returns the sampled tiles dealt to each seat. */
    int[] dealt() {
        return dealt;
    }

    /** Returns the dealt tiles of a seat that are known: those it has shown. */
    int known(int seat) {
        return known[seat];
    }

    /** Returns the number of plays made so far. */
    int plays() {
        return plays.size();
    }

    /** Returns the tiles of a play; none if they lie face down unseen. */
    int tiles(int play) {
        return plays.get(play).tiles().bits();
    }

    /** Checks whether a play was a forfeit. */
    boolean isForfeit(int play) {
        return plays.get(play).faceDown();
    }
}
