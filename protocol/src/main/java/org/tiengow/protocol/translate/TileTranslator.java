package org.tiengow.protocol.translate;

import java.util.List;
import org.tiengow.engine.tile.TileSet;

/** Translates tiles to a fixed32, in which the bit of a tile is its index; {@link org.tiengow.engine.tile.Tile} shows the order. */
public final class TileTranslator {
    private TileTranslator() {}

    /** Returns the bits of these tiles. */
    public static int write(TileSet tiles) {
        return tiles.bits();
    }

    /** Returns the tiles with these bits; all 32-bit values are valid. */
    public static TileSet read(int bits) {
        return new TileSet(bits);
    }

    static List<Integer> writeAll(List<TileSet> sets) {
        return sets.stream().map(TileTranslator::write).toList();
    }
}
