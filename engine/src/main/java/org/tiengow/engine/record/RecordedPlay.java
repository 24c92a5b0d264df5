package org.tiengow.engine.record;

import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/**
 * A play as written in a record.
 *
 * @param seat the seat that played
 * @param tiles the tiles, even if they lay face down
 * @param faceDown whether it was a forfeit
 */
public record RecordedPlay(int seat, TileSet tiles, boolean faceDown) {
    /** Returns the play in the form that a round accepts. */
    public Play play() {
        return faceDown ? Play.forfeit(tiles) : Play.faceUp(tiles);
    }
}
