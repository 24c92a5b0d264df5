package org.tiengow.client.succession;

import com.google.protobuf.ByteString;
import java.util.List;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * A program that could become the host of the match.
 *
 * @param seat the seat of its player
 * @param fingerprint the fingerprint of its host
 * @param addresses the addresses of its host
 * @param owner the token of the owner, when this is this program's own host
 * @param isLost whether it is the host that this program has lost. That host may be running again, and knows this program's token.
 */
public record Candidate(int seat, String fingerprint, List<HostAddress> addresses, Token owner, boolean isLost) {
    public Candidate {
        addresses = List.copyOf(addresses);
    }

    /** Returns the candidate of a seat that has offered a host. */
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

    /** Returns the host that was lost, at its last address. */
    static Candidate lost(String fingerprint, HostAddress address) {
        return new Candidate(Seats.NONE, fingerprint, List.of(address), Token.NONE, true);
    }

    /** Returns this candidate as a host within this program. */
    Candidate here(int port, Token right) {
        return new Candidate(seat, fingerprint, List.of(new HostAddress("127.0.0.1", port)), right, false);
    }

    /** Returns its fingerprint in the form of messages. */
    ByteString host() {
        return ByteString.copyFrom(Fingerprint.read(fingerprint));
    }
}
