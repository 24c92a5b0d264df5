package org.tiengow.swing.tile;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.tile.TileKind;

/**
 * Where the pips of a face lie, in widths of the tile: x from 0 to 1, y from 0 to 2.5.
 *
 * <p>The lower half is the upper one turned by half a turn, so threes slant alike and doubles look the same from both ends.
 */
public final class Pips {
    /** The height of a tile, in widths. */
    public static final double HEIGHT = 2.5;

    private static final double[] COLUMNS = {0.29, 0.50, 0.71};
    private static final double[] ROWS = {0.225, 0.49, 0.755};

    /** Column and row of each pip, from the outer end, the half as the upper one. */
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
     * @param x its centre, in widths
     * @param y its centre, in widths
     * @param red whether it is painted red (rules 1.4)
     * @param single whether it is the large one of a 1
     */
    public record Pip(double x, double y, boolean red, boolean single) {}

    /** The pips of the upper half: a red head if just one half is red, else the higher half. */
    public static int upper(TileKind kind) {
        return isRed(kind.low()) && !isRed(kind.high()) ? kind.low() : kind.high();
    }

    /** The pips of the lower half. */
    public static int lower(TileKind kind) {
        return kind.high() + kind.low() - upper(kind);
    }

    /** All pips of a face. */
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
