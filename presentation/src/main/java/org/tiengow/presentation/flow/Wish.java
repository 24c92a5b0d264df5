package org.tiengow.presentation.flow;

import java.util.OptionalInt;

/**
 * The place wanted at a host.
 *
 * @param table the number of the table, 0 for the first
 * @param seat the seat; empty for any free one, or else a bot's
 * @param role what the user does there
 */
public record Wish(int table, OptionalInt seat, Role role) {
    /** Any seat of the first table. */
    public static final Wish ANY_SEAT = new Wish(0, OptionalInt.empty(), Role.PLAY);

    /** The role of a user at a host. */
    public enum Role {
        /** Takes a seat. */
        PLAY,
        /** Watches until the host seats people for the next match. */
        WATCH,
        /** Watches, and gets no seat for the next matches either. */
        ONLY_WATCH
    }

    /** Checks whether the user joins as a spectator. */
    public boolean watching() {
        return role != Role.PLAY;
    }
}
