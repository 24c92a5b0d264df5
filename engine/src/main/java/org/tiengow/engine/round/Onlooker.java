package org.tiengow.engine.round;

import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * The names that one seat gives to the two tiles of a civil kind: the tile that it saw first counts as the first copy.
 *
 * <p>The true copies must stay secret. If a seat showed the true second copy while the first lay hidden, the others would learn
 * that this seat does not hold the first.
 *
 * @param seat the seat that owns this view, or {@code Seats.NONE} for a spectator
 * @param known both tiles of every kind of which the seat has seen one
 * @param exchanged the tiles among them whose names are exchanged
 */
record Onlooker(int seat, TileSet known, TileSet exchanged) {
    /** Returns a viewer that has seen nothing yet. */
    static Onlooker at(int seat) {
        return new Onlooker(seat, TileSet.EMPTY, TileSet.EMPTY);
    }

    /** Returns this viewer after it saw these tiles, all at once. */
    Onlooker saw(TileSet tiles) {
        TileSet nowKnown = known;
        TileSet nowExchanged = exchanged;
        for (Tile tile : tiles) {
            if (tile.kind().copies() == 2 && !nowKnown.contains(tile)) {
                Tile first = Tile.of(tile.kind(), 0);
                TileSet both = TileSet.of(first, Tile.of(tile.kind(), 1));
                nowKnown = nowKnown.plus(both);
                nowExchanged = tiles.contains(first) ? nowExchanged : nowExchanged.plus(both);
            }
        }
        return new Onlooker(seat, nowKnown, nowExchanged);
    }

    /** Returns these tiles under the names that this viewer gives them. */
    TileSet name(TileSet tiles) {
        return tiles.exchanged(exchanged);
    }
}
