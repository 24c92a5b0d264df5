package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** {@code -Dnights=N -Dseed=S} plays more nights, or others. */
class HostileNightTest {
    private static final long SEED = Long.getLong("seed", 20261126);
    private static final int REAL = 40;

    @BeforeAll
    static void signCheaply() {
        CheapSignatures.install();
    }

    @AfterAll
    static void signDearly() {
        CheapSignatures.remove();
    }

    @Test
    void noHostChoosesADealUnnoticed() {
        int nights = Integer.getInteger("nights", 5_000);
        Coverage coverage = new Coverage();
        int mostDeals = 0;
        long began = System.nanoTime();
        for (int number = 0; number < nights; number++) {
            HostileNight night = new HostileNight(SEED + number, coverage, number % REAL == 0);
            try {
                night.play();
            } catch (Oracle.Broken | RuntimeException broken) {
                throw new AssertionError(
                        "night " + number + " of seed " + SEED + ": " + broken.getMessage() + "\n" + night.story(),
                        broken);
            }
            mostDeals = Math.max(mostDeals, night.mostDeals());
        }
        System.err.printf(
                "%,d nights from seed %d in %.1f s; at most %d deals of a round would have had the tick; %s%n",
                nights, SEED, (System.nanoTime() - began) / 1e9, mostDeals, coverage);
        assertThat(coverage.acts()).isEqualTo(Act.values().length - 1);
    }
}
