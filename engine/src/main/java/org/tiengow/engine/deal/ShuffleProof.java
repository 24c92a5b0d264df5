package org.tiengow.engine.deal;

import java.util.List;

/**
 * The data that a verifier of a shuffle needs besides the deal, once it may be public.
 *
 * @param list the list of the round
 * @param links the links that were opened for it
 */
public record ShuffleProof(ShuffleList list, Links links) {
    /** Checks that the links have one entry per seat. */
    public ShuffleProof {
        if (links.seats().size() != list.players()) {
            throw new IllegalArgumentException("There is a link, or a place without one, for each seat.");
        }
    }

    /** Returns the seats that were asked for a link but left out of the deal, in order. */
    public List<Integer> leftOut() {
        return list.asked().filter(seat -> links.of(seat).isEmpty()).boxed().toList();
    }
}
