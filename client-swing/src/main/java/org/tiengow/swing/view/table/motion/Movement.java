package org.tiengow.swing.view.table.motion;

import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick.TablePlay;

/**
 * On the way from one scene to another.
 *
 * @param before the scene that is left
 * @param way how
 * @param winner who gathers, or −1
 * @param millis how long since it began
 * @param duration how long it takes, without the delays between tiles or chips
 * @param fade whether nothing travels and one scene fades into the other
 */
public record Movement(TableScreen before, Playback.Way way, int winner, double millis, int duration, boolean fade) {
    /** How many chips of a payment are seen on their way, at most. */
    public static final int MOST_CHIPS = 5;

    /** How long after one another the tiles of a set, or the chips of a payment, leave. */
    private static final int APART = 40;

    /** A beaten set needs a little less time aside than a tile to the trick. */
    private static final double ASIDE = 220 / 260.0;

    /** The share of the time that has passed for the tile with a number in its set, or the chip in its payment. */
    public double time(int index) {
        return (millis - index * APART) / Math.max(1, duration);
    }

    /** How far what slides aside has come, 0 to 1. */
    public double aside() {
        return Easing.out(millis / Math.max(1, duration * ASIDE));
    }

    /** How long the tiles of a scene need more than a movement's duration, since they leave one after another. */
    static int delays(TableScreen screen) {
        int most =
                screen.trick().plays().stream().mapToInt(TablePlay::count).max().orElse(1);
        return (most - 1) * APART;
    }

    /** How long the last chip leaves after the first. */
    public static int delaysOfChips() {
        return (MOST_CHIPS - 1) * APART;
    }
}
