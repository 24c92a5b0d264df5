package org.tiengow.engine.round;

import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;

/**
 * Tiles laid on the table, known whichever way they face.
 *
 * @param seat who played
 * @param tiles 1 to 4 tiles
 * @param faceDown whether it was a forfeit
 */
public record LaidPlay(int seat, TileSet tiles, boolean faceDown) {
    /** What a seat sees of it; a spectator is {@code Seats.NONE} (rules 4.10). */
    public SeenPlay seenBy(int viewer) {
        if (!faceDown) {
            return SeenPlay.open(seat, tiles);
        }
        return viewer == seat ? SeenPlay.ownForfeit(seat, tiles) : SeenPlay.hidden(seat, tiles.size());
    }
}
