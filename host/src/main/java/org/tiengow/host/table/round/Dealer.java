package org.tiengow.host.table.round;

import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.protocol.wire.ShuffleKind;

/** Chance, as a table needs it. */
public interface Dealer {
    /** How deals come about. */
    default ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_GIVEN;
    }

    /** Draws the secret of the host's hash chain for a match, a fresh one each time; only of a fair shuffle. */
    default Bytes32 secret() {
        throw new IllegalStateException("This shuffle is not made from links.");
    }

    /** A fresh deal for 2 to 4 players; of a fair shuffle only where nobody can check it. */
    Deal deal(int players);

    /** Draws the first banker by lot (rules 2.3): 0 to players − 1. */
    int lot(int players);

    /** An id for a new match, in hexadecimal digits. */
    String matchId();
}
