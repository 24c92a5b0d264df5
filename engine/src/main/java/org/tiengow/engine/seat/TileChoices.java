package org.tiengow.engine.seat;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * Every choice of tiles from a hand, each once by its faces, in the order of rules 1.2 and 1.3: compared tile by tile, and a
 * choice before those that only add to it.
 */
final class TileChoices {
    private final List<Tile> hand;
    private final int least;
    private final int most;
    private final List<TileSet> found = new ArrayList<>();

    private TileChoices(TileSet hand, int least, int most) {
        this.hand = hand.tiles();
        this.least = least;
        this.most = most;
    }

    /** The choices of at least and at most so many tiles. */
    static List<TileSet> of(TileSet hand, int least, int most) {
        TileChoices choices = new TileChoices(hand, least, most);
        choices.extend(TileSet.EMPTY, 0);
        return choices.found;
    }

    private void extend(TileSet chosen, int from) {
        if (chosen.size() >= least) {
            found.add(chosen);
        }
        if (chosen.size() == most) {
            return;
        }
        for (int i = from; i < hand.size(); i++) {
            boolean seenFace = i > from && hand.get(i).kind() == hand.get(i - 1).kind();
            if (!seenFace) {
                extend(chosen.plus(hand.get(i)), i + 1);
            }
        }
    }
}
