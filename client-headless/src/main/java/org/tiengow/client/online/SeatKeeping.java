package org.tiengow.client.online;

import java.time.Instant;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.hosting.Token;

/** Keeps the seat of one session on the disk for as long as it is held: a crash of this program must not cost it. */
final class SeatKeeping {
    private final KeptSeats seats;

    SeatKeeping(KeptSeats seats) {
        this.seats = seats;
    }

    /** The state of the session has changed, at a host with this address. */
    void follow(SessionState before, SessionState after, HostAddress address) {
        Token earlier = before.self().seatToken();
        Token token = after.self().seatToken();
        if (!earlier.equals(token)) {
            seats.forgetSoon(earlier);
        }
        boolean returned = after.isIn() && !before.isIn();
        boolean seen = after.table() != null && before.table() == null;
        if (!token.isNone() && (returned || seen || !earlier.equals(token))) {
            seats.keepSoon(new KeptSeat(
                    after.host().fingerprint(),
                    token,
                    address,
                    after.atTable().map(table -> table.number()).orElse(0),
                    Instant.now(),
                    after.host().name(),
                    after.self().kind(),
                    after.self().name()));
        } else if (isUnknown(after)) {
            seats.forgetSoon(token);
        }
    }

    /** Whether the host has said that it does not know the seat any more. */
    private static boolean isUnknown(SessionState state) {
        Problem problem = state.connection().problem();
        return problem != null
                && problem.refusal() != null
                && problem.refusal().reason() == RefusalReason.UNKNOWN_TOKEN;
    }
}
