package org.tiengow.swing.page;

import java.util.Arrays;
import java.util.List;

/** Times at one table: from a play, as it is said, to the moment when the last of all who sit there sees that fewer tiles are left. */
final class PlayClock {
    private static final int SEATS = 4;

    private final List<Long> nanos;
    private final long[] seenAt = new long[SEATS];
    private final String[] rounds = new String[SEATS];
    private final int[] left = new int[SEATS];
    private long playedAt;
    private int playedLeft;
    private int player = -1;

    /** Gathers them in this list, which others may write to. */
    PlayClock(List<Long> nanos) {
        this.nanos = nanos;
        Arrays.fill(rounds, "");
    }

    /** Somebody says a play. */
    synchronized void plays(int seat, long now) {
        player = seat;
        playedAt = now;
        playedLeft = left[seat];
    }

    /** It was refused. */
    synchronized void takesBack(int seat) {
        if (player == seat) {
            player = -1;
        }
    }

    /** Somebody sees the round, with so many tiles left in all hands. */
    synchronized void sees(int seat, String round, int tiles, long now) {
        if (!rounds[seat].equals(round) || left[seat] != tiles) {
            rounds[seat] = round;
            left[seat] = tiles;
            seenAt[seat] = now;
        }
        if (player < 0) {
            return;
        }
        for (int each = 0; each < SEATS; each++) {
            if (!rounds[each].equals(rounds[player])) {
                player = -1; // the round ended with it
                return;
            }
        }
        if (Arrays.stream(left).allMatch(count -> count < playedLeft)) {
            nanos.add(Arrays.stream(seenAt).max().orElseThrow() - playedAt);
            player = -1;
        }
    }

    /** That time in milliseconds within which so many of a hundred were; 0 where there are none. */
    static double millis(List<Long> nanos, int ofHundred) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(Math.min(sorted.size() - 1, sorted.size() * ofHundred / 100)) / 1e6;
    }

    /** How many there are, and how long they took, for people. */
    static String summed(List<Long> nanos) {
        return String.format(
                "%d, median %.1f ms, p99 %.1f ms, most %.1f ms",
                nanos.size(), millis(nanos, 50), millis(nanos, 99), millis(nanos, 100));
    }
}
