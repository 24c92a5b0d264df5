package org.tiengow.client.shuffle;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Copies objects with all that changes in them, and writes their state as a number by which two states are compared. */
final class ObjectStates {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private final Set<Class<?>> changing;
    private final Set<String> passedOver;
    private final Map<Class<?>, Boolean> known = new HashMap<>();
    private final Map<Class<?>, List<Field>> fields = new HashMap<>();

    /** Values are shared by all copies, and some take long to hash. */
    private final Map<Object, Long> values = new IdentityHashMap<>();

    /**
     * Looks into objects of these classes, and of those in them that are no records; all others but collections are values.
     *
     * @param passedOver names of fields that follow from the others
     */
    ObjectStates(Set<Class<?>> changing, Set<String> passedOver) {
        this.changing = changing;
        this.passedOver = passedOver;
    }

    private boolean isChanging(Class<?> type) {
        return known.computeIfAbsent(type, each -> {
            Class<?> around = each.getEnclosingClass();
            return changing.contains(each) || around != null && changing.contains(around) && !each.isRecord();
        });
    }

    private List<Field> fields(Class<?> type) {
        return fields.computeIfAbsent(type, each -> {
            List<Field> own = new ArrayList<>();
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    own.add(field);
                }
            }
            return own;
        });
    }

    /** Copies an object. */
    <T> T copy(T root) {
        @SuppressWarnings("unchecked")
        T copied = (T) copied(root, new IdentityHashMap<>());
        return copied;
    }

    private Object copied(Object value, Map<Object, Object> copies) {
        Object before = copies.get(value);
        if (before != null) {
            return before;
        }
        if (value instanceof Collection<?> || value instanceof Map<?, ?>) {
            return collection(value, copies);
        }
        if (!isChanging(value.getClass())) {
            return value;
        }
        try {
            Object copy = made(value.getClass());
            copies.put(value, copy);
            for (Field field : fields(value.getClass())) {
                Object inside = field.get(value);
                field.set(copy, inside == null ? null : copied(inside, copies));
            }
            return copy;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Makes an object whose fields are all set afterwards. */
    private static Object made(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Object[] empty = Arrays.stream(constructor.getParameterTypes())
                .map(each -> each == int.class ? Integer.valueOf(0) : each == List.class ? List.of() : null)
                .toArray();
        return constructor.newInstance(empty);
    }

    private Object collection(Object value, Map<Object, Object> copies) {
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> copy = value instanceof TreeMap
                    ? new TreeMap<>()
                    : value instanceof LinkedHashMap
                            ? new LinkedHashMap<>()
                            : value instanceof HashMap ? new HashMap<>() : null;
            if (copy == null) {
                return value;
            }
            copies.put(value, copy);
            map.forEach((key, each) -> copy.put(copied(key, copies), copied(each, copies)));
            return copy;
        }
        Collection<Object> copy = value instanceof LinkedHashSet
                ? new LinkedHashSet<>()
                : value instanceof HashSet
                        ? new HashSet<>()
                        : value instanceof ArrayDeque
                                ? new ArrayDeque<>()
                                : value instanceof ArrayList ? new ArrayList<>() : null;
        if (copy == null) {
            return value;
        }
        copies.put(value, copy);
        ((Collection<?>) value).forEach(each -> copy.add(copied(each, copies)));
        return copy;
    }

    /** A number for the state of an object. */
    long state(Object root) {
        return state(root, new IdentityHashMap<>());
    }

    private long state(@Nullable Object value, Map<Object, Integer> within) {
        if (value == null) {
            return 1;
        }
        if (value instanceof Map<?, ?> map) {
            long sum = 3;
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                sum += mixed(state(entry.getKey(), within) * FACTOR + state(entry.getValue(), within));
            }
            return mixed(sum);
        }
        if (value instanceof Set<?> set) {
            long sum = 5;
            for (Object each : set) {
                sum += mixed(state(each, within));
            }
            return mixed(sum);
        }
        if (value instanceof List<?> || value instanceof Deque<?>) {
            long hash = 7;
            for (Object each : (Collection<?>) value) {
                hash = mixed(hash * FACTOR + state(each, within));
            }
            return hash;
        }
        if (!isChanging(value.getClass())) {
            return values.computeIfAbsent(value, each -> mixed(each.hashCode()));
        }
        if (within.putIfAbsent(value, within.size()) != null) {
            return 11;
        }
        long hash = 13;
        try {
            for (Field field : fields(value.getClass())) {
                if (!passedOver.contains(field.getName())) {
                    hash = mixed(hash * FACTOR + state(field.get(value), within));
                }
            }
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
        within.remove(value);
        return hash;
    }

    private static long mixed(long value) {
        long mixed = (value ^ value >>> 32) * FACTOR;
        return mixed ^ mixed >>> 29;
    }
}
