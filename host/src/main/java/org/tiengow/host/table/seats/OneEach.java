package org.tiengow.host.table.seats;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Something of which each seat of a table has another one, such as a colour.
 *
 * @param all those there are, in the order in which seats get them; more than a table has seats
 * @param of which one a seat has
 * @param give gives a seat another one
 */
record OneEach<T>(List<T> all, Function<TableSeat, T> of, BiConsumer<TableSeat, T> give) {
    /**
     * Gives a seat what its person wishes for. A bot's or a free seat that has it gets the seat's old one; a person's keeps it, and
     * the wish falls on the next one no seat has.
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

    /** The first one none of these seats has, from this one on and then from the beginning. */
    T free(List<TableSeat> seats, T from) {
        int wish = all.indexOf(from);
        return IntStream.range(0, all.size())
                .mapToObj(step -> all.get((wish + step) % all.size()))
                .filter(each -> seats.stream().noneMatch(seat -> of.apply(seat).equals(each)))
                .findFirst()
                .orElseThrow();
    }
}
