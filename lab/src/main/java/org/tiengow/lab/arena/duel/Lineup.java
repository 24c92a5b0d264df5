package org.tiengow.lab.arena.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The number of seats that a candidate takes against an opponent, which has the others. */
public enum Lineup {
    /** One seat, each in turn. */
    ONE_AGAINST_THE_REST(1),

    /** Two of four seats, each pair in turn. */
    TWO_AGAINST_TWO(2);

    private final int seats;

    Lineup(int seats) {
        this.seats = seats;
    }

    /** Checks whether the players are enough: the opponent needs at least as many seats as the candidate. */
    public boolean fits(int players) {
        return players >= 2 * seats;
    }

    /** Returns the seats of the candidate, one set for each seating. Over all seatings, the candidate has every seat equally often. */
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
