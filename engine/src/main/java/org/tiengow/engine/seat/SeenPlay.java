package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/**
 * A play as one seat sees it.
 *
 * @param seat who played
 * @param faceDown whether it was a forfeit
 * @param count how many tiles, 1 to 4
 * @param tiles the tiles; empty when they lie face down and are not the viewer's own (rules 4.10)
 */
public record SeenPlay(int seat, boolean faceDown, int count, TileSet tiles) {
    /** Checks that known tiles are as many as counted. */
    public SeenPlay {
        if (count < 1 || !tiles.isEmpty() && tiles.size() != count || tiles.isEmpty() && !faceDown) {
            throw new IllegalArgumentException("a play of " + count + " tiles cannot show " + tiles);
        }
    }

    /** A set played face up. */
    public static SeenPlay open(int seat, TileSet tiles) {
        return new SeenPlay(seat, false, tiles.size(), tiles);
    }

    /** A forfeit of the viewer's own. */
    public static SeenPlay ownForfeit(int seat, TileSet tiles) {
        return new SeenPlay(seat, true, tiles.size(), tiles);
    }

    /** A forfeit of somebody else. */
    public static SeenPlay hidden(int seat, int count) {
        return new SeenPlay(seat, true, count, TileSet.EMPTY);
    }
}
