package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.succession.Exploration.Found;
import org.tiengow.protocol.succession.ModelSteps.Kind;

/**
 * Every order in which programs can agree, sign, confirm, be killed and start again, with any message lost any number of times, by
 * the very decisions that the programs make. Breadth first; a run that is not complete has looked at all that is so many steps away.
 * {@code -Dexploration.states} at the most a night, {@code -Dexploration.full} for the larger nights.
 */
@DisplayName("Explored in every order, a night")
@Tag("slow")
class ExplorationTest {
    private static final int STATES = Integer.getInteger("exploration.states", 30_000);
    private static final boolean FULL = Boolean.getBoolean("exploration.full");

    @Test
    @DisplayName("of two people never goes on twice, and is never dead")
    void two() {
        assertAlive(explore(2, Set.of(0, 1), Kind.REAL, 2, 1, 1, STATES));
    }

    @Test
    @DisplayName("of three people never goes on twice, and is never dead")
    void three() {
        assertAlive(explore(3, Set.of(0, 1, 2), Kind.REAL, FULL ? 3 : 2, FULL ? 1 : 0, FULL ? 2 : 1, STATES));
    }

    @Test
    @DisplayName("of four people, two of whom could host nothing, never goes on twice, and is never dead")
    void four() {
        if (FULL) {
            assertAlive(explore(4, Set.of(0, 1), Kind.REAL, 3, 1, 1, STATES));
        }
    }

    @Test
    @DisplayName("is dead by the rules as they were, where each link of a chain was held against the own promise")
    void oldRules() {
        assertThat(explore(3, Set.of(0, 1, 2), Kind.OLD, 2, 0, 1, 100_000).deadNight())
                .isPresent();
    }

    @Test
    @DisplayName("goes on twice when whoever has promised something confirms to the host before")
    void noPromise() {
        assertThat(explore(2, Set.of(0, 1), Kind.NO_PROMISE, 2, 1, 1, 100_000).twoNights())
                .isPresent();
    }

    private static Found explore(
            int people, Set<Integer> canHost, Kind kind, int epochs, int rounds, int crashes, int states) {
        long begun = System.nanoTime();
        Found found = new Exploration(people, canHost, new ModelSteps(kind, epochs, rounds), crashes, states).run();
        System.out.printf(
                "%s: %d people, %d epochs, %d rounds, %d killed: %d states%s in %d ms%n",
                kind,
                people,
                epochs,
                rounds,
                crashes,
                found.states(),
                found.complete() ? ", all there are," : "",
                (System.nanoTime() - begun) / 1_000_000);
        return found;
    }

    private static void assertAlive(Found found) {
        assertThat(found.twoNights()).isEmpty();
        assertThat(found.deadNight()).isEmpty();
    }
}
