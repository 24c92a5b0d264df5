package org.tiengow.client.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

class SuccessionStateTest {
    private static final int KNOWN = 50;
    private static HostTls host;

    @BeforeAll
    static void makeKey() throws IOException {
        host = HostTls.passing();
    }

    @Test
    void messageCostsTheSignaturesOfOneMatchOnly() {
        Succession longest = Succession.newBuilder()
                .addAllTakeovers(Collections.nCopies(KnownMatch.TAKEOVERS, named("match-0", 0)))
                .build();
        SuccessionState one = known(1);
        SuccessionState many = known(KNOWN);
        one.follow(longest, "");
        one.follow(longest, ""); // warm
        long alone = cpuOf(() -> one.follow(longest, ""));
        long among = cpuOf(() -> many.follow(longest, ""));

        assertThat(among).isLessThan(8 * alone);
    }

    @Test
    void aTakeoverIsFollowedInItsMatchAlone() {
        SuccessionState followed = known(3).follow(
                        Succession.newBuilder()
                                .addTakeovers(named("match-1", 1))
                                .build(),
                        "");

        assertThat(followed.of("match-0").orElseThrow().epoch()).isZero();
        assertThat(followed.of("match-1").orElseThrow().epoch()).isEqualTo(1);
        assertThat(followed.of("match-2").orElseThrow().epoch()).isZero();
    }

    @Test
    void nobodyAgreesTwice() {
        Takeover crowd = Takeover.newBuilder()
                .addAllAgreements(Collections.nCopies(100, Agreement.getDefaultInstance()))
                .build();

        assertThatThrownBy(() -> known(1).follow(
                                Succession.newBuilder().addTakeovers(crowd).build(), ""))
                .isInstanceOf(Malformed.class);
    }

    @Test
    void theyLeadToTheHostThatIsNamedAndToThePageThere() {
        Succession succession =
                Succession.newBuilder().addTakeovers(named("match-0", 1)).build();
        HostingOffer successor = known(1).follow(succession, "").successor();
        assertThat(successor).isEqualTo(new HostingOffer("00".repeat(32), List.of("192.0.2.7"), 47_913, 47_914));
    }

    private static SuccessionState known(int matches) {
        SuccessionState successionState = SuccessionState.NONE;
        for (int i = 0; i < matches; i++) {
            successionState =
                    successionState.with(KnownMatch.met("match-" + i, 0, ByteString.copyFrom(host.fingerprint())));
        }
        return successionState;
    }

    private static Takeover named(String match, int epoch) {
        ByteString self = ByteString.copyFrom(host.fingerprint());
        Named named = Named.newBuilder()
                .setMatch(match)
                .setEpoch(epoch)
                .setFrom(self)
                .setTo(HostOffer.newBuilder()
                        .setFingerprint(ByteString.copyFrom(new byte[32]))
                        .addAddresses("192.0.2.7")
                        .setPort(47_913)
                        .setWebPort(47_914))
                .build();
        return Takeover.newBuilder()
                .setNamed(SuccessionSignatures.seal(host, named))
                .build();
    }

    /** Of this thread, whatever else the machine does. */
    private static long cpuOf(Runnable work) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        work.run();
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    }
}
