package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/**
 * A play as one seat sees it.
 *
 * @param seat the seat that played
 * @param faceDown whether it was a forfeit
 * @param count the number of tiles, 1 to 4
 * @param tiles the tiles; empty when they lie face down and are not the viewer's own (rules 4.10)
 */
public record SeenPlay(int seat, boolean faceDown, int count, TileSet tiles) {
    /** Checks that the visible tiles match the count, and that only a forfeit is hidden. */
    public SeenPlay {
        if (count < 1 || !tiles.isEmpty() && tiles.size() != count || tiles.isEmpty() && !faceDown) {
            throw new IllegalArgumentException("a play of " + count + " tiles cannot show " + tiles);
        }
    }

    /** Returns a face-up play. */
    public static SeenPlay open(int seat, TileSet tiles) {
        return new SeenPlay(seat, false, tiles.size(), tiles);
    }

    /** Returns a forfeit of the viewer, with its tiles. */
    public static SeenPlay ownForfeit(int seat, TileSet tiles) {
        return new SeenPlay(seat, true, tiles.size(), tiles);
    }

    /** Returns another seat's forfeit, with hidden tiles. */
    public static SeenPlay hidden(int seat, int count) {
        return new SeenPlay(seat, true, count, TileSet.EMPTY);
    }
}
