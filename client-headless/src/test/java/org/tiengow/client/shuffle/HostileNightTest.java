package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** {@code -Dnights=N -Dseed=S} plays more nights, or others. */
@Tag("slow")
@ExtendWith(CheapSignatures.Installed.class)
class HostileNightTest {
    private static final long SEED = Long.getLong("seed", 20261126);

    @Test
    void noHostChoosesADealUnnoticed() {
        int nights = Integer.getInteger("nights", 500);
        HostileNights played = new HostileNights(SEED);
        long began = System.nanoTime();
        for (int number = 0; number < nights; number++) {
            played.play(number);
        }
        System.err.printf(
                "%,d nights from seed %d in %.1f s; at most %d deals of a round would have had the tick; %s%n",
                nights, SEED, (System.nanoTime() - began) / 1e9, played.mostDeals, played.coverage);
        assertThat(played.coverage.acts()).isEqualTo(Act.values().length - 1);
    }
}
