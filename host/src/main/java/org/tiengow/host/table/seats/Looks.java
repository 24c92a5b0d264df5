package org.tiengow.host.table.seats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;

/**
 * The colours and faces of the people of a night, by name. A person keeps both at every table, and also after leaving; no two people have the
 * same pair, and none shares a colour or a face with another as long as there are enough of them. Safe for use by several threads.
 */
public final class Looks {
    /** All colours, in the order in which they are given. */
    public static final List<SeatColor> COLORS = List.of(
            SeatColor.SEAT_COLOR_AMBER,
            SeatColor.SEAT_COLOR_BLUE,
            SeatColor.SEAT_COLOR_VIOLET,
            SeatColor.SEAT_COLOR_GREEN,
            SeatColor.SEAT_COLOR_TEAL,
            SeatColor.SEAT_COLOR_ROSE,
            SeatColor.SEAT_COLOR_SAND,
            SeatColor.SEAT_COLOR_SLATE);

    /** All faces, in the order in which they are given. */
    public static final List<SeatFace> FACES = Arrays.stream(SeatFace.values())
            .filter(face -> face != SeatFace.SEAT_FACE_UNSPECIFIED && face != SeatFace.UNRECOGNIZED)
            .toList();

    private final Map<String, Look> looks = new HashMap<>();

    /** A colour with a face. */
    public record Look(SeatColor color, SeatFace face) {}

    /** Returns the look of a person; empty before it is chosen. */
    public synchronized Optional<Look> find(String name) {
        return Optional.ofNullable(looks.get(name));
    }

    /** Returns the look of a person. A new person gets the look that differs most from those of the others. */
    public synchronized Look of(String name) {
        return looks.computeIfAbsent(name, newcomer -> distinct());
    }

    /** Returns the look of a person. A new person gets the look of the seat, if nobody has its colour or its face. */
    synchronized Look of(String name, Look seat) {
        if (!looks.containsKey(name) && !isWorn(seat.color()) && !isWorn(seat.face())) {
            looks.put(name, seat);
        }
        return of(name);
    }

    /** Restores the look of a person after a restart, unless the person has one already or somebody else has the same. */
    public synchronized void restore(String name, Look kept) {
        boolean isKnown = COLORS.contains(kept.color()) && FACES.contains(kept.face());
        if (isKnown && !looks.containsValue(kept)) {
            looks.putIfAbsent(name, kept);
        }
    }

    /**
     * Changes the colour of a person. If another person has it, the wish falls on the next one that no person has; without one, the person
     * keeps the former colour.
     *
     * @param taken checks whether another seat of the person's table has a colour that therefore is not the next one
     */
    synchronized void choose(String name, SeatColor wish, Predicate<SeatColor> taken) {
        Look now = of(name);
        SeatColor color = granted(COLORS, name, Look::color, wish, taken).orElse(now.color());
        looks.put(name, new Look(color, now.face()));
    }

    /** Changes the face of a person, by the rule for colours. */
    synchronized void choose(String name, SeatFace wish, Predicate<SeatFace> taken) {
        Look now = of(name);
        SeatFace face = granted(FACES, name, Look::face, wish, taken).orElse(now.face());
        looks.put(name, new Look(now.color(), face));
    }

    synchronized boolean isWorn(SeatColor color) {
        return looks.values().stream().anyMatch(look -> look.color() == color);
    }

    synchronized boolean isWorn(SeatFace face) {
        return looks.values().stream().anyMatch(look -> look.face() == face);
    }

    private <T> Optional<T> granted(List<T> all, String name, Function<Look, T> of, T wish, Predicate<T> taken) {
        List<T> others = looks.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(name))
                .map(entry -> of.apply(entry.getValue()))
                .toList();
        if (!others.contains(wish)) {
            return Optional.of(wish);
        }
        int first = all.indexOf(wish);
        return IntStream.range(0, all.size())
                .mapToObj(step -> all.get((first + step) % all.size()))
                .filter(each -> !others.contains(each) && !taken.test(each))
                .findFirst();
    }

    /** Returns the face that the fewest have, with the colour that the fewest have and nobody has with this face. */
    private Look distinct() {
        SeatFace face = rarest(FACES, Look::face);
        List<SeatColor> colors = COLORS.stream()
                .filter(color -> !looks.containsValue(new Look(color, face)))
                .toList();
        return new Look(rarest(colors.isEmpty() ? COLORS : colors, Look::color), face);
    }

    private <T> T rarest(List<T> all, Function<Look, T> of) {
        return all.stream()
                .min(Comparator.comparingLong(each -> looks.values().stream()
                        .filter(look -> of.apply(look).equals(each))
                        .count()))
                .orElseThrow();
    }
}
