package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.protocol.wire.SeatInfo;

/** The seats of a table, in the order of play of round 1 (rules 2.1). */
final class TableSeats {
    /** Names for the table's own bots: short, the same in every language, and of nobody in particular. */
    private static final List<String> BOT_NAMES = List.of("Orchid", "Bamboo", "Plum", "Pine", "Lotus");

    private final List<TableSeat> seats = new ArrayList<>();

    TableSeats(int count) {
        resize(count);
    }

    int size() {
        return seats.size();
    }

    boolean has(int seat) {
        return seat >= 0 && seat < seats.size();
    }

    TableSeat get(int seat) {
        return seats.get(seat);
    }

    /** The first seat of which this is true. */
    OptionalInt first(Predicate<TableSeat> wanted) {
        return IntStream.range(0, seats.size())
                .filter(seat -> wanted.test(seats.get(seat)))
                .findFirst();
    }

    /** The seat a guest plays from. */
    OptionalInt of(Guest guest) {
        return first(seat -> seat.guest() == guest);
    }

    /** The seat a guest waits for. */
    OptionalInt waitedForBy(Guest guest) {
        return first(seat -> seat.waiting() == guest);
    }

    /** The seat this token brings its bearer to. */
    OptionalInt withToken(ByteString token) {
        return first(seat -> seat.isTokenOfHolder(token) || seat.isTokenOfStandIn(token));
    }

    int count(Predicate<TableSeat> wanted) {
        return (int) seats.stream().filter(wanted).count();
    }

    boolean any(Predicate<TableSeat> wanted) {
        return seats.stream().anyMatch(wanted);
    }

    boolean all(Predicate<TableSeat> wanted) {
        return seats.stream().allMatch(wanted);
    }

    void swap(int first, int second) {
        Collections.swap(seats, first, second);
    }

    /** Has so many seats; when there were more, free ones go first and the others close up. */
    void resize(int count) {
        while (seats.size() < count) {
            seats.add(new TableSeat());
        }
        for (int seat = seats.size() - 1; seat >= 0 && seats.size() > count; seat--) {
            if (seats.get(seat).isFree()) {
                seats.remove(seat);
            }
        }
    }

    void nobodyReady() {
        seats.forEach(seat -> seat.setReady(false));
    }

    /** A name no seat here has. */
    String freeBotName() {
        return BOT_NAMES.stream()
                .filter(name -> seats.stream().noneMatch(seat -> seat.name().equals(name)))
                .findFirst()
                .orElseThrow();
    }

    List<String> names() {
        return seats.stream().map(TableSeat::name).toList();
    }

    List<PlayerTag> tags() {
        return seats.stream().map(TableSeat::tag).toList();
    }

    List<SeatInfo> infos(long now) {
        return IntStream.range(0, seats.size())
                .mapToObj(seat -> seats.get(seat).info(seat, now))
                .toList();
    }
}
