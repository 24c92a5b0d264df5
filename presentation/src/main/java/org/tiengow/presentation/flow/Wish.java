package org.tiengow.presentation.flow;

import java.util.OptionalInt;

/**
 * The place wanted at a host.
 *
 * @param table the number of the table, 0 for the first
 * @param seat the seat; empty for any free one, or else a bot's
 * @param watching whether to join as a spectator
 */
public record Wish(int table, OptionalInt seat, boolean watching) {
    /** Any seat of the first table. */
    public static final Wish ANY_SEAT = new Wish(0, OptionalInt.empty(), false);
}
