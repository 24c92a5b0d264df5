package org.tiengow.presentation.guide;

import java.util.List;

/**
 * The deal of the guided round. If the player follows the suggestions against steady bots, the round shows a civil and a military tile that
 * are beaten, a pair that is not, a mixed pair, a forfeit, a player without a stack in the last trick, and payments of each common kind.
 */
public final class GuideDeal {
    /** The seat of the first banker; the player has seat 0. */
    public static final int BANKER = 1;

    /** The hands of the seats, in the notation of the rules. */
    public static final List<String> HANDS = List.of(
            "66 22 65 61 54 62 52 43", "66 11 31 55 61 63 42 32", "11 44 55 33 22 51 53 21", "44 31 33 65 64 64 51 41");

    private GuideDeal() {}
}
