package org.tiengow.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;

@DisplayName("A step of the journal")
class StepsTest {
    private static TableSnapshot signed(int from, int to) {
        List<RecordSigned> signatures = IntStream.range(from, to)
                .mapToObj(round -> RecordSigned.newBuilder()
                        .setRound(round)
                        .setSignature(ByteString.copyFrom(new byte[64]))
                        .build())
                .toList();
        return TableSnapshot.newBuilder()
                .setMatch(MatchSnapshot.newBuilder().setId("9f2c").addAllSignatures(signatures))
                .build();
    }

    private static Step step(TableSnapshot before, TableSnapshot after) {
        Step step = Steps.between(before, after);
        assertThat(Steps.apply(before, step)).isEqualTo(after);
        return step;
    }

    @Test
    @DisplayName("is as long as the signature that has come, however many came before")
    void signatures() {
        assertThat(step(signed(0, 500), signed(0, 501)).getSerializedSize()).isLessThan(100);
        step(signed(0, 500), signed(0, 0));
        step(signed(0, 3), signed(3, 8));
        step(signed(0, 8), signed(0, 3));
        step(signed(0, 0), signed(0, 3));
        TableSnapshot other = signed(0, 2).toBuilder()
                .setMatch(signed(0, 2).getMatch().toBuilder().setBefore(ByteString.copyFromUtf8("digest")))
                .build();
        step(signed(0, 2), other);
        step(other, signed(0, 2));
    }
}
