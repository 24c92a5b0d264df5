package org.tiengow.client.online;

import java.time.Instant;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.validation.Token;

/** The record of one session's seat on disk, kept while the seat is held, so that a crash of this program does not cost it. */
final class SeatKeeping {
    private final KeptSeats seats;
    /** The token of a seat that was left on purpose; the host may still send updates about it. */
    private volatile Token left = Token.NONE;

    SeatKeeping(KeptSeats seats) {
        this.seats = seats;
    }

    /** Updates the file after the state of the session has changed, at the host of this join target. */
    void follow(SessionState before, SessionState after, JoinTarget joinTarget) {
        Token earlier = before.self().seatToken();
        Token token = after.self().seatToken();
        if (!earlier.equals(token)) {
            seats.forgetSoon(earlier);
        }
        boolean returned = after.isIn() && !before.isIn();
        boolean seen = after.table() != null && before.table() == null;
        if (!token.isNone() && !token.equals(left) && (returned || seen || !earlier.equals(token))) {
            seats.keepSoon(new KeptSeat(
                    after.host().fingerprint(),
                    token,
                    joinTarget.address(),
                    after.atTable().map(table -> table.number()).orElse(0),
                    Instant.now(),
                    after.host().name(),
                    after.self().kind(),
                    after.self().name(),
                    !joinTarget.ownerToken().isNone()));
        } else if (isUnknown(after)) {
            seats.forgetSoon(token);
        }
    }

    /** Forgets the seat that the player leaves on purpose, whether or not the host hears of it. */
    void leave(SessionState state) {
        left = state.self().seatToken();
        seats.forgetSoon(left);
    }

    /** Checks whether the host has said that it does not know the seat any more. */
    private static boolean isUnknown(SessionState state) {
        Problem problem = state.connection().problem();
        return problem != null
                && problem.refusal() != null
                && problem.refusal().reason() == RefusalReason.UNKNOWN_TOKEN;
    }
}
