package org.tiengow.lab.arena;

import java.util.List;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.RoundResult;

/**
 * A deal that was played in one seating.
 *
 * @param match the id of its match
 * @param names the name of the player in each seat
 * @param finished the settled round
 * @param decisions the decisions of each seat by their origin
 */
public record Game(String match, List<String> names, Round finished, List<DecisionCounts> decisions) {
    public Game {
        names = List.copyOf(names);
        decisions = List.copyOf(decisions);
    }

    /** Returns the result of the round. */
    public RoundResult result() {
        return finished.result().orElseThrow();
    }

    /** Checks whether a substitute played in any seat. */
    public boolean hasSubstitute() {
        return decisions.stream().anyMatch(DecisionCounts::haveSubstitute);
    }

    /** Returns the decisions of all seats of a strategy. */
    public DecisionCounts decisions(String name) {
        DecisionCounts sum = DecisionCounts.NONE;
        for (int seat = 0; seat < names.size(); seat++) {
            if (names.get(seat).equals(name)) {
                sum = sum.plus(decisions.get(seat));
            }
        }
        return sum;
    }

    /** Returns the chips that a seat gained in the round. */
    public int change(int seat) {
        return result().change().get(seat);
    }
}
