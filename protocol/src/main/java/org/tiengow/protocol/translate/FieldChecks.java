package org.tiengow.protocol.translate;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tiengow.engine.seat.Seats;

/** Checks of single fields. Each returns its argument, or throws {@link Malformed} with the name of the field. */
final class FieldChecks {
    /** The most players of any rule set (rules 2.2). */
    static final int MOST_PLAYERS = 4;

    /** The most tiles of a hand, and thus the most stacks (rules 2.2). */
    static final int MOST_TILES = 13;

    /** The most tiles of one play (rules 3). */
    static final int LARGEST_PLAY = 4;

    private FieldChecks() {}

    static int atLeast(String field, int least, int value) {
        return within(field, least, Integer.MAX_VALUE, value);
    }

    static int within(String field, int least, int most, int value) {
        if (value < least || value > most) {
            throw new Malformed(field, field + " cannot be " + value + ".");
        }
        return value;
    }

    static int players(int players) {
        return within("players", 2, MOST_PLAYERS, players);
    }

    static int seat(String field, int players, int value) {
        return within(field, 0, players - 1, value);
    }

    static int seatOrNone(String field, int players, int value) {
        return within(field, Seats.NONE, players - 1, value);
    }

    static int step(int value) {
        if (value != 1 && value != -1) {
            throw new Malformed("step", "step cannot be " + value + ".");
        }
        return value;
    }

    /** Checks that a list has one number per seat, and returns it. */
    static List<Integer> aSeat(String field, int players, List<Integer> values) {
        if (values.size() != players) {
            throw new Malformed(field, field + " has " + values.size() + " numbers for " + players + " seats.");
        }
        return values;
    }

    /** Checks that a list has one number from 0 to {@code most} per seat. */
    static List<Integer> aSeat(String field, int players, int most, List<Integer> values) {
        aSeat(field, players, values).forEach(value -> within(field, 0, most, value));
        return values;
    }

    /** Returns the engine's value of a field; an engine's exception becomes a {@link Malformed} with its sentence. */
    static <V> V built(String field, Supplier<V> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException misfit) {
            throw new Malformed(field, String.valueOf(misfit.getMessage()));
        }
    }

    /** Translates each message of a list, after checking that there are at most {@code most}. */
    static <M, V> List<V> each(String field, int most, List<M> messages, Function<M, V> translation) {
        within(field, 0, most, messages.size());
        return messages.stream().map(translation).toList();
    }
}
