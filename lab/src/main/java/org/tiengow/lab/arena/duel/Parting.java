package org.tiengow.lab.arena.duel;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.round.LaidTrick;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.Seats;

/** The first decision in which two rounds of the same deal differ. */
final class Parting {
    private final Round one;
    private final Round other;

    private Parting(Round one, Round other) {
        this.one = one;
        this.other = other;
    }

    /**
     * Returns the kind of the first different decision; empty if both rounds are the same.
     *
     * @param one the deal with the candidate in some seats
     * @param other the deal with the opponent in all seats
     * @param candidates the candidate's seats
     */
    static Optional<DecisionKind> kind(Round one, Round other, Set<Integer> candidates) {
        return new Parting(one, other).kind(candidates);
    }

    private Optional<DecisionKind> kind(Set<Integer> candidates) {
        int declared = declared(one);
        if (declared != declared(other)) {
            int seat = declared == Seats.NONE ? declared(other) : declared;
            return Optional.of(candidates.contains(seat) ? DecisionKind.DECLARATION : DecisionKind.OTHER_SEAT);
        }
        for (int trick = 0; trick < one.tricks().size(); trick++) {
            List<LaidPlay> plays = one.tricks().get(trick).plays();
            List<LaidPlay> others = other.tricks().get(trick).plays();
            for (int i = 0; i < plays.size(); i++) {
                if (!same(plays.get(i), others.get(i))) {
                    return Optional.of(kind(plays.get(i), others.get(i), trick, i == 0, candidates));
                }
            }
        }
        return Optional.empty();
    }

    private DecisionKind kind(LaidPlay play, LaidPlay opponents, int trick, boolean leading, Set<Integer> candidates) {
        if (!candidates.contains(play.seat())) {
            return DecisionKind.OTHER_SEAT;
        }
        int laid = one.tricks().subList(0, trick).stream()
                .mapToInt(LaidTrick::stacks)
                .sum();
        int held = one.deal().hands().get(play.seat()).size() - laid;
        return DecisionKind.of(play, opponents, leading, held);
    }

    private static boolean same(LaidPlay one, LaidPlay other) {
        return one.faceDown() == other.faceDown() && one.tiles().sameKinds(other.tiles());
    }

    private static int declared(Round round) {
        return round.result().orElseThrow().declared();
    }
}
