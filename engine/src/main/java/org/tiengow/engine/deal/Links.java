package org.tiengow.engine.deal;

import java.util.List;
import java.util.Optional;

/**
 * The opened links of a round, from which its tiles are dealt.
 *
 * @param host the host's own
 * @param seats one a seat; empty for a seat that was not asked, or left out
 */
public record Links(Bytes32 host, List<Optional<Bytes32>> seats) {
    /** Copies the list; zeros stand for a link that is missing, and are none. */
    public Links {
        seats = List.copyOf(seats);
        if (seats.contains(Optional.of(Bytes32.ZERO))) {
            throw new IllegalArgumentException("A link of zeros is none.");
        }
    }

    /** The link of a seat or of {@link FairShuffle#HOST}; empty without one. */
    public Optional<Bytes32> of(int party) {
        return party == FairShuffle.HOST ? Optional.of(host) : seats.get(party);
    }
}
