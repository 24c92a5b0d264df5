package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

class KnownMatchTest {
    private static final ByteString HOST = ByteString.copyFromUtf8("host");
    private static final Sealed HELD = Sealed.newBuilder()
            .setContent(Standing.newBuilder().setMatch("9f2c").build().toByteString())
            .build();

    @Test
    void agreementShowsTheStandingAndItsTakeovers() {
        Succession proof = Succession.newBuilder()
                .addTakeovers(Takeover.getDefaultInstance())
                .build();

        assertThat(known(proof).would(HOST, 3).getStanding()).isEqualTo(HELD);
        assertThat(known(proof).would(HOST, 3).getProof()).isEqualTo(proof);
        assertThat(known(Succession.getDefaultInstance()).would(HOST, 3).hasProof())
                .isFalse();
    }

    private static KnownMatch known(Succession proof) {
        return new KnownMatch("9f2c", new TreeMap<>(Map.of(0, HOST)), new EpochClaim(0, true, HOST), HELD, proof);
    }
}
