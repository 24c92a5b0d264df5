package org.tiengow.presentation.moment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.tiengow.presentation.settings.Speed;

/**
 * The animation at the end of a match. The places appear one after another, the last one first; equal places appear together. Each row
 * counts its chips from those before the first round to the final ones. Then the winner is announced. Screen readers get the final texts
 * at once.
 *
 * @param title the title until the winner is announced
 * @param rows one for each row of the standings, in the same order
 * @param rising milliseconds in which a row appears
 * @param announced milliseconds until the winner is announced
 * @param millis the duration of the whole animation, in milliseconds
 */
public record MatchMoment(String title, List<Row> rows, int rising, int announced, int millis) {
    /** The maximum duration at normal speed, for four places, in milliseconds. */
    public static final int LONGEST = 3_500;

    private static final int BEFORE_LAST_PLACE = 200;
    private static final int RISE = 180;
    private static final int COUNT = 400;
    private static final int BETWEEN_PLACES = 200;
    private static final int BEFORE_WINNER = 300;
    private static final int COUNT_OF_WINNER = 700;
    private static final int AFTER_WINNER = 400;

    public MatchMoment {
        rows = List.copyOf(rows);
    }

    /**
     * Returns the animation at a speed; empty if animations are off.
     *
     * @param title the title until the winner is announced
     * @param places the place of each row, the best first
     * @param from the chips before the first round
     * @param chips the final chips of each row
     */
    public static Optional<MatchMoment> of(
            String title, List<Integer> places, int from, List<Integer> chips, Speed speed) {
        if (speed == Speed.OFF) {
            return Optional.empty();
        }
        List<Row> rows = new ArrayList<>();
        int at = BEFORE_LAST_PLACE;
        for (int row = places.size() - 1; row >= 0; row--) {
            boolean wins = places.get(row) == 1;
            boolean isNext = row < places.size() - 1 && !places.get(row).equals(places.get(row + 1));
            if (isNext) {
                at += COUNT + BETWEEN_PLACES + (wins ? BEFORE_WINNER : 0);
            }
            rows.add(new Row(from, chips.get(row), speed.millis(at), speed.millis(wins ? COUNT_OF_WINNER : COUNT)));
        }
        Collections.reverse(rows);
        int announced = at + COUNT_OF_WINNER;
        return Optional.of(new MatchMoment(
                title, rows, speed.millis(RISE), speed.millis(announced), speed.millis(announced + AFTER_WINNER)));
    }

    /** Returns the share of a row that is visible, 0 to 1, some milliseconds after the start. */
    public double appeared(Row row, double millis) {
        return eased((millis - row.appears()) / Math.max(1, rising));
    }

    /** Returns how far the announcement of the winner has faded in, 0 to 1, some milliseconds after the start. */
    public double announcement(double millis) {
        return eased((millis - announced) / Math.max(1, this.millis - announced));
    }

    /** Slows a movement down towards its end. */
    private static double eased(double share) {
        double rest = 1 - Math.max(0, Math.min(1, share));
        return 1 - rest * rest * rest;
    }

    /**
     * A row of the standings.
     *
     * @param from the chips before the first round
     * @param to the final chips
     * @param appears milliseconds until the row appears and its chips begin to count
     * @param counting milliseconds for which they count
     */
    public record Row(int from, int to, int appears, int counting) {
        /** Returns the chips that are shown some milliseconds after the start of the animation. */
        public int chips(double millis) {
            double share = eased((millis - appears) / Math.max(1, counting));
            return from + (int) Math.round((to - from) * share);
        }
    }
}
