package org.tiengow.protocol.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.RefusalReason;

class VersionsTest {
    @Test
    void bothTakeTheNewestOneTheyShare() {
        assertThat(Versions.negotiate(List.of(1, 2, 3), List.of(4, 3, 2))).isEqualTo(new VersionNegotiation.Agreed(3));
        assertThat(Versions.negotiate(List.of(3, 1), List.of(2, 1))).isEqualTo(new VersionNegotiation.Agreed(1));
        assertThat(Versions.negotiate(List.of(1), List.of(1)).refusal(7)).isEmpty();
        assertThat(Versions.negotiate(List.of(1, 2), List.of(2, 1)).agreedVersion())
                .hasValue(2);
        assertThat(Versions.negotiate(List.of(1), List.of(2)).agreedVersion()).isEmpty();
    }

    @Test
    void anOlderClientIsToldToUpdate() {
        VersionNegotiation negotiation = Versions.negotiate(List.of(1, 2), List.of(3, 4));
        assertThat(negotiation).isEqualTo(new VersionNegotiation.ClientOlder(2, 4));
        assertThat(negotiation.refusal(7)).hasValueSatisfying(refused -> {
            assertThat(refused.getRequest()).isEqualTo(7);
            assertThat(refused.getReason()).isEqualTo(RefusalReason.REFUSAL_REASON_CLIENT_TOO_OLD);
            assertThat(refused.getNumber()).isEqualTo(4);
            assertThat(refused.getSentence())
                    .isEqualTo(
                            "Your program speaks version 2 of the protocol, this host version 4: update your program.");
        });
    }

    @Test
    void aClientOfAnOlderHostIsToldThatTheHostMustBeUpdated() {
        VersionNegotiation negotiation = Versions.negotiate(List.of(3, 4), List.of(1, 2));
        assertThat(negotiation).isEqualTo(new VersionNegotiation.HostOlder(4, 2));
        assertThat(negotiation.refusal(0)).hasValueSatisfying(refused -> {
            assertThat(refused.getReason()).isEqualTo(RefusalReason.REFUSAL_REASON_HOST_TOO_OLD);
            assertThat(refused.getNumber()).isEqualTo(2);
            assertThat(refused.getSentence())
                    .isEqualTo(
                            "This host speaks version 2 of the protocol, your program version 4: the host must be updated.");
        });
    }

    @Test
    void thisProgramSpeaksVersion3Alone() {
        assertThat(Versions.SPOKEN).containsExactly(3);
        assertThat(sentence(List.of(1, 2), Versions.SPOKEN))
                .isEqualTo("Your program speaks version 2 of the protocol, this host version 3: update your program.");
        assertThat(sentence(Versions.SPOKEN, List.of(1, 2)))
                .isEqualTo(
                        "This host speaks version 2 of the protocol, your program version 3: the host must be updated.");
        assertThat(sentence(List.of(4), Versions.SPOKEN))
                .isEqualTo(
                        "This host speaks version 3 of the protocol, your program version 4: the host must be updated.");
        assertThat(sentence(Versions.SPOKEN, List.of(4)))
                .isEqualTo("Your program speaks version 3 of the protocol, this host version 4: update your program.");
    }

    private static String sentence(List<Integer> client, List<Integer> host) {
        return Versions.negotiate(client, host).refusal(1).orElseThrow().getSentence();
    }

    @Test
    void aSideThatNamesNoVersionIsTheOlderOne() {
        assertThat(Versions.negotiate(List.of(-1), Versions.SPOKEN)
                        .refusal(1)
                        .orElseThrow()
                        .getSentence())
                .as("a version has no sign")
                .isEqualTo(
                        "This host speaks version 3 of the protocol, your program version 4294967295: the host must be updated.");
        assertThat(Versions.negotiate(List.of(), Versions.SPOKEN)).isEqualTo(new VersionNegotiation.ClientOlder(0, 3));
    }
}
