package org.tiengow.engine.seat;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * All distinct choices of tiles from a hand, compared by faces. They are ordered tile by tile as in rules 1.2 and 1.3. A choice
 * comes before the longer ones that extend it.
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

    /** Returns the choices of {@code least} to {@code most} tiles. */
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
