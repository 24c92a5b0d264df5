package org.tiengow.presentation.moment;

import java.util.List;

/**
 * The moment of a round that has just been won: what is shown one after another before the settlement, and for how long. It tells
 * nothing that the reader's view does not: tiles that lie face down stay so.
 *
 * @param winner the engine's seat that won the round
 * @param mine whether it is the reader who won it
 * @param title who won, such as "Round 3: Mei wins"
 * @param turned the seats whose plays are laid face down at first and turned over together; never that of a forfeit, or the reader's own
 * @param paid who pays whom when the trick has been taken, one line a pair
 * @param steps in the order in which they are shown, each kind once
 */
public record RoundMoment(
        int winner, boolean mine, String title, List<Integer> turned, List<Paid> paid, List<Step> steps) {
    /** How long all steps take together at normal speed, at most, in milliseconds. */
    public static final int LONGEST = 2_500;

    /** Copies the lists. */
    public RoundMoment {
        turned = List.copyOf(turned);
        paid = List.copyOf(paid);
        steps = List.copyOf(steps);
    }

    /** How long it takes, in milliseconds. */
    public int millis() {
        return steps.stream().mapToInt(Step::millis).sum();
    }

    /**
     * Chips that change hands.
     *
     * @param from the seat that pays
     * @param to the seat that is paid
     * @param chips at least 1
     */
    public record Paid(int from, int to, int chips) {}

    /**
     * Something that is shown.
     *
     * @param kind what
     * @param millis for how long, until the next one begins
     */
    public record Step(Kind kind, int millis) {}

    /** What is shown, in this order. */
    public enum Kind {
        /** The last plays are laid. */
        LAY(260),
        /** Those of them that may be seen turn over. */
        TURN(180),
        /** The trick lies, and is looked at. */
        SEEN(700),
        /** The trick goes to the winner's stacks. */
        GATHER(320),
        /** Everybody's stacks are counted up. */
        COUNT(220),
        /** Chips go from those who pay to those who are paid. */
        CHIPS(560),
        /** The winner's plate glows. */
        GLOW(260);

        private final int normal;

        Kind(int normal) {
            this.normal = normal;
        }

        /** How long it takes at normal speed, in milliseconds. */
        public int normalMillis() {
            return normal;
        }
    }
}
