package org.tiengow.client.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A round of a match in the book.
 *
 * @param round its number, 1 for the first
 * @param winner the seat that won it
 * @param change the chips won or lost, by seat
 * @param paid the sum of the payments from one seat to another, for each pair with any; empty when this program did not see them
 */
public record BookRound(int round, int winner, List<Integer> change, List<Transfer> paid) {
    public BookRound {
        change = List.copyOf(change);
        paid = List.copyOf(paid);
    }

    /** Returns a round with the sums of its payments, of which there may be several from one seat to another. */
    public static BookRound of(int round, int winner, List<Integer> change, List<Transfer> payments) {
        Map<List<Integer>, Integer> sums = new LinkedHashMap<>();
        payments.forEach(paid -> sums.merge(List.of(paid.from(), paid.to()), paid.chips(), Integer::sum));
        return new BookRound(
                round,
                winner,
                change,
                sums.entrySet().stream()
                        .map(each ->
                                new Transfer(each.getKey().get(0), each.getKey().get(1), each.getValue()))
                        .toList());
    }

    /** Returns the round with the payments of one seat alone. */
    BookRound seenBy(int seat) {
        return new BookRound(
                round,
                winner,
                change,
                paid.stream()
                        .filter(each -> each.from() == seat || each.to() == seat)
                        .toList());
    }

    /**
     * The chips that one seat paid to another in a round.
     *
     * @param from the seat that paid
     * @param to the seat that was paid
     */
    public record Transfer(int from, int to, int chips) {}
}
