package org.tiengow.client.session.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.RoundResult;

/**
 * One finished round of the match.
 *
 * @param round 1 for the first
 * @param winner the seat that won it
 * @param change the round's sum in chips, a seat
 * @param chips the score in chips after it, a seat
 * @param settlement all of its payments; null for a round this client was not there to see
 */
public record FinishedRound(
        int round,
        int winner,
        List<Integer> change,
        List<Integer> chips,
        @Nullable RoundResult settlement) {
    /** Copies the lists. */
    public FinishedRound {
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /** All of its payments, if this client was there to see them. */
    public Optional<RoundResult> result() {
        return Optional.ofNullable(settlement);
    }
}
