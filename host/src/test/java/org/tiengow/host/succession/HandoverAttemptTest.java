package org.tiengow.host.succession;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.PlainPerson;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostMessage;

@DisplayName("A handing over that has begun")
class HandoverAttemptTest {
    private final HandoverAttempt attempt = new HandoverAttempt(new Somebody((byte) 1), 0, 2, false);

    @Test
    @DisplayName("is hurried once, and then still taken back")
    void hurried() {
        assertThat(attempt.waits()).isTrue();
        assertThat(attempt.hurry()).isTrue();
        assertThat(attempt.hurry()).isFalse();
        assertThat(attempt.waits()).isFalse();
        assertThat(attempt.takeBack()).isTrue();
        assertThat(attempt.stop()).isFalse();
    }

    @Test
    @DisplayName("is not taken back once the tables are stopped, nor hurried once it is taken back")
    void late() {
        assertThat(attempt.stop()).isTrue();
        assertThat(attempt.takeBack()).isFalse();
        assertThat(attempt.isTakenBack()).isFalse();
        HandoverAttempt other = new HandoverAttempt(new Somebody((byte) 1), 0, 2, false);
        assertThat(other.takeBack()).isTrue();
        assertThat(other.hurry()).isFalse();
    }

    @Test
    @DisplayName("is one person's, over whichever connection, and nobody else's in the same seat")
    void person() {
        assertThat(attempt.isOf(new Somebody((byte) 1), 0, 2)).isTrue();
        assertThat(attempt.isOf(new Somebody((byte) 2), 0, 2)).isFalse();
        assertThat(attempt.isOf(new Somebody(null), 0, 2)).isFalse();
        assertThat(attempt.isOf(new Somebody((byte) 1), 0, 3)).isFalse();
    }

    /** Whose key is so many times one byte. */
    private record Somebody(@Nullable Byte key) implements PlainPerson {
        @Override
        public String name() {
            return "Kit";
        }

        @Override
        public Optional<Identity> identity() {
            return Optional.ofNullable(key).map(each -> {
                byte[] bytes = new byte[Identity.BYTES];
                java.util.Arrays.fill(bytes, each);
                return Identity.of(bytes);
            });
        }

        @Override
        public void send(HostMessage message) {
            // nobody reads it
        }
    }
}
