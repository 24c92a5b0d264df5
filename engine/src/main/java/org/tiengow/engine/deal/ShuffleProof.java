package org.tiengow.engine.deal;

import java.util.List;

/**
 * What a verifier of a shuffle needs besides the deal, once it may be public.
 *
 * @param list the commitments of the attempt that was dealt
 * @param shares the shares that were committed to
 * @param voided the attempts before it, in order
 */
public record ShuffleProof(Commitments list, Shares shares, List<VoidAttempt> voided) {
    /** Checks that there is a place for each seat. */
    public ShuffleProof {
        voided = List.copyOf(voided);
        if (shares.seats().size() != list.attempt().players()) {
            throw new IllegalArgumentException("There is a share, or a place without one, for each seat.");
        }
    }
}
