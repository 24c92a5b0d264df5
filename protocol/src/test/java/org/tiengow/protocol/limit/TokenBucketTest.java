package org.tiengow.protocol.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A token bucket")
class TokenBucketTest {
    private long now = 7;

    @Test
    @DisplayName("never grants more than rate × time + capacity, within any stretch of time")
    void neverGrantsMore() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int trial = 0; trial < 50; trial++) {
            int capacity = random.nextInt(1, 100);
            int refill = random.nextInt(1, 50);
            Duration period = Duration.ofMillis(random.nextInt(1, 3_000));
            TokenBucket bucket = new TokenBucket(capacity, refill, period, () -> now);
            Deque<long[]> grants = new ArrayDeque<>(); // each a time, and the tokens granted at it
            for (int step = 0; step < 300; step++) {
                now += random.nextInt(5) == 0 ? random.nextInt(2_000) : random.nextInt(20);
                int tokens = random.nextInt(1, 5);
                if (bucket.take(tokens)) {
                    grants.addFirst(new long[] {now, tokens});
                }
                long sum = 0;
                for (long[] grant : grants) {
                    sum += grant[1];
                    long bound = capacity * period.toMillis() + (now - grant[0]) * refill;
                    assertThat(sum * period.toMillis()).as("seed %d", seed).isLessThanOrEqualTo(bound);
                }
            }
        }
    }

    @Test
    @DisplayName("grants all of rate × time to whoever asks often enough, and nothing is lost to rounding")
    void grantsTheWholeRate() {
        TokenBucket bucket = TokenBucket.perSecond(3, 7, () -> now);
        int granted = 0;
        for (int millis = 0; millis < 10_000; millis++) {
            granted += bucket.take(1) ? 1 : 0;
            now++;
        }
        assertThat(granted).isEqualTo(3 + 69);
        assertThat(bucket.take(1)).isTrue();
    }

    @Test
    @DisplayName("takes nothing when it refuses")
    void refusalIsFree() {
        TokenBucket bucket = TokenBucket.perSecond(5, 1, () -> now);
        assertThat(bucket.take(6)).isFalse();
        assertThat(bucket.take(5)).isTrue();
        assertThat(bucket.take(1)).isFalse();
        now += 999;
        assertThat(bucket.take(1)).isFalse();
        now++;
        assertThat(bucket.take(1)).isTrue();
    }

    @Test
    @DisplayName("takes back a token, and holds no more than its capacity, however long it rests")
    void refund() {
        TokenBucket bucket = TokenBucket.perSecond(2, 1_000_000, () -> now);
        bucket.refund();
        now += Long.MAX_VALUE / 2;
        assertThat(bucket.take(2)).isTrue();
        assertThat(bucket.take(1)).isFalse();
        bucket.refund();
        assertThat(bucket.take(1)).isTrue();
        assertThat(bucket.take(1)).isFalse();
    }
}
