package org.tiengow.engine.deal;

import java.util.List;

/**
 * What a verifier of a shuffle needs besides the deal, once it may be public.
 *
 * @param list the commitments of the attempt that was dealt
 * @param shares the shares that were committed to
 * @param voided the attempts before it, in order
 * @param people who held the seats when the list was published, and what they signed; empty where nobody was asked to sign
 */
public record ShuffleProof(Commitments list, Shares shares, List<VoidAttempt> voided, List<Participant> people) {
    /** Checks that there is a place for each seat. */
    public ShuffleProof {
        voided = List.copyOf(voided);
        people = List.copyOf(people);
        if (!people.isEmpty() && people.size() != list.attempt().players()) {
            throw new IllegalArgumentException("Somebody is named for each seat, or for none.");
        }
        if (shares.seats().size() != list.attempt().players()) {
            throw new IllegalArgumentException("There is a share, or a place without one, for each seat.");
        }
    }

    /** One that nobody was asked to sign. */
    public ShuffleProof(Commitments list, Shares shares, List<VoidAttempt> voided) {
        this(list, shares, voided, List.of());
    }
}
