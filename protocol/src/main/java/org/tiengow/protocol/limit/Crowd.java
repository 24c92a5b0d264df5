package org.tiengow.protocol.limit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A bounded set of members, with one bound in total and one for each {@link Origin}. A member beyond a bound is refused ({@link
 * #addIfRoom}), or displaces the oldest member of its origin ({@link #add}). When the total is exceeded, it displaces the oldest member of
 * the origin with the most. So a flood displaces only itself. Not thread-safe.
 *
 * @param <M> a member, equal only to itself
 */
public final class Crowd<M> {
    private final int most;
    private final ToIntFunction<Origin.Kind> mostOfOrigin;
    private final Map<Origin, Deque<M>> byOrigin = new LinkedHashMap<>();
    private int size;

    /**
     * Creates an empty crowd.
     *
     * @param most the bound on all members
     * @param mostOfOrigin the bound on the members of one origin of a kind
     */
    public Crowd(int most, ToIntFunction<Origin.Kind> mostOfOrigin) {
        this.most = most;
        this.mostOfOrigin = mostOfOrigin;
    }

    /** Returns the number of members. */
    public int size() {
        return size;
    }

    /** Adds a member; returns whether there is room for it. */
    public boolean addIfRoom(Origin origin, M member) {
        Deque<M> here = byOrigin.get(origin);
        int ofOrigin = here == null ? 0 : here.size();
        if (size >= most || ofOrigin >= mostOfOrigin.applyAsInt(origin.kind())) {
            return false;
        }
        put(origin, member);
        return true;
    }

    /** Adds a member in any case; returns the one it has displaced, which may be itself, or null. */
    public @Nullable M add(Origin origin, M member) {
        Deque<M> here = put(origin, member);
        if (here.size() > mostOfOrigin.applyAsInt(origin.kind())) {
            return displace(origin, here);
        }
        if (size <= most) {
            return null;
        }
        Map.Entry<Origin, Deque<M>> fullest = Map.entry(origin, here);
        for (Map.Entry<Origin, Deque<M>> each : byOrigin.entrySet()) {
            fullest = each.getValue().size() > fullest.getValue().size() ? each : fullest;
        }
        return displace(fullest.getKey(), fullest.getValue());
    }

    /** Removes a member; one that is not in the crowd changes nothing. */
    public void remove(Origin origin, M member) {
        Deque<M> here = byOrigin.get(origin);
        if (here != null && here.remove(member)) {
            shrink(origin, here);
        }
    }

    private Deque<M> put(Origin origin, M member) {
        Deque<M> here = byOrigin.computeIfAbsent(origin, first -> new ArrayDeque<>());
        here.add(member);
        size++;
        return here;
    }

    private M displace(Origin origin, Deque<M> here) {
        M oldest = here.remove();
        shrink(origin, here);
        return oldest;
    }

    private void shrink(Origin origin, Deque<M> here) {
        size--;
        if (here.isEmpty()) {
            byOrigin.remove(origin);
        }
    }
}
