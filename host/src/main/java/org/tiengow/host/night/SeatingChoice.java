package org.tiengow.host.night;

import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

/**
 * The seating with which a host begins, and the value of a chip.
 *
 * @param seating the seating
 * @param turns the order of the turns; counts with turns alone
 * @param chip the value of a chip, such as "0.50 HKD"; empty if people do not settle up, or agree on it themselves
 */
public record SeatingChoice(SeatingMode seating, TurnOrder turns, String chip) {
    /** Free seats. */
    public static final SeatingChoice FREE =
            new SeatingChoice(SeatingMode.SEATING_MODE_FREE, TurnOrder.TURN_ORDER_LONGEST, "");

    /** Checks whether this version knows a seating. */
    public static boolean isKnown(SeatingMode mode) {
        return mode != SeatingMode.SEATING_MODE_UNSPECIFIED && mode != SeatingMode.UNRECOGNIZED;
    }

    /** Checks whether this version knows an order of the turns. */
    public static boolean isKnown(TurnOrder order) {
        return order != TurnOrder.TURN_ORDER_UNSPECIFIED && order != TurnOrder.UNRECOGNIZED;
    }

    /** Checks whether this version knows a wish. */
    public static boolean isKnown(PlayWish wish) {
        return wish != PlayWish.PLAY_WISH_UNSPECIFIED && wish != PlayWish.UNRECOGNIZED;
    }
}
