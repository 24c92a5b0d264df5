package org.tiengow.presentation.moment;

import java.util.List;

/**
 * The animation at the end of a round, before the settlement: its steps and their durations. It reveals nothing beyond the player's view:
 * face-down tiles stay so.
 *
 * @param winner the engine's seat that won the round
 * @param mine whether the viewer won it
 * @param title the winner, such as "Round 3: Mei wins"
 * @param turned the seats whose plays are first laid face down and then turned over together; never a forfeit, nor the viewer's own play
 * @param paid the payments after the trick has been taken, one for each pair of seats
 * @param steps the steps in order, each kind at most once
 */
public record RoundMoment(
        int winner, boolean mine, String title, List<Integer> turned, List<Paid> paid, List<Step> steps) {
    /** The maximum duration of all steps together at normal speed, in milliseconds. */
    public static final int LONGEST = 2_500;

    public RoundMoment {
        turned = List.copyOf(turned);
        paid = List.copyOf(paid);
        steps = List.copyOf(steps);
    }

    /** Returns the total duration in milliseconds. */
    public int millis() {
        return steps.stream().mapToInt(Step::millis).sum();
    }

    /**
     * A payment.
     *
     * @param from the seat that pays
     * @param to the seat that is paid
     * @param chips at least 1
     */
    public record Paid(int from, int to, int chips) {}

    /**
     * A step of the animation.
     *
     * @param kind what it shows
     * @param millis milliseconds until the next step begins
     */
    public record Step(Kind kind, int millis) {}

    /** The kinds of steps, in order. */
    public enum Kind {
        /** The last plays are laid. */
        LAY(260),
        /** The face-up plays among them turn over. */
        TURN(180),
        /** The trick lies still, to be looked at. */
        SEEN(700),
        /** The trick moves to the winner's stacks. */
        GATHER(320),
        /** The stacks of all seats are counted up. */
        COUNT(220),
        /** Chips move from those who pay to those who are paid. */
        CHIPS(560),
        /** The winner's name plate glows. */
        GLOW(260);

        private final int normal;

        Kind(int normal) {
            this.normal = normal;
        }

        /** Returns the duration at normal speed, in milliseconds. */
        public int normalMillis() {
            return normal;
        }
    }
}
