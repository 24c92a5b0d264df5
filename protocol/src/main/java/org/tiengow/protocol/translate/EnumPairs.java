package org.tiengow.protocol.translate;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The way back of a translation of enum constants. The way out is a switch without a default, so that a new constant of the
 * engine does not compile until it has a place on the wire; the way back follows from it.
 *
 * @param <E> the engine's enum
 * @param <W> the enum of the messages; its constants without a partner mean nothing here
 */
final class EnumPairs<E extends Enum<E>, W extends Enum<W>> {
    private final String field;
    private final Map<W, E> back;

    EnumPairs(String field, Class<E> engine, Function<E, W> out) {
        this.field = field;
        this.back = Arrays.stream(engine.getEnumConstants()).collect(Collectors.toMap(out, Function.identity()));
    }

    Optional<E> find(W message) {
        return Optional.ofNullable(back.get(message));
    }

    E read(W message) {
        return find(message).orElseThrow(() -> new Malformed(field, field + " cannot be " + message + "."));
    }
}
