package org.tiengow.protocol.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A back-off")
class BackOffTest {
    private static final long FORGOTTEN = 10_000;
    private static final BackOff.Waits WAITS = new BackOff.Waits(250, 2, 3_000);

    private long now = 5;
    private final BackOff backOff = new BackOff(WAITS, FORGOTTEN, () -> now);

    @Test
    @DisplayName("grows from wait to wait up to its bound")
    void grows() {
        assertThat(backOff.millisLeft()).isZero();
        for (long wait : new long[] {250, 500, 1_000, 2_000, 3_000, 3_000, 3_000}) {
            backOff.fail(0);
            assertThat(backOff.millisLeft()).isEqualTo(wait);
            now += wait - 1;
            assertThat(backOff.millisLeft()).isEqualTo(1);
            now++;
            assertThat(backOff.millisLeft()).isZero();
        }
        assertThat(backOff.failures()).isEqualTo(7);
    }

    @Test
    @DisplayName("never shrinks nor passes its bound, however many failures, first waits and factors there are")
    void bounded() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int trial = 0; trial < 200; trial++) {
            long longest = random.nextLong(1, 1_000_000);
            BackOff.Waits waits = new BackOff.Waits(random.nextLong(longest) + 1, 1 + random.nextDouble() * 9, longest);
            assertThat(waits.after(0)).isZero();
            assertThat(waits.after(1)).isEqualTo(waits.first());
            for (int failures = 1; failures < 100; failures++) {
                assertThat(waits.after(failures + 1)).as("seed %d", seed).isBetween(waits.after(failures), longest);
            }
            assertThat(new BackOff.Waits(1, 2, longest).after(Integer.MAX_VALUE))
                    .isEqualTo(longest);
        }
    }

    @Test
    @DisplayName("waits anew after an attempt that is itself made later")
    void laterAttempt() {
        backOff.fail(0);
        backOff.fail(backOff.millisLeft());
        assertThat(backOff.millisLeft()).isEqualTo(250 + 500);
    }

    @Test
    @DisplayName("begins anew after a reset, and after a long time without a failure")
    void resets() {
        backOff.fail(0);
        backOff.fail(0);
        backOff.reset();
        assertThat(backOff.millisLeft()).isZero();
        backOff.fail(0);
        assertThat(backOff.millisLeft()).isEqualTo(250);
        now += FORGOTTEN;
        assertThat(backOff.millisLeft()).isZero();
        assertThat(backOff.failures()).isZero();
        backOff.fail(0);
        assertThat(backOff.millisLeft()).isEqualTo(250);
    }
}
