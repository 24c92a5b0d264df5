package org.tiengow.engine.deal;

import java.util.List;
import java.util.Optional;

/**
 * The links (numbers of the hash chains) that the host and the seats opened for a round. The deal is derived from them.
 *
 * @param host the link of the host
 * @param seats the link of each seat; empty for a seat that was not asked, or was left out
 */
public record Links(Bytes32 host, List<Optional<Bytes32>> seats) {
    /** Checks that no link is all zeros, because zeros represent a missing link in the seed. */
    public Links {
        seats = List.copyOf(seats);
        if (seats.contains(Optional.of(Bytes32.ZERO))) {
            throw new IllegalArgumentException("A link of zeros is none.");
        }
    }

    /** Returns the link of a seat or of {@link FairShuffle#HOST}; empty if there is no link. */
    public Optional<Bytes32> of(int party) {
        return party == FairShuffle.HOST ? Optional.of(host) : seats.get(party);
    }
}
