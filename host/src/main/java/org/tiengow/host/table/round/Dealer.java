package org.tiengow.host.table.round;

import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.protocol.wire.ShuffleKind;

/** The source of all randomness of a table. */
public interface Dealer {
    /** Returns the kind of shuffle that produces the deals. */
    default ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_GIVEN;
    }

    /** Draws a fresh secret for the host's hash chain of a match. Only dealers of a fair shuffle have one. */
    default Bytes32 secret() {
        throw new IllegalStateException("This shuffle is not made from links.");
    }

    /** Draws a fresh deal for 2 to 4 players. With a fair shuffle, such a deal is used only for rounds that nobody can check. */
    Deal deal(int players);

    /** Draws the first banker by lot (rules 2.3): 0 to players − 1. */
    int lot(int players);

    /** Returns the id of a new match, in hexadecimal digits. */
    String matchId();
}
