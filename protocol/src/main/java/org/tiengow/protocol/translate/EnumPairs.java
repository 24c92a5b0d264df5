package org.tiengow.protocol.translate;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The pairs of an enum and its twin in the messages. The twin's constants have the same names after a prefix, as protobuf requires: {@code
 * GOOSE} and {@code SEAT_FACE_GOOSE}. A constant without a partner is an error as soon as the pairs are made.
 *
 * @param <E> the program's enum
 * @param <W> the enum of the messages
 */
public final class EnumPairs<E extends Enum<E>, W extends Enum<W>> {
    private static final Set<String> NEVER_SENT = Set.of("UNSPECIFIED", "UNRECOGNIZED");

    private final String field;
    private final Map<E, W> out;
    private final Map<W, E> back;

    private EnumPairs(String field, Class<E> own, Class<W> wire) {
        this.field = field;
        this.out = new EnumMap<>(own);
        this.back = new EnumMap<>(wire);
        String prefix = prefix(wire);
        for (W message : wire.getEnumConstants()) {
            for (E constant : own.getEnumConstants()) {
                if (message.name().equals(prefix + constant.name())) {
                    out.put(constant, message);
                    back.put(message, constant);
                }
            }
        }
    }

    /**
     * Pairs two enums.
     *
     * @param field what the constants stand for, in words for {@link Malformed}
     * @throws IllegalStateException if a constant of either enum has no partner
     */
    public static <E extends Enum<E>, W extends Enum<W>> EnumPairs<E, W> of(String field, Class<E> own, Class<W> wire) {
        return of(field, own, wire, Set.of());
    }

    /**
     * Pairs two enums.
     *
     * @param alone the program's constants that no message carries, and no others without a partner
     */
    public static <E extends Enum<E>, W extends Enum<W>> EnumPairs<E, W> of(
            String field, Class<E> own, Class<W> wire, Set<E> alone) {
        EnumPairs<E, W> pairs = within(field, own, wire, alone);
        for (W message : wire.getEnumConstants()) {
            if (!pairs.back.containsKey(message)
                    && !NEVER_SENT.contains(message.name().replace(prefix(wire), ""))) {
                throw new IllegalStateException(message + " is not in " + own.getName() + ".");
            }
        }
        return pairs;
    }

    /** Pairs an enum with a larger one, some of whose constants have no partner. */
    static <E extends Enum<E>, W extends Enum<W>> EnumPairs<E, W> within(
            String field, Class<E> own, Class<W> wire, Set<E> alone) {
        EnumPairs<E, W> pairs = new EnumPairs<>(field, own, wire);
        for (E constant : own.getEnumConstants()) {
            if (pairs.out.containsKey(constant) == alone.contains(constant)) {
                throw new IllegalStateException(constant + " is not in " + wire.getName() + ".");
            }
        }
        return pairs;
    }

    /**
     * Returns the constant of the messages.
     *
     * @throws IllegalArgumentException if no message carries it
     */
    public W write(E constant) {
        W message = out.get(constant);
        if (message == null) {
            throw new IllegalArgumentException("No message carries " + constant + ".");
        }
        return message;
    }

    /** Returns the program's constant; empty if it is not set, or a newer program sent one that is unknown here. */
    public Optional<E> find(W message) {
        return Optional.ofNullable(back.get(message));
    }

    /**
     * Returns the program's constant.
     *
     * @throws Malformed if it is not set, or a newer program sent one that is unknown here
     */
    public E read(W message) {
        return find(message).orElseThrow(() -> new Malformed(field, "The " + field + " is not known here."));
    }

    private static String prefix(Class<?> wire) {
        return wire.getSimpleName().replaceAll("(?<=.)([A-Z])", "_$1").toUpperCase(Locale.ROOT) + "_";
    }
}
