package org.tiengow.host.table.round;

import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.protocol.wire.ShuffleKind;

/** Chance, as a table needs it. */
public interface Dealer {
    /** How deals come about. Of a fair one only {@link #share} and {@link #matchId} are asked. */
    default ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_GIVEN;
    }

    /** The host's own share of a fair shuffle, a fresh one each time. */
    default Bytes32 share() {
        throw new IllegalStateException("This shuffle is not made from shares.");
    }

    /** A fresh deal for 2 to 4 players. */
    Deal deal(int players);

    /** Draws the first banker by lot (rules 2.3): 0 to players − 1. */
    int lot(int players);

    /** An id for a new match, in hexadecimal digits. */
    String matchId();
}
