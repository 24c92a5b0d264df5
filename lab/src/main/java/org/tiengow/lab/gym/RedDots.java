package org.tiengow.lab.gym;

import java.util.stream.IntStream;
import org.tiengow.engine.tile.Tile;

/** The red pips of hands, without allocation (rules 1.4). */
final class RedDots {
    private static final int[] OF_TILE = IntStream.range(0, Tile.COUNT)
            .map(tile -> Tile.of(tile).kind().redPips())
            .toArray();

    private RedDots() {}

    /** Checks whether a hand may be declared, because it has exactly one red pip (rules 4.11). */
    static boolean isOne(int hand) {
        int pips = 0;
        for (int rest = hand; rest != 0; rest &= rest - 1) {
            pips += OF_TILE[Integer.numberOfTrailingZeros(rest)];
        }
        return pips == 1;
    }
}
