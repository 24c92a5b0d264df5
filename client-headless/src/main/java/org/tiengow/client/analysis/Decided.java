package org.tiengow.client.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * A decision of a finished round, analysed afterwards.
 *
 * @param moment the index of the moment at which the play was made
 * @param trick the trick of the play; 1 is the first
 * @param view what the seat knew before the play
 * @param played the play
 * @param worths the values of the plays as far as the seat could know, the best first; the play made is among them
 * @param solved the outcome of each legal play with all hands open, the best first; empty if the position was too large to solve
 */
public record Decided(int moment, int trick, SeatView view, Play played, List<Worth> worths, List<Solved> solved) {
    public Decided {
        worths = List.copyOf(worths);
        solved = List.copyOf(solved);
    }

    /**
     * The outcome of a play if, from there on, every seat had played for itself with all hands open.
     *
     * @param play a legal play
     * @param chips the chips from the decision to the end of the round
     */
    public record Solved(Play play, double chips) {}

    /** Returns the value of the play made. */
    public Worth worth() {
        return worths.stream()
                .filter(worth -> worth.play().sameAs(played))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the play with the highest value. */
    public Worth best() {
        return worths.get(0);
    }

    /** Checks whether another play was clearly better, by what the seat could know. */
    public boolean isMistake() {
        return worth().isClearlyWorse();
    }

    /** Returns the outcome of a play with all hands open; empty if that was not solved. */
    public OptionalDouble withOpenHands(Play play) {
        return solved.stream()
                .filter(each -> each.play().sameAs(play))
                .mapToDouble(Solved::chips)
                .findFirst();
    }

    /** Returns the number of legal plays without a value of their own: not weighed, or equivalent to a play that was. */
    public int unweighed() {
        return LegalPlays.of(view).size() - worths.size();
    }

    /**
     * Returns the best play with all hands open, if it brings clearly more than the play made. Here, what no player could know counts too.
     */
    public Optional<Solved> betterWithOpenHands() {
        double mine = withOpenHands(played).orElse(Double.POSITIVE_INFINITY);
        return solved.stream().findFirst().filter(most -> most.chips() - mine >= Worth.LEAST_CHIPS);
    }
}
