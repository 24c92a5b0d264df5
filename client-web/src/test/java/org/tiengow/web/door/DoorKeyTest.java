package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tiengow.web.door.DoorKey.Answer;

class DoorKeyTest {
    private final AtomicLong millis = new AtomicLong(1_000_000);
    private final DoorKey key = DoorKey.of("4321", "ABCDEFGHJKLMNPQR", millis::get);

    @Test
    void withoutAPinNothingIsAsked() {
        assertThat(DoorKey.of("")).isSameAs(DoorKey.NONE);
        assertThat(DoorKey.NONE.isAsked()).isFalse();
        assertThat(DoorKey.NONE.fragment()).isEmpty();
        assertThat(DoorKey.NONE.pin("", false)).isEqualTo(Answer.RIGHT);
    }

    @Test
    void eachEveningHasAKeyOfEightyBits() {
        String one = DoorKey.of("4321").fragment();
        assertThat(one).matches("#k=[A-HJ-NP-Z2-9]{16}");
        assertThat(DoorKey.of("4321").fragment()).isNotEqualTo(one);
    }

    @Test
    void theKeyOpensAndNothingNearIt() {
        assertThat(key.isKey("ABCDEFGHJKLMNPQR")).isTrue();
        for (String near : new String[] {"", "ABCDEFGHJKLMNPQ", "ABCDEFGHJKLMNPQRS", "abcdefghjklmnpqr", "4321"}) {
            assertThat(key.isKey(near)).as(near).isFalse();
        }
    }

    @Test
    void thePinOpensOnlyWhereNobodyCanReadAlong() {
        assertThat(key.pin("4321", true)).isEqualTo(Answer.RIGHT);
        assertThat(key.pin("4321", false)).isEqualTo(Answer.NOT_PRIVATE);
        assertThat(key.pin("1111", false)).isEqualTo(Answer.NOT_PRIVATE);
        assertThat(key.pauseMillis()).as("it was not looked at").isZero();
    }

    /** Phones that show the key of another evening, again and again, lock nobody out. */
    @Test
    void wrongKeysSlowNobodyDown() {
        for (int i = 0; i < 100; i++) {
            assertThat(key.isKey("QRSTUVWXYZABCDEF")).isFalse();
        }
        assertThat(key.pin("4321", true)).isEqualTo(Answer.RIGHT);
    }

    /** One limit for the whole door; the pause doubles. Whoever has the picture comes in meanwhile. */
    @Test
    void wrongOnesSlowDown() {
        long pause = DoorLimits.PAUSE_MILLIS;
        for (int i = 0; i < 12; i++) {
            assertThat(key.pin("0000", true)).isEqualTo(Answer.WRONG);
            assertThat(key.pauseMillis()).isEqualTo(Math.min(pause, DoorLimits.PAUSE_MILLIS_MOST));
            assertThat(key.pin("4321", true)).isEqualTo(Answer.TOO_SOON);
            assertThat(key.isKey("ABCDEFGHJKLMNPQR")).isTrue();
            millis.addAndGet(pause);
            pause *= 2;
        }
        millis.addAndGet(DoorLimits.PAUSE_MILLIS_MOST);
        assertThat(key.pin("4321", true)).isEqualTo(Answer.RIGHT);
        assertThat(key.pin("0000", true)).isEqualTo(Answer.WRONG);
        assertThat(key.pauseMillis()).as("a right one forgives").isEqualTo(DoorLimits.PAUSE_MILLIS);
    }
}
