package org.tiengow.engine.round;

import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * How one seat tells the two tiles of a civil kind apart: the one it came to know first is the first.
 *
 * <p>Which of the two it truly is nobody can see, and nobody may: a second tile shown while the first lies hidden would tell that
 * the seat that showed it does not hold the first.
 *
 * @param seat whose view it is, or {@code Seats.NONE} for a spectator
 * @param known both tiles of every kind of which the seat has seen one
 * @param exchanged those of them that bear each other's name
 */
record Onlooker(int seat, TileSet known, TileSet exchanged) {
    /** A seat that has seen nothing yet. */
    static Onlooker at(int seat) {
        return new Onlooker(seat, TileSet.EMPTY, TileSet.EMPTY);
    }

    /** The same seat after these tiles came to be known to it, all at once. */
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

    /** These tiles as the seat names them. */
    TileSet name(TileSet tiles) {
        return tiles.exchanged(exchanged);
    }
}
