package org.tiengow.presentation.settlement;

import java.util.List;
import org.tiengow.engine.tile.TileSet;

/**
 * The whole deal of a round that the host has made public: what everybody held, trick by trick.
 *
 * @param title which round
 * @param hint how to read it
 * @param tricks the headings of the tricks; one for the hands where nothing was played
 * @param rows a seat each, the viewer first, then in playing order
 * @param close what leads back
 */
public record DealScreen(String title, String hint, List<String> tricks, List<Row> rows, String close) {
    /** Copies the lists. */
    public DealScreen {
        tricks = List.copyOf(tricks);
        rows = List.copyOf(rows);
    }

    /**
     * What a seat held.
     *
     * @param colour the seat's colour
     * @param name the player
     * @param note such as "banker"; may be empty
     * @param cells what it played, a trick each
     */
    public record Row(int colour, String name, String note, List<Cell> cells) {
        /** Copies the list. */
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A play, or a whole hand.
     *
     * @param tiles all of them, also those that lay face down
     * @param faceDown whether they were forfeited
     * @param won whether they took the trick
     */
    public record Cell(TileSet tiles, boolean faceDown, boolean won, String accessible) {}
}
