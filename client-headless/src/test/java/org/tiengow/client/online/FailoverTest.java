package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.succession.EpochClaim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

class FailoverTest {
    private static final ByteString HOST = ByteString.copyFromUtf8("host");
    private static final Sealed HELD = Sealed.newBuilder()
            .setContent(Standing.newBuilder().setMatch("9f2c").build().toByteString())
            .build();

    @Test
    void agreementShowsTheStandingAndItsTakeovers() {
        Succession proof = Succession.newBuilder()
                .addTakeovers(Takeover.getDefaultInstance())
                .build();

        assertThat(Failover.would(known(proof), HOST, 3).getAgree().getStanding())
                .isEqualTo(HELD);
        assertThat(Failover.would(known(proof), HOST, 3).getAgree().getProof()).isEqualTo(proof);
        assertThat(Failover.would(known(Succession.getDefaultInstance()), HOST, 3)
                        .getAgree()
                        .hasProof())
                .isFalse();
    }

    private static KnownMatch known(Succession proof) {
        return new KnownMatch("9f2c", new TreeMap<>(Map.of(0, HOST)), new EpochClaim(0, true, HOST), HELD, proof);
    }
}
