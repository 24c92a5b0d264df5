package org.tiengow.engine.round;

import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;

/**
 * A play with its true tiles, even if they lie face down.
 *
 * @param seat the seat that played
 * @param tiles 1 to 4 tiles
 * @param faceDown whether it was a forfeit
 */
public record LaidPlay(int seat, TileSet tiles, boolean faceDown) {
    /** Returns the play as a seat sees it (rules 4.10). */
    SeenPlay seenBy(Onlooker viewer) {
        if (!faceDown) {
            return SeenPlay.open(seat, viewer.name(tiles));
        }
        return viewer.seat() == seat
                ? SeenPlay.ownForfeit(seat, viewer.name(tiles))
                : SeenPlay.hidden(seat, tiles.size());
    }
}
