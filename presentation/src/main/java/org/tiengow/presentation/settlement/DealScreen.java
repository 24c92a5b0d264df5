package org.tiengow.presentation.settlement;

import java.util.List;
import org.tiengow.engine.tile.TileSet;

/**
 * The complete deal of a round that the host has revealed: the tiles of each seat, trick by trick.
 *
 * @param title the round
 * @param hint how to read the sheet
 * @param tricks the headings of the tricks; a single heading for the hands if no trick was played
 * @param rows the seats, the viewer first, then in playing order
 * @param close the label of the button that leads back
 */
public record DealScreen(String title, String hint, List<String> tricks, List<Row> rows, String close) {
    public DealScreen {
        tricks = List.copyOf(tricks);
        rows = List.copyOf(rows);
    }

    /**
     * The tiles of a seat.
     *
     * @param colour the seat's colour
     * @param name the player
     * @param note such as "banker"; may be empty
     * @param cells its plays, one for each trick
     */
    public record Row(int colour, String name, String note, List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A play, or a whole hand.
     *
     * @param tiles all tiles, including face-down ones
     * @param faceDown whether they were forfeited
     * @param won whether they took the trick
     * @param accessible the text for a screen reader
     */
    public record Cell(TileSet tiles, boolean faceDown, boolean won, String accessible) {}
}
