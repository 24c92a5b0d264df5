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
    /** What a seat sees of it (rules 4.10). */
    SeenPlay seenBy(Onlooker viewer) {
        if (!faceDown) {
            return SeenPlay.open(seat, viewer.name(tiles));
        }
        return viewer.seat() == seat
                ? SeenPlay.ownForfeit(seat, viewer.name(tiles))
                : SeenPlay.hidden(seat, tiles.size());
    }
}
