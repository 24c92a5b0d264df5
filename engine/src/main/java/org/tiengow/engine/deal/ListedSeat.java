package org.tiengow.engine.deal;

import java.util.Optional;

/**
 * A seat in the list of a round.
 *
 * @param kind who plays from it
 * @param leftOut how often it was left out before in this match, 0 to 255
 * @param name as it was shown
 * @param key the identity key that the person's program has proven; empty without one
 * @param anchor the anchor of that program's hash chain; empty for a seat that takes no part in the round
 * @param signature that key's signature of the anchor, 128 small hexadecimal digits; empty without an anchor
 */
public record ListedSeat(
        Kind kind, int leftOut, String name, Optional<Bytes32> key, Optional<Bytes32> anchor, String signature) {
    /** Bytes of a signature. */
    static final int SIGNATURE = 64;

    /** Who plays from a seat, as everybody is told. The place of a constant is the number that is hashed. */
    public enum Kind {
        /** Nobody. */
        FREE,
        /** A person with a program of their own. */
        PERSON,
        /** A bot. */
        BOT,
        /** A person whose browser shows a page. */
        PAGE,
        /** The owner of the host, whose link is the host's. */
        OWNER
    }

    /** Checks the ranges; zeros stand for an anchor that is missing, and are none. */
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

    /** A seat that takes no part. */
    public static ListedSeat without(Kind kind, int leftOut, String name) {
        return new ListedSeat(kind, leftOut, name, Optional.empty(), Optional.empty(), "");
    }
}
