package org.tiengow.app.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Times at one table: from a play, as it is said, to the moment when the last of all who sit there sees that fewer tiles are left. */
final class PlayClock {
    private static final int SEATS = 4;

    private final List<Long> nanos;
    private final String[] rounds = new String[SEATS];
    private final int[] left = new int[SEATS];
    private final List<Play> unseen = new ArrayList<>();

    /** What was said at a moment, and not yet seen by all. */
    private record Play(int seat, String round, int left, long at) {}

    /** Gathers them in this list, which others may write to. */
    PlayClock(List<Long> nanos) {
        this.nanos = nanos;
        Arrays.fill(rounds, "");
    }

    /** Somebody says a play. */
    synchronized void plays(int seat, long now) {
        unseen.add(new Play(seat, rounds[seat], left[seat], now));
    }

    /** It was refused. */
    synchronized void takesBack(int seat) {
        unseen.removeIf(play -> play.seat == seat);
    }

    /** Somebody sees the round, with so many tiles left in all hands. */
    synchronized void sees(int seat, String round, int tiles, long now) {
        rounds[seat] = round;
        left[seat] = tiles;
        unseen.removeIf(play -> {
            if (isSeen(play)) {
                nanos.add(now - play.at);
                return true;
            }
            return !rounds[play.seat].equals(play.round); // the round ended with it
        });
    }

    private boolean isSeen(Play play) {
        return IntStream.range(0, SEATS).allMatch(each -> rounds[each].equals(play.round) && left[each] < play.left);
    }

    /** That time in milliseconds within which so many of a hundred were; 0 where there are none. */
    static double millis(List<Long> nanos, int ofHundred) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(Math.min(sorted.size() - 1, sorted.size() * ofHundred / 100)) / 1e6;
    }

    /** How many there are, and how long they took, for people. */
    static String summed(List<Long> nanos) {
        return String.format(
                "%d, median %.1f ms, p95 %.1f ms, p99 %.1f ms, most %.1f ms",
                nanos.size(), millis(nanos, 50), millis(nanos, 95), millis(nanos, 99), millis(nanos, 100));
    }
}
