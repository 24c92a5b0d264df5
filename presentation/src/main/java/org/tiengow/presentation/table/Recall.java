package org.tiengow.presentation.table;

import java.util.List;
import java.util.stream.Collectors;
import org.tiengow.engine.tile.TileSet;

/**
 * The last trick of the round, looked at again: all in finished words.
 *
 * @param title which trick
 * @param outcome who took it
 * @param plays in playing order, the lead first
 * @param close what closing it is called
 */
public record Recall(String title, String outcome, List<Recalled> plays, String close) {
    /** Copies the list. */
    public Recall {
        plays = List.copyOf(plays);
    }

    /** All of it as one text, for a screen reader. */
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
     * @param tiles drawn face up; none for a forfeit
     * @param faceDown how many lie face down
     * @param name of the set, or how many tiles lie face down
     * @param fate what became of it
     */
    public record Recalled(int colour, String who, boolean won, TileSet tiles, int faceDown, String name, String fate) {
        /** The play as one text. */
        public String accessible() {
            return who + " · " + name + " · " + fate;
        }

        /** How many tiles it has. */
        public int count() {
            return tiles.size() + faceDown;
        }
    }
}
