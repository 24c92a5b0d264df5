package org.tiengow.protocol.translate;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The translation of enum constants from messages to the engine. The opposite direction is a switch without a default, so that a new engine
 * constant does not compile until it has a constant in the messages. This class inverts that switch.
 *
 * @param <E> the engine's enum
 * @param <W> the enum of the messages; its constants without a partner are rejected
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
