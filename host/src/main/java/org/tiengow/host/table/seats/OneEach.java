package org.tiengow.host.table.seats;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A property of which each seat of a table has a different value, such as its colour. Only people may share one, where more people are at the
 * host than there are values.
 *
 * @param all the values in the order in which seats get them; there are more values than seats
 * @param of reads the value of a seat
 * @param give sets the value of a seat
 */
record OneEach<T>(List<T> all, Function<TableSeat, T> of, BiConsumer<TableSeat, T> give) {
    /** Gives a seat a value. A bot's or a free seat that has this value gets the former one of this seat, or another one. */
    void give(List<TableSeat> seats, TableSeat seat, T value) {
        T former = of.apply(seat);
        give.accept(seat, value);
        others(seats, seat).stream()
                .filter(other -> !other.isPersons() && of.apply(other).equals(value))
                .forEach(other -> give.accept(other, free(others(seats, other), former)));
    }

    /** Gives a seat that no person has a value that no person has; without one, a value that no other seat of the table has. */
    void avoid(List<TableSeat> seats, TableSeat seat, Predicate<T> persons) {
        List<TableSeat> others = others(seats, seat);
        T now = of.apply(seat);
        if (persons.test(now) || isTaken(others, now)) {
            give.accept(
                    seat,
                    all.stream()
                            .filter(each -> !persons.test(each) && !isTaken(others, each))
                            .findFirst()
                            .orElseGet(() -> free(others, now)));
        }
    }

    /** Checks whether a seat other than this one has a value. */
    boolean isElsewhere(List<TableSeat> seats, TableSeat seat, T value) {
        return isTaken(others(seats, seat), value);
    }

    /**
     * Returns the first value that none of the seats has. The search starts at the given value and continues from the beginning of
     * the list.
     */
    T free(List<TableSeat> seats, T from) {
        int wish = all.indexOf(from);
        return IntStream.range(0, all.size())
                .mapToObj(step -> all.get((wish + step) % all.size()))
                .filter(each -> !isTaken(seats, each))
                .findFirst()
                .orElseThrow();
    }

    private boolean isTaken(List<TableSeat> seats, T value) {
        return seats.stream().anyMatch(seat -> of.apply(seat).equals(value));
    }

    private static List<TableSeat> others(List<TableSeat> seats, TableSeat seat) {
        return seats.stream().filter(other -> other != seat).toList();
    }
}
