package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SeatInfo;

/** The seats of a table, in the order of play of round 1 (rules 2.1). */
public final class TableSeats {
    /** Names for the table's own bots. They are short and neutral, and the same in every language. */
    private static final List<String> BOT_NAMES = List.of("Orchid", "Bamboo", "Maple", "Pine", "Lotus");

    private static final OneEach<SeatColor> COLOR = new OneEach<>(Looks.COLORS, TableSeat::color, TableSeat::setColor);
    private static final OneEach<SeatFace> FACE = new OneEach<>(Looks.FACES, TableSeat::face, TableSeat::setFace);

    private final List<TableSeat> seats = new ArrayList<>();
    private final Looks looks;

    /** Creates free seats; {@code looks} are those of the people at the host. */
    public TableSeats(int count, Looks looks) {
        this.looks = looks;
        resize(count);
    }

    /**
     * Restores the seats from the journal.
     *
     * @param until the time until which people may come back
     * @param botsUntil the time until which bots from outside may come back
     */
    public void goOn(List<SeatSnapshot> snapshots, long until, long botsUntil) {
        seats.clear();
        for (SeatSnapshot snapshot : snapshots) {
            SeatFace kept = snapshot.getFace();
            boolean own = Looks.FACES.contains(kept) && seats.stream().noneMatch(seat -> seat.face() == kept);
            SeatFace face = own ? kept : FACE.free(seats, Looks.FACES.get(0));
            seats.add(SeatMessages.read(snapshot, face, until, botsUntil));
        }
        List<TableSeat> people = seats.stream().filter(TableSeat::isPersons).toList();
        people.forEach(seat -> looks.restore(seat.name(), seat.look()));
        people.forEach(this::dress);
    }

    /** Gives a seat that has just been taken the look of its person. A bot gets one that no person has, as long as there are enough. */
    public void dress(int seat) {
        dress(seats.get(seat));
    }

    private void dress(TableSeat seat) {
        if (seat.isPersons()) {
            Looks.Look look = looks.of(seat.name(), seat.look());
            COLOR.give(seats, seat, look.color());
            FACE.give(seats, seat, look.face());
        } else {
            COLOR.avoid(seats, seat, looks::isWorn);
            FACE.avoid(seats, seat, looks::isWorn);
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

    /** Returns the number of the first seat that satisfies a condition. */
    public OptionalInt first(Predicate<TableSeat> wanted) {
        return IntStream.range(0, seats.size())
                .filter(seat -> wanted.test(seats.get(seat)))
                .findFirst();
    }

    /** Returns the seat from which a guest plays. */
    public OptionalInt of(Participant participant) {
        return first(seat -> seat.guest() == participant);
    }

    /** Returns the seat for which a guest waits. */
    public OptionalInt waitedForBy(Participant participant) {
        return first(seat -> seat.waiting() == participant);
    }

    /** Returns the seat to which a token gives access: as its holder, as its stand-in bot or as its next holder. */
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

    /** Changes the number of seats. Only free seats are removed, the last one first; the others close up. */
    public void resize(int count) {
        while (seats.size() < count) {
            seats.add(
                    new TableSeat(COLOR.free(seats, SeatColor.SEAT_COLOR_AMBER), FACE.free(seats, Looks.FACES.get(0))));
        }
        for (int seat = seats.size() - 1; seat >= 0 && seats.size() > count; seat--) {
            if (seats.get(seat).isFree()) {
                seats.remove(seat);
            }
        }
    }

    /**
     * Gives a person, and the person's seat, the requested colour. If a bot's or a free seat has this colour, the two seats exchange
     * their colours. If another person of the night has it, that person keeps it, and the request falls on the next colour that neither a
     * person nor a seat has.
     */
    public void choose(int seat, SeatColor wish) {
        TableSeat chooser = seats.get(seat);
        if (chooser.isPersons()) {
            looks.choose(chooser.name(), wish, color -> COLOR.isElsewhere(seats, chooser, color));
            dress(chooser);
        }
    }

    /** Gives a person, and the person's seat, the requested face, by the rule for colours. */
    public void choose(int seat, SeatFace wish) {
        TableSeat chooser = seats.get(seat);
        if (chooser.isPersons()) {
            looks.choose(chooser.name(), wish, face -> FACE.isElsewhere(seats, chooser, face));
            dress(chooser);
        }
    }

    /** Returns the end of the next grace time; {@link Long#MAX_VALUE} without one. */
    public long nextGraceEnd() {
        return seats.stream().mapToLong(TableSeat::graceEnds).min().orElse(Long.MAX_VALUE);
    }

    public void nobodyReady() {
        seats.forEach(seat -> seat.setReady(false));
    }

    public void nobodyLeft() {
        seats.forEach(TableSeat::nobodyLeft);
    }

    /** Returns a bot name that no seat of this table has. */
    public String freeBotName() {
        return freeBotName(names());
    }

    /** Returns a bot name that is not in the list. */
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

    /** Returns the snapshots of the seats for the journal. */
    public List<SeatSnapshot> snapshots() {
        return seats.stream().map(seat -> new SeatMessages(seat).snapshot()).toList();
    }
}
