package org.tiengow.engine.deal;

import java.util.List;
import java.util.Optional;

/**
 * The list of commitments that is published before anybody sends a share.
 *
 * @param attempt which shuffle they are for
 * @param host the host's own
 * @param seats one a seat; empty for a seat that takes no part
 */
public record Commitments(ShuffleAttempt attempt, Bytes32 host, List<Optional<Bytes32>> seats) {
    /** Checks that there is a place for each seat. */
    public Commitments {
        seats = List.copyOf(seats);
        if (seats.size() != attempt.players()) {
            throw new IllegalArgumentException(
                    "A list for " + attempt.players() + " players has not " + seats.size() + " places.");
        }
    }

    /** What a seat or {@link FairShuffle#HOST} has committed itself to; empty when it takes no part. */
    public Optional<Bytes32> of(int party) {
        return party == FairShuffle.HOST ? Optional.of(host) : seats.get(party);
    }
}
