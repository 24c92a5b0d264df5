package org.tiengow.engine.record;

import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/**
 * A play as it stands in a record.
 *
 * @param seat who played
 * @param tiles the tiles, whichever way they faced
 * @param faceDown whether it was a forfeit
 */
public record RecordedPlay(int seat, TileSet tiles, boolean faceDown) {
    /** The act it records. */
    public Play play() {
        return faceDown ? Play.forfeit(tiles) : Play.faceUp(tiles);
    }
}
