package org.tiengow.host.table.shuffle;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * How often in a match an attempt at a shuffle was void for want of a seat's share. A seat in league with the host could refuse its
 * share to a deal the host does not like: so the second time empties it until the match ends, and a bot from outside, which costs
 * nobody a seat among friends, the first time. Seats are counted, not people: whoever sits there next has no fresh chance.
 */
final class MissedShares {
    private static final int PERSON = 1;
    private static final int BOT = 2;

    /** From so many on a seat takes no part. */
    private static final int TOO_MANY = 2;

    private final Map<Integer, Integer> counts = new TreeMap<>();

    /** Another match begins. */
    void clear() {
        counts.clear();
    }

    /** As it was kept, in the order of the seats; empty: never for any. */
    void goOn(List<Integer> kept) {
        counts.clear();
        for (int seat = 0; seat < kept.size(); seat++) {
            if (kept.get(seat) != 0) {
                counts.put(seat, kept.get(seat));
            }
        }
    }

    /** The share of a seat was missing. */
    void count(int seat, boolean bot) {
        counts.merge(seat, bot ? BOT : PERSON, Integer::sum);
    }

    /** How often it was missing. */
    int of(int seat) {
        return counts.getOrDefault(seat, 0);
    }

    /** Whether a seat takes no part until the match ends. */
    boolean isShutOut(int seat) {
        return of(seat) >= TOO_MANY;
    }

    /** For each of so many seats; empty: never for any. */
    List<Integer> ofEach(int seats) {
        return counts.isEmpty()
                ? List.of()
                : IntStream.range(0, seats).map(this::of).boxed().toList();
    }
}
