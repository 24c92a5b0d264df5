package org.tiengow.engine.round;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/**
 * All plays of a round so far, in tricks.
 *
 * @param tricks the finished tricks
 * @param table the plays of the unfinished trick
 */
record TrickHistory(List<LaidTrick> tricks, List<LaidPlay> table) {
    static final TrickHistory EMPTY = new TrickHistory(List.of(), List.of());

    TrickHistory {
        tricks = List.copyOf(tricks);
        table = List.copyOf(table);
    }

    TrickHistory plus(LaidPlay play) {
        return new TrickHistory(tricks, with(table, play));
    }

    /** Returns the course after the trick on the table was won. */
    TrickHistory wonBy(int winner) {
        return new TrickHistory(with(tricks, new LaidTrick(table, winner)), List.of());
    }

    List<SeenTrick> tricksSeenBy(Onlooker viewer) {
        return tricks.stream().map(trick -> trick.seenBy(viewer)).toList();
    }

    List<SeenPlay> tableSeenBy(Onlooker viewer) {
        return table.stream().map(play -> play.seenBy(viewer)).toList();
    }

    /** Returns the forfeits of a seat, in the order they were made. */
    List<TileSet> forfeitsOf(int seat) {
        List<LaidPlay> plays = new ArrayList<>();
        tricks.forEach(trick -> plays.addAll(trick.plays()));
        plays.addAll(table);
        return plays.stream()
                .filter(play -> play.seat() == seat && play.faceDown())
                .map(LaidPlay::tiles)
                .toList();
    }

    /** Returns the index of a seat's play on the table, or −1. */
    int indexOnTable(int seat) {
        for (int i = 0; i < table.size(); i++) {
            if (table.get(i).seat() == seat) {
                return i;
            }
        }
        return -1;
    }

    private static <T> List<T> with(List<T> list, T element) {
        List<T> longer = new ArrayList<>(list);
        longer.add(element);
        return longer;
    }
}
