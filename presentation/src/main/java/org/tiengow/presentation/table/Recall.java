package org.tiengow.presentation.table;

import java.util.List;
import java.util.stream.Collectors;
import org.tiengow.engine.tile.TileSet;

/**
 * The last trick of the round, shown again. Texts are ready for display.
 *
 * @param title the number of the trick
 * @param outcome its winner
 * @param plays in playing order, the lead first
 * @param close the label of the button that closes it
 */
public record Recall(String title, String outcome, List<Recalled> plays, String close) {
    public Recall {
        plays = List.copyOf(plays);
    }

    /** Returns the whole trick as one text for a screen reader. */
    public String accessible() {
        return title + " · " + outcome + " · "
                + plays.stream().map(Recalled::accessible).collect(Collectors.joining(" · "));
    }

    /**
     * A play of that trick.
     *
     * @param colour the seat's colour
     * @param who the player
     * @param won whether it took the trick
     * @param tiles the tiles to draw face up; empty for a forfeit
     * @param faceDown the number of tiles to draw face down
     * @param name the name of the set, or the number of face-down tiles
     * @param fate its result
     */
    public record Recalled(int colour, String who, boolean won, TileSet tiles, int faceDown, String name, String fate) {
        /** Returns the play as one text for a screen reader. */
        public String accessible() {
            return who + " · " + name + " · " + fate;
        }

        /** Returns the number of tiles. */
        public int count() {
            return tiles.size() + faceDown;
        }
    }
}
