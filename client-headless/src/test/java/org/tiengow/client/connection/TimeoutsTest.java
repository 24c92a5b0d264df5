package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.pipeline.Limits;

@DisplayName("How long a client waits")
class TimeoutsTest {
    @Test
    @DisplayName("over a network a dead host is noticed in less than five seconds")
    void network() {
        assertThat(Timeouts.LAN.silence().plus(Timeouts.LAN.ping())).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    @DisplayName("in the host's own program it shows life as rarely as a host allows, and is not taken for lost")
    void sameProgram() {
        Duration ping = Timeouts.SAME_PROGRAM.ping();
        assertThat(ping).isEqualTo(Limits.PING);
        assertThat(Limits.silenceOf((int) ping.toMillis())).isGreaterThan(ping.multipliedBy(2));
        assertThat(Timeouts.SAME_PROGRAM.silence()).isGreaterThan(ping.multipliedBy(2));
    }

    @Test
    @DisplayName("in the host's own program the host gives up an opening first")
    void openingInTheSameProgram() {
        assertThat(Timeouts.SAME_PROGRAM.connecting()).isGreaterThan(Limits.OPENING.multipliedBy(2));
        assertThat(Timeouts.SAME_PROGRAM.opening()).isGreaterThan(Limits.OPENING.multipliedBy(2));
    }
}
