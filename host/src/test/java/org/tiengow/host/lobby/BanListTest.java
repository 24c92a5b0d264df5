package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.BarSnapshot;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.protocol.identity.Identity;

@DisplayName("Who is barred")
class BanListTest {
    private static final Identity KEY = Identity.of(new byte[Identity.BYTES]);

    private final List<BarsSnapshot> kept = new ArrayList<>();

    private static InetAddress address(String text) throws UnknownHostException {
        return InetAddress.getByName(text);
    }

    @Test
    @DisplayName("stays barred at a host that goes on, by name, address and key, until the owner lets them in there")
    void goesOn() throws UnknownHostException {
        BanList before = new BanList(BarsSnapshot.getDefaultInstance(), kept::add);
        before.bar("Eve", address("192.0.2.7"), null);
        before.bar("Bo", InetAddress.getLoopbackAddress(), KEY);

        BanList after = new BanList(kept.get(kept.size() - 1), kept::add);
        assertThat(after.isBarred("eve", address("192.0.2.8"), null)).isTrue();
        assertThat(after.isBarred("Another", address("192.0.2.7"), null)).isTrue();
        assertThat(after.isBarred("Another", address("192.0.2.8"), KEY)).isTrue();
        assertThat(after.isBarred("Another", InetAddress.getLoopbackAddress(), null))
                .isFalse();
        assertThat(after.letIn("Eve")).isTrue();
        assertThat(kept.get(kept.size() - 1).getBarsList())
                .extracting(BarSnapshot::getName)
                .containsExactly("Bo");
    }

    @Test
    @DisplayName("is known by name alone where the rest of what was kept means nothing")
    void damaged() throws UnknownHostException {
        BarSnapshot bar = BarSnapshot.newBuilder()
                .setName("Eve")
                .setAddress(ByteString.copyFrom(new byte[5]))
                .setIdentity(ByteString.copyFrom(new byte[3]))
                .build();
        BanList banList = new BanList(BarsSnapshot.newBuilder().addBars(bar).build(), kept::add);

        assertThat(banList.isBarred("Eve", address("192.0.2.7"), null)).isTrue();
        assertThat(banList.isBarred("Another", address("192.0.2.7"), KEY)).isFalse();
    }
}
