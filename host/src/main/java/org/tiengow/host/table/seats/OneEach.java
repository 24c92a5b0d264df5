package org.tiengow.host.table.seats;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A property of which each seat of a table has a different value, such as its colour.
 *
 * @param all the values in the order in which seats get them; there are more values than seats
 * @param of reads the value of a seat
 * @param give sets the value of a seat
 */
record OneEach<T>(List<T> all, Function<TableSeat, T> of, BiConsumer<TableSeat, T> give) {
    /**
     * Gives a seat the value that its person has requested. If a bot's or a free seat has this value, the two seats exchange their
     * values. If a person's seat has it, that person keeps it, and the request falls on the next value that no seat has.
     */
    void choose(List<TableSeat> seats, TableSeat chooser, T wish) {
        List<TableSeat> others = seats.stream().filter(seat -> seat != chooser).toList();
        Optional<TableSeat> holder =
                others.stream().filter(seat -> of.apply(seat).equals(wish)).findFirst();
        if (holder.filter(TableSeat::isPersons).isPresent()) {
            give.accept(chooser, free(others, wish));
        } else {
            holder.ifPresent(seat -> give.accept(seat, of.apply(chooser)));
            give.accept(chooser, wish);
        }
    }

    /**
     * Returns the first value that none of the seats has. The search starts at the given value and continues from the beginning of
     * the list.
     */
    T free(List<TableSeat> seats, T from) {
        int wish = all.indexOf(from);
        return IntStream.range(0, all.size())
                .mapToObj(step -> all.get((wish + step) % all.size()))
                .filter(each -> seats.stream().noneMatch(seat -> of.apply(seat).equals(each)))
                .findFirst()
                .orElseThrow();
    }
}
