package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tiengow.web.door.DoorKey.Answer;

class DoorKeyTest {
    private static final InetAddress HERE = address(7);
    private static final InetAddress THERE = address(8);

    private final AtomicLong millis = new AtomicLong(1_000_000);
    private final DoorKey key = DoorKey.of("4321", "ABCDEFGHJKLMNPQR", millis::get);

    @Test
    void withoutAPinNothingIsAsked() {
        assertThat(DoorKey.of("")).isSameAs(DoorKey.NONE);
        assertThat(DoorKey.NONE.isAsked()).isFalse();
        assertThat(DoorKey.NONE.fragment()).isEmpty();
        assertThat(DoorKey.NONE.pin(HERE, "", false)).isEqualTo(Answer.RIGHT);
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
        assertThat(key.pin(HERE, "4321", true)).isEqualTo(Answer.RIGHT);
        assertThat(key.pin(HERE, "4321", false)).isEqualTo(Answer.NOT_PRIVATE);
        assertThat(key.pin(HERE, "1111", false)).isEqualTo(Answer.NOT_PRIVATE);
        assertThat(key.pauseMillis(HERE)).as("it was not looked at").isZero();
    }

    /** Phones that show the key of another evening, again and again, lock nobody out. */
    @Test
    void wrongKeysSlowNobodyDown() {
        for (int i = 0; i < 100; i++) {
            assertThat(key.isKey("QRSTUVWXYZABCDEF")).isFalse();
        }
        assertThat(key.pin(HERE, "4321", true)).isEqualTo(Answer.RIGHT);
    }

    /** The pause doubles for one address. The right key and other addresses come in meanwhile. */
    @Test
    void wrongOnesSlowDown() {
        long pause = DoorLimits.PAUSE_MILLIS;
        for (int i = 0; i < 12; i++) {
            assertThat(key.pin(HERE, "0000", true)).isEqualTo(Answer.WRONG);
            assertThat(key.pauseMillis(HERE)).isEqualTo(Math.min(pause, DoorLimits.PAUSE_MILLIS_MOST));
            assertThat(key.pin(HERE, "4321", true)).isEqualTo(Answer.TOO_SOON);
            assertThat(key.isKey("ABCDEFGHJKLMNPQR")).isTrue();
            assertThat(key.pin(THERE, "4321", true)).isEqualTo(Answer.RIGHT);
            millis.addAndGet(pause);
            pause *= 2;
        }
        millis.addAndGet(DoorLimits.PAUSE_MILLIS_MOST);
        assertThat(key.pin(HERE, "4321", true)).isEqualTo(Answer.RIGHT);
        assertThat(key.pin(HERE, "0000", true)).isEqualTo(Answer.WRONG);
        assertThat(key.pauseMillis(HERE)).as("a right one forgives").isEqualTo(DoorLimits.PAUSE_MILLIS);
    }

    private static InetAddress address(int last) {
        try {
            return InetAddress.getByAddress(new byte[] {(byte) 192, (byte) 168, 1, (byte) last});
        } catch (UnknownHostException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
