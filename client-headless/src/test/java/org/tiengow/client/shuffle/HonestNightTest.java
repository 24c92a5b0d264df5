package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** {@code -Drounds=N -Dseed=S} plays more rounds, or others. */
@Tag("slow")
@ExtendWith(CheapSignatures.Installed.class)
class HonestNightTest {
    private static final long SEED = Long.getLong("seed", 20261126);
    private static final int REAL = 40;

    @Test
    void honestHostsAreNeverAccused() {
        int wanted = Integer.getInteger("rounds", 1_000);
        int nights = 0;
        int rounds = 0;
        int ticks = 0;
        int losses = 0;
        long began = System.nanoTime();
        while (rounds < wanted) {
            HonestNight night = new HonestNight(SEED + nights, nights % REAL == 0);
            try {
                night.play();
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(
                        "night " + nights + " of seed " + SEED + ": " + wrong.getMessage() + "\n"
                                + String.join("\n", night.story()),
                        wrong);
            }
            nights++;
            rounds += night.rounds;
            ticks += night.ticks;
            losses += night.losses;
        }
        System.err.printf(
                "%,d honest rounds in %,d nights from seed %d in %.1f s: %,d ticks, %,d rounds lost for a program%n",
                rounds, nights, SEED, (System.nanoTime() - began) / 1e9, ticks, losses);
        assertThat(ticks).isGreaterThan(wanted);
    }
}
