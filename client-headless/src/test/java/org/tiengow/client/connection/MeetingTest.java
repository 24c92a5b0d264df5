package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.hosting.Token;

/** Which host is met in plain, and which may see a token. */
class MeetingTest {
    private static final Entrance MEI = Entrance.of(new HostAddress("127.0.0.1", 47913), PlayerKind.PERSON, "Mei");

    @Test
    void anotherMachineIsMetThroughTlsAndShownNoTokenUnlessItsKeyIsKnown() throws UnknownHostException {
        Entrance token = MEI.withSeatToken(new Token("0102"));

        assertThat(meeting("192.0.2.7", MEI).tls(other -> {})).isNotNull();
        assertThat(meeting("192.0.2.7", MEI).mayShowTokens()).isTrue();
        assertThat(meeting("192.0.2.7", token).mayShowTokens()).isFalse();
        assertThat(meeting("192.0.2.7", token.withFingerprint("ab".repeat(32))).mayShowTokens())
                .isTrue();
        assertThat(meeting("::1", token).tls(other -> {})).isNull();
        assertThat(meeting("::1", token).mayShowTokens()).isTrue();
    }

    private static Meeting meeting(String address, Entrance entrance) throws UnknownHostException {
        return Meeting.at(InetAddress.getByName(address), entrance, KnownHosts.NONE);
    }
}
