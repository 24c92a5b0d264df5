package org.tiengow.swing.tile;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.tile.TileKind;

/**
 * The positions of the pips of a face, in widths of the tile: x from 0 to 1, y from 0 to 2.5.
 *
 * <p>The lower half is the upper one rotated by 180 degrees. So all threes slant the same way, and doubles look the same from both
 * ends.
 */
public final class Pips {
    /** Height of a tile's face, in widths. */
    public static final double HEIGHT = 2.5;

    private static final double[] COLUMNS = {0.29, 0.50, 0.71};
    private static final double[] ROWS = {0.225, 0.49, 0.755};

    /** Column and row of each pip in the upper half, counted from the outer end; the first index is the number of pips minus one. */
    private static final int[][][] PLACES = {
        {{1, 1}},
        {{0, 0}, {2, 0}},
        {{0, 0}, {1, 1}, {2, 2}},
        {{0, 0}, {2, 0}, {0, 2}, {2, 2}},
        {{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}},
        {{0, 0}, {0, 1}, {0, 2}, {2, 0}, {2, 1}, {2, 2}},
    };

    private Pips() {}

    /**
     * One pip.
     *
     * @param x its centre, in widths of the tile
     * @param y its centre, in widths of the tile
     * @param red whether it is painted red (rules 1.4)
     * @param single whether it is the large pip of a 1
     */
    public record Pip(double x, double y, boolean red, boolean single) {}

    /** Returns the pips of the upper half: the red half if just one half is red, else the higher half. */
    public static int upper(TileKind kind) {
        return isRed(kind.low()) && !isRed(kind.high()) ? kind.low() : kind.high();
    }

    public static int lower(TileKind kind) {
        return kind.high() + kind.low() - upper(kind);
    }

    public static List<Pip> of(TileKind kind) {
        List<Pip> pips = new ArrayList<>(half(upper(kind), kind == TileKind.HEAVEN));
        for (Pip pip : half(lower(kind), kind == TileKind.HEAVEN)) {
            pips.add(new Pip(1 - pip.x(), HEIGHT - pip.y(), pip.red(), pip.single()));
        }
        return List.copyOf(pips);
    }

    private static List<Pip> half(int count, boolean heaven) {
        List<Pip> pips = new ArrayList<>();
        for (int[] place : PLACES[count - 1]) {
            boolean red = heaven ? place[0] == 0 : isRed(count);
            pips.add(new Pip(COLUMNS[place[0]], ROWS[place[1]] * HEIGHT / 2, red, count == 1));
        }
        return pips;
    }

    private static boolean isRed(int half) {
        return half == 1 || half == 4;
    }
}
