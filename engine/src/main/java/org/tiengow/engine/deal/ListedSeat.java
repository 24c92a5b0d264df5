package org.tiengow.engine.deal;

import java.util.Optional;

/**
 * A seat in the list of a round.
 *
 * @param kind the kind of player
 * @param leftOut how often the seat was left out before in this match, 0 to 255
 * @param name the name shown at the table
 * @param key the identity key that the player's program has proven; empty without one
 * @param anchor the anchor of that program's hash chain; empty for a seat that takes no part in the round
 * @param signature the signature of the anchor by that key, 128 lower-case hexadecimal digits; empty without an anchor
 */
public record ListedSeat(
        Kind kind, int leftOut, String name, Optional<Bytes32> key, Optional<Bytes32> anchor, String signature) {
    /** The length of a signature in bytes. */
    static final int SIGNATURE = 64;

    /** The kinds of player as told to all clients. The ordinal of a constant is hashed. */
    public enum Kind {
        /** A free seat. */
        FREE,
        /** A person with their own copy of the program. */
        PERSON,
        /** A bot. */
        BOT,
        /** A person who plays on the web page. */
        PAGE,
        /** The owner of the host. The host's link counts as theirs. */
        OWNER
    }

    /** Checks the ranges. Rejects a key or an anchor of zeros, because zeros represent a missing one in the digest. */
    public ListedSeat {
        if (anchor.filter(Bytes32.ZERO::equals).isPresent()
                || key.filter(Bytes32.ZERO::equals).isPresent()) {
            throw new IllegalArgumentException("An anchor or a key of zeros is none.");
        }
        if (leftOut < 0 || leftOut > 255) {
            throw new IllegalArgumentException("A seat is left out 0 to 255 times, and not " + leftOut + ".");
        }
        if (!signature.isEmpty() && !signature.matches("[0-9a-f]{" + 2 * SIGNATURE + "}")) {
            throw new IllegalArgumentException("A signature has " + 2 * SIGNATURE + " small hexadecimal digits.");
        }
    }

    /** Returns a seat that takes no part. */
    public static ListedSeat without(Kind kind, int leftOut, String name) {
        return new ListedSeat(kind, leftOut, name, Optional.empty(), Optional.empty(), "");
    }
}
