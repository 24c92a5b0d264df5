package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** {@code -Ddepth=N} makes more moves. */
@Tag("slow")
@ExtendWith(CheapSignatures.Installed.class)
class ExplorationTest {
    private static final int DEPTH = Integer.getInteger("depth", 5);

    @Test
    void noHostOfFewMovesChoosesADeal() {
        long began = System.nanoTime();
        Exploration exploration = new Exploration();
        exploration.explore(DEPTH);
        System.err.printf(
                "%,d states of up to %d moves in %.1f s; %,d ticks; at most %d deals of a link ticked; new states by move %s%n",
                exploration.met.size(),
                DEPTH,
                (System.nanoTime() - began) / 1e9,
                exploration.ticks,
                exploration.mostDeals(),
                exploration.moves);
        assertThat(exploration.mostDeals()).isBetween(1, Exploration.PLAYERS);
        assertThat(exploration.moves).containsOnlyKeys(Exploration.Move.values());
    }
}
