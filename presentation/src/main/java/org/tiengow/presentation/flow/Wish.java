package org.tiengow.presentation.flow;

import java.util.OptionalInt;

/**
 * What is wanted of a host.
 *
 * @param table which table, 0 for the first
 * @param seat which seat; none: any free one, else a bot's
 * @param watching whether only to watch
 */
public record Wish(int table, OptionalInt seat, boolean watching) {
    /** Any seat of the first table. */
    public static final Wish ANY_SEAT = new Wish(0, OptionalInt.empty(), false);
}
