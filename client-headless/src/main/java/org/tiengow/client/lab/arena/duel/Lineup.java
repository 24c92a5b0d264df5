package org.tiengow.client.lab.arena.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** How many seats a candidate takes when it meets an opponent; the opponent has the others. */
public enum Lineup {
    /** One seat, and each in turn. */
    ONE_AGAINST_THE_REST(1),

    /** Two of four seats, and each two in turn. */
    TWO_AGAINST_TWO(2);

    private final int seats;

    Lineup(int seats) {
        this.seats = seats;
    }

    /** Whether it can be played by so many: each side needs a seat, and as many as the other where it has two. */
    public boolean fits(int players) {
        return players >= 2 * seats;
    }

    /** The seats the candidate takes, one set a seating; over all of them it sits everywhere equally often. */
    List<Set<Integer>> seats(int players) {
        return IntStream.range(0, 1 << players)
                .filter(seating -> Integer.bitCount(seating) == seats)
                .mapToObj(seating -> seats(seating, players))
                .toList();
    }

    private static Set<Integer> seats(int seating, int players) {
        List<Integer> taken = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            if ((seating >> seat & 1) == 1) {
                taken.add(seat);
            }
        }
        return new TreeSet<>(taken);
    }
}
