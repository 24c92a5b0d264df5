package org.tiengow.protocol.translate;

import java.util.List;
import org.tiengow.engine.tile.TileSet;

/** Tiles as a fixed32: the bit of a tile is its index, as drawn at {@link org.tiengow.engine.tile.Tile}. */
public final class TileTranslator {
    private TileTranslator() {}

    /** The bits of these tiles. */
    public static int write(TileSet tiles) {
        return tiles.bits();
    }

    /** The tiles with these bits; any 32 bits are tiles. */
    public static TileSet read(int bits) {
        return new TileSet(bits);
    }

    static List<Integer> writeAll(List<TileSet> sets) {
        return sets.stream().map(TileTranslator::write).toList();
    }
}
