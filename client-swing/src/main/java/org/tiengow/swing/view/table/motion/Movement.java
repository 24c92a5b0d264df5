package org.tiengow.swing.view.table.motion;

import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick.TablePlay;

/**
 * A position on the way from one scene to another.
 *
 * @param before the previous scene
 * @param way the kind of movement
 * @param winner the seat that gathers the trick, or −1
 * @param millis milliseconds since the start
 * @param duration its milliseconds, without the delays between tiles or chips
 * @param fade whether one scene fades into the other and nothing travels
 */
public record Movement(TableScreen before, Playback.Way way, int winner, double millis, int duration, boolean fade) {
    /** Largest number of chips shown for one payment. */
    public static final int MOST_CHIPS = 5;

    /** Milliseconds between the departures of two tiles of a set, or two chips of a payment. */
    private static final int APART = 40;

    /** Time for a beaten set to slide aside, as a share of that for a tile to reach the trick. */
    private static final double ASIDE = 220 / 260.0;

    /**
     * Returns the share of the time that has passed for one tile of a set, or one chip of a payment. Negative before it leaves, above 1
     * after it arrives.
     *
     * @param index the position in the set or payment, from 0
     */
    public double time(int index) {
        return (millis - index * APART) / Math.max(1, duration);
    }

    /** Returns the share of the distance that a play has slid aside, 0 to 1. */
    public double aside() {
        return Easing.out(millis / Math.max(1, duration * ASIDE));
    }

    /** Returns the milliseconds by which the tiles of a scene exceed a movement's duration, because they leave one after another. */
    static int delays(TableScreen screen) {
        int most =
                screen.trick().plays().stream().mapToInt(TablePlay::count).max().orElse(1);
        return (most - 1) * APART;
    }

    /** Returns the milliseconds between the departures of the first and the last chip. */
    public static int delaysOfChips() {
        return (MOST_CHIPS - 1) * APART;
    }
}
