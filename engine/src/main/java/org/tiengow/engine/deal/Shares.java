package org.tiengow.engine.deal;

import java.util.List;
import java.util.Optional;

/**
 * The random shares a deal is made from.
 *
 * @param host the host's own
 * @param seats one a seat; empty for a seat that takes no part
 */
public record Shares(Bytes32 host, List<Optional<Bytes32>> seats) {
    /** Copies the list. */
    public Shares {
        seats = List.copyOf(seats);
    }

    /** The share of a seat or of {@link FairShuffle#HOST}; empty when it takes no part. */
    public Optional<Bytes32> of(int party) {
        return party == FairShuffle.HOST ? Optional.of(host) : seats.get(party);
    }
}
