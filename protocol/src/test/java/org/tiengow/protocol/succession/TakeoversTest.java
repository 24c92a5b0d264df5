package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

@DisplayName("The takeovers a host tells of")
class TakeoversTest {
    @Test
    @DisplayName("are the latest ones that fit into a message, with one more to come")
    void fit() {
        for (int size : new int[] {10, 700, 2_000, 30_000}) {
            Succession all = takeovers(100, size);
            Succession told = Takeovers.latest(all);
            int count = told.getTakeoversCount();
            assertThat(count).isBetween(1, KnownMatch.TAKEOVERS - 1);
            assertThat(told.getTakeoversList()).isEqualTo(all.getTakeoversList().subList(100 - count, 100));
            assertThat(told.getSerializedSize()).isLessThan(Limits.MESSAGE - 8_192);
        }
        assertThat(Takeovers.latest(takeovers(5, 700))).isEqualTo(takeovers(5, 700));
        assertThat(Takeovers.latest(takeovers(0, 1))).isEqualTo(Succession.getDefaultInstance());
    }

    private static Succession takeovers(int count, int size) {
        Succession.Builder all = Succession.newBuilder();
        for (int i = 0; i < count; i++) {
            byte[] content = new byte[size];
            content[0] = (byte) i;
            all.addTakeovers(
                    Takeover.newBuilder().setNamed(Sealed.newBuilder().setContent(ByteString.copyFrom(content))));
        }
        return all.build();
    }
}
