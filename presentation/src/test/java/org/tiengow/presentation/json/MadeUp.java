package org.tiengow.presentation.json;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/** Makes up values of any record, whatever they would mean: every part that may differ does so sooner or later. */
final class MadeUp {
    private static final List<String> TEXTS = List.of("", "1", "true", "null", "a\"b", "<b>", "天九", "x y");

    private final SplittableRandom random;

    MadeUp(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A value of a type, which is a record, or something that a part of a screen may be. */
    Object value(Type type, Map<String, Type> variables) {
        if (type instanceof ParameterizedType generic) {
            Class<?> raw = (Class<?>) generic.getRawType();
            if (raw == UnaryOperator.class) {
                return UnaryOperator.identity(); // what is done is not shown
            }
            return raw == List.class
                    ? list(generic.getActualTypeArguments()[0], variables)
                    : record(raw, bound(raw, generic, variables));
        }
        if (type instanceof Class<?> one) {
            return one(one);
        }
        Type bound = variables.get(type.getTypeName());
        if (bound == null) {
            throw new IllegalArgumentException("No screen may have a part of the type " + type + ".");
        }
        return value(bound, variables);
    }

    private Object one(Class<?> type) {
        if (type.isEnum()) {
            return any(Arrays.asList(type.getEnumConstants()));
        }
        if (type == String.class) {
            return any(TEXTS);
        }
        if (type == int.class || type == Integer.class) {
            return random.nextInt(-1, 12);
        }
        if (type == long.class || type == Long.class) {
            return random.nextLong(5);
        }
        if (type == double.class) {
            return random.nextInt(5) / 4.0;
        }
        if (type == boolean.class || type == Boolean.class) {
            return random.nextBoolean();
        }
        if (type == Tile.class) {
            return Tile.of(random.nextInt(Tile.COUNT));
        }
        if (type == TileSet.class) {
            return random.nextBoolean() ? TileSet.EMPTY : TileSet.EMPTY.plus(Tile.of(random.nextInt(Tile.COUNT)));
        }
        if (type == OptionalInt.class) {
            return random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(3));
        }
        if (type == Deadline.class) {
            return new Deadline(1_000_000L * random.nextInt(5));
        }
        if (type == HostAddress.class) {
            return new HostAddress("192.168.1." + random.nextInt(1, 4), 47_913);
        }
        if (type == TableRules.class) {
            return TableRules.named(any(RuleSets.ids()));
        }
        if (type.isSealed()) {
            return value(any(Arrays.asList(type.getPermittedSubclasses())), Map.of());
        }
        if (type.isRecord()) {
            return record(type, Map.of());
        }
        throw new IllegalArgumentException("No screen may have a part of the type " + type.getName() + ".");
    }

    private List<?> list(Type of, Map<String, Type> variables) {
        List<Object> values = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            values.add(value(of, variables));
        }
        return values;
    }

    private Object record(Class<?> type, Map<String, Type> variables) {
        RecordComponent[] parts = type.getRecordComponents();
        @Nullable Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            values[i] = part(parts[i], variables);
        }
        return make(type, values);
    }

    /** A value of one part of a record. */
    @Nullable
    Object part(RecordComponent part, Map<String, Type> variables) {
        boolean mayBeNull = isNullable(part.getAnnotatedType());
        return mayBeNull && random.nextInt(3) == 0 ? null : value(part.getGenericType(), variables);
    }

    /** A record of these values. */
    static Object make(Class<?> type, @Nullable Object... values) {
        try {
            Class<?>[] types = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type.getName(), impossible);
        }
    }

    private static Map<String, Type> bound(Class<?> raw, ParameterizedType generic, Map<String, Type> outer) {
        Map<String, Type> bound = new HashMap<>();
        for (int i = 0; i < raw.getTypeParameters().length; i++) {
            Type argument = generic.getActualTypeArguments()[i];
            bound.put(raw.getTypeParameters()[i].getName(), outer.getOrDefault(argument.getTypeName(), argument));
        }
        return bound;
    }

    private static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
