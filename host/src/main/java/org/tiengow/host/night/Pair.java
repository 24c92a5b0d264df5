package org.tiengow.host.night;

/**
 * Two people, in either order.
 *
 * @param first the name that comes first by its characters
 * @param second the other name
 */
public record Pair(String first, String second) {
    /** Returns the pair of two different names. */
    public static Pair of(String one, String other) {
        return one.compareTo(other) < 0 ? new Pair(one, other) : new Pair(other, one);
    }
}
