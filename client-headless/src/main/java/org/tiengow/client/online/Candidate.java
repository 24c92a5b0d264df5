package org.tiengow.client.online;

import java.util.List;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * A program at which a match could go on.
 *
 * @param seat of its person
 * @param fingerprint of its host
 * @param addresses where that would be
 * @param owner this program's right to it, when it is this program's own
 * @param left whether it is the host that this program has left: that one may be there again, and knows this program's token
 */
record Candidate(int seat, String fingerprint, List<HostAddress> addresses, Token owner, boolean left) {
    Candidate {
        addresses = List.copyOf(addresses);
    }

    /** What a seat has offered. */
    static Candidate of(StandingSeat seat) {
        HostOffer offer = seat.getOffer();
        return new Candidate(
                seat.getSeat(),
                Fingerprint.write(offer.getFingerprint().toByteArray()),
                offer.getAddressesList().stream()
                        .map(address -> new HostAddress(address, offer.getPort()))
                        .toList(),
                Token.NONE,
                false);
    }

    /** The host that was left, where it was. */
    static Candidate left(String fingerprint, HostAddress address) {
        return new Candidate(Seats.NONE, fingerprint, List.of(address), Token.NONE, true);
    }

    /** The same in this very program. */
    Candidate here(int port, Token right) {
        return new Candidate(seat, fingerprint, List.of(new HostAddress("127.0.0.1", port)), right, false);
    }
}
