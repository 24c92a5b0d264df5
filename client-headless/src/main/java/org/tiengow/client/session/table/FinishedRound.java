package org.tiengow.client.session.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.RoundResult;

/**
 * A finished round of the match.
 *
 * @param round 1 for the first
 * @param winner the seat that won it
 * @param change the round's total in chips, by seat
 * @param chips the score in chips after it, by seat
 * @param settlement all of its payments; null for a round that this client did not see
 */
public record FinishedRound(
        int round,
        int winner,
        List<Integer> change,
        List<Integer> chips,
        @Nullable RoundResult settlement) {
    public FinishedRound {
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /** Returns all of its payments; empty when this client did not see them. */
    public Optional<RoundResult> result() {
        return Optional.ofNullable(settlement);
    }
}
