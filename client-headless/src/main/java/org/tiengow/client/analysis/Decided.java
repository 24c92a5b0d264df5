package org.tiengow.client.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * A decision of a finished round, looked at again.
 *
 * @param moment the index of the moment at which the play was made
 * @param trick the trick it belongs to, 1 for the first
 * @param view what the seat knew before it
 * @param played what it played
 * @param worths what the plays were worth as far as the seat could know, the best first; the one played is among them
 * @param solved what each legal play would have brought with all hands open, the best first; none where there were too many
 *     tiles to solve it
 */
public record Decided(int moment, int trick, SeatView view, Play played, List<Worth> worths, List<Solved> solved) {
    /** Copies the lists. */
    public Decided {
        worths = List.copyOf(worths);
        solved = List.copyOf(solved);
    }

    /**
     * What a play would have brought, had all played for themselves from there with all hands open.
     *
     * @param play a legal play
     * @param chips from the decision to the end of the round
     */
    public record Solved(Play play, double chips) {}

    /** What the play made was worth. */
    public Worth worth() {
        return worths.stream()
                .filter(worth -> worth.play().sameAs(played))
                .findFirst()
                .orElseThrow();
    }

    /** The play that was worth most. */
    public Worth best() {
        return worths.get(0);
    }

    /** Whether another play was clearly better, by what the seat could know. */
    public boolean isMistake() {
        return worth().isClearlyWorse();
    }

    /** What a play would have brought with all hands open; empty where that was not solved. */
    public OptionalDouble withOpenHands(Play play) {
        return solved.stream()
                .filter(each -> each.play().sameAs(play))
                .mapToDouble(Solved::chips)
                .findFirst();
    }

    /** How many legal plays were not weighed, or are the same as one that was. */
    public int unweighed() {
        return LegalPlays.of(view).size() - worths.size();
    }

    /** Another play that brings more than the one made when all hands are open; what nobody could know counts here. */
    public Optional<Solved> betterWithOpenHands() {
        double mine = withOpenHands(played).orElse(Double.POSITIVE_INFINITY);
        return solved.stream().findFirst().filter(most -> most.chips() - mine >= Worth.LEAST_CHIPS);
    }
}
