package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SeatInfo;

/** The seats of a table, in the order of play of round 1 (rules 2.1). */
public final class TableSeats {
    /** Names for the table's own bots: short, the same in every language, and of nobody in particular. */
    private static final List<String> BOT_NAMES = List.of("Orchid", "Bamboo", "Maple", "Pine", "Lotus");

    /** All colours, in the order in which seats get them. */
    public static final List<SeatColor> COLORS = List.of(
            SeatColor.SEAT_COLOR_AMBER,
            SeatColor.SEAT_COLOR_BLUE,
            SeatColor.SEAT_COLOR_VIOLET,
            SeatColor.SEAT_COLOR_GREEN,
            SeatColor.SEAT_COLOR_TEAL,
            SeatColor.SEAT_COLOR_ROSE,
            SeatColor.SEAT_COLOR_SAND,
            SeatColor.SEAT_COLOR_SLATE);

    /** All faces, in the order in which seats get them. */
    public static final List<SeatFace> FACES = Arrays.stream(SeatFace.values())
            .filter(face -> face != SeatFace.SEAT_FACE_UNSPECIFIED && face != SeatFace.UNRECOGNIZED)
            .toList();

    private static final OneEach<SeatColor> COLOR = new OneEach<>(COLORS, TableSeat::color, TableSeat::setColor);
    private static final OneEach<SeatFace> FACE = new OneEach<>(FACES, TableSeat::face, TableSeat::setFace);

    private final List<TableSeat> seats = new ArrayList<>();

    public TableSeats(int count) {
        resize(count);
    }

    /** The seats as they were kept; people and bots from outside have until then to come back. */
    public void goOn(List<SeatSnapshot> snapshots, long until, long botsUntil) {
        seats.clear();
        for (SeatSnapshot snapshot : snapshots) {
            SeatFace kept = snapshot.getFace();
            boolean own = FACES.contains(kept) && seats.stream().noneMatch(seat -> seat.face() == kept);
            SeatFace face = own ? kept : FACE.free(seats, FACES.get(0));
            seats.add(SeatMessages.read(snapshot, face, until, botsUntil));
        }
    }

    public int size() {
        return seats.size();
    }

    public boolean has(int seat) {
        return seat >= 0 && seat < seats.size();
    }

    public TableSeat get(int seat) {
        return seats.get(seat);
    }

    /** The first seat of which this is true. */
    public OptionalInt first(Predicate<TableSeat> wanted) {
        return IntStream.range(0, seats.size())
                .filter(seat -> wanted.test(seats.get(seat)))
                .findFirst();
    }

    /** The seat a guest plays from. */
    public OptionalInt of(Guest guest) {
        return first(seat -> seat.guest() == guest);
    }

    /** The seat a guest waits for. */
    public OptionalInt waitedForBy(Guest guest) {
        return first(seat -> seat.waiting() == guest);
    }

    /** The seat this token brings its bearer to. */
    public OptionalInt withToken(ByteString token) {
        return first(seat -> seat.isTokenOfHolder(token) || seat.isTokenOfStandIn(token) || seat.isTokenOfNext(token));
    }

    public int count(Predicate<TableSeat> wanted) {
        return (int) seats.stream().filter(wanted).count();
    }

    public boolean any(Predicate<TableSeat> wanted) {
        return seats.stream().anyMatch(wanted);
    }

    public boolean all(Predicate<TableSeat> wanted) {
        return seats.stream().allMatch(wanted);
    }

    public void swap(int first, int second) {
        Collections.swap(seats, first, second);
    }

    /** Has so many seats; when there were more, free ones go first and the others close up. */
    public void resize(int count) {
        while (seats.size() < count) {
            seats.add(new TableSeat(COLOR.free(seats, SeatColor.SEAT_COLOR_AMBER), FACE.free(seats, FACES.get(0))));
        }
        for (int seat = seats.size() - 1; seat >= 0 && seats.size() > count; seat--) {
            if (seats.get(seat).isFree()) {
                seats.remove(seat);
            }
        }
    }

    /**
     * Gives a seat the colour its person wishes for. A bot's or a free seat with that colour gets the seat's old one; a
     * person's keeps it, and the wish falls on the next colour no seat has.
     */
    public void choose(int seat, SeatColor wish) {
        COLOR.choose(seats, seats.get(seat), wish);
    }

    /** Gives a seat the face its person wishes for, as a colour is given. */
    public void choose(int seat, SeatFace wish) {
        FACE.choose(seats, seats.get(seat), wish);
    }

    /** When the next grace time is over; {@link Long#MAX_VALUE} without one. */
    public long nextGraceEnd() {
        return seats.stream().mapToLong(TableSeat::graceEnds).min().orElse(Long.MAX_VALUE);
    }

    public void nobodyReady() {
        seats.forEach(seat -> seat.setReady(false));
    }

    public void nobodyLeft() {
        seats.forEach(TableSeat::nobodyLeft);
    }

    /** A name no seat here has. */
    public String freeBotName() {
        return freeBotName(names());
    }

    /** A name that is none of these. */
    public static String freeBotName(List<String> taken) {
        return BOT_NAMES.stream()
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElseThrow();
    }

    public List<String> names() {
        return seats.stream().map(TableSeat::name).toList();
    }

    public List<PlayerTag> tags() {
        return seats.stream().map(TableSeat::tag).toList();
    }

    public List<SeatInfo> infos(long now) {
        return IntStream.range(0, seats.size())
                .mapToObj(seat -> new SeatMessages(seats.get(seat)).info(seat, now))
                .toList();
    }

    /** The seats as a journal keeps them. */
    public List<SeatSnapshot> snapshots() {
        return seats.stream().map(seat -> new SeatMessages(seat).snapshot()).toList();
    }
}
