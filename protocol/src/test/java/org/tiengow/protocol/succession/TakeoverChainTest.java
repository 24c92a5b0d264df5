package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

@DisplayName("The takeovers a host tells of")
class TakeoverChainTest {
    private static final String MATCH = "9f2c";

    private static HostTls ana;
    private static HostTls bo;
    private static HostTls chi;

    @BeforeAll
    static void hosts() throws IOException {
        ana = HostTls.passing();
        bo = HostTls.passing();
        chi = HostTls.passing();
    }

    @Test
    @DisplayName("are the latest ones that fit into a message, with one more to come")
    void fit() {
        for (int size : new int[] {10, 700, 2_000, 30_000}) {
            Succession all = takeovers(100, size);
            Succession told = TakeoverChain.latest(all);
            int count = told.getTakeoversCount();
            assertThat(count).isBetween(1, KnownMatch.TAKEOVERS - 1);
            assertThat(told.getTakeoversList()).isEqualTo(all.getTakeoversList().subList(100 - count, 100));
            assertThat(told.getSerializedSize()).isLessThan(Limits.MESSAGE - 18_432);
        }
        assertThat(TakeoverChain.latest(takeovers(5, 700))).isEqualTo(takeovers(5, 700));
        assertThat(TakeoverChain.latest(takeovers(0, 1))).isEqualTo(Succession.getDefaultInstance());
    }

    @Test
    @DisplayName("prove a chain of hosts that each named the next")
    void chainOfNames() {
        assertThat(handedOver(ana)).isEmpty();
        assertThat(handedOver(ana, named(ana, bo))).contains(fingerprint(bo));
        assertThat(handedOver(ana, named(ana, bo), named(bo, chi))).contains(fingerprint(chi));
        assertThat(handedOver(bo, named(ana, bo), named(bo, chi))).contains(fingerprint(chi));
        assertThat(handedOver(chi, named(ana, bo), named(bo, chi))).isEmpty();
        assertThat(handedOver(ana, named(ana, bo), named(bo, ana), named(ana, chi)))
                .as("there and back")
                .contains(fingerprint(chi));
    }

    @Test
    @DisplayName("prove it with renewals in between")
    void renewals() {
        assertThat(handedOver(ana, agreed(ana, ana), named(ana, bo))).contains(fingerprint(bo));
        assertThat(handedOver(ana, named(ana, bo), agreed(bo, bo), agreed(bo, bo), named(bo, chi)))
                .contains(fingerprint(chi));
    }

    @Test
    @DisplayName("prove no hand-over after a host that nobody named")
    void unnamedTakeover() {
        assertThat(handedOver(ana, agreed(ana, bo))).isEmpty();
        assertThat(handedOver(ana, named(ana, bo), agreed(bo, chi))).isEmpty();
        assertThat(handedOver(ana, agreed(ana, bo), named(bo, chi))).isEmpty();
        assertThat(handedOver(ana, named(ana, bo), agreed(bo, chi), named(bo, chi)))
                .isEmpty();
        assertThat(handedOver(ana, named(ana, bo), Takeover.getDefaultInstance(), named(bo, chi)))
                .isEmpty();
    }

    @Test
    @DisplayName("prove nothing when a name is forged or is about another match")
    void forgedNames() {
        Takeover name = named(ana, bo);
        Sealed altered = name.getNamed().toBuilder()
                .setContent(name(ana, chi, MATCH).toByteString())
                .build();
        assertThat(handedOver(ana, Takeover.newBuilder().setNamed(altered).build()))
                .isEmpty();
        assertThat(handedOver(ana, named(bo, name(ana, bo, MATCH)))).isEmpty();
        assertThat(handedOver(ana, named(ana, name(ana, bo, "9f2d")))).isEmpty();
    }

    private static Optional<ByteString> handedOver(HostTls from, Takeover... takeovers) {
        Succession.Builder all = Succession.newBuilder();
        for (Takeover takeover : takeovers) {
            all.addTakeovers(takeover);
        }
        return TakeoverChain.handedOver(all.build(), MATCH, fingerprint(from));
    }

    private static Takeover named(HostTls from, HostTls to) {
        return named(from, name(from, to, MATCH));
    }

    private static Takeover named(HostTls signer, Named name) {
        return Takeover.newBuilder()
                .setNamed(SuccessionSignatures.seal(signer, name))
                .build();
    }

    private static Named name(HostTls from, HostTls to, String match) {
        return Named.newBuilder()
                .setMatch(match)
                .setEpoch(1)
                .setFrom(fingerprint(from))
                .setTo(HostOffer.newBuilder().setFingerprint(fingerprint(to)))
                .build();
    }

    /** Somebody agrees to go on at a host. */
    private static Takeover agreed(HostTls from, HostTls to) {
        Standing standing =
                Standing.newBuilder().setMatch(MATCH).setHost(fingerprint(from)).build();
        AgreedTo agreed = AgreedTo.newBuilder()
                .setMatch(MATCH)
                .setEpoch(1)
                .setTo(fingerprint(to))
                .build();
        return Takeover.newBuilder()
                .setStanding(SuccessionSignatures.seal(from, standing))
                .addAgreements(SuccessionSignatures.agree(IdentityKey.fresh(), agreed))
                .build();
    }

    private static ByteString fingerprint(HostTls host) {
        return ByteString.copyFrom(host.fingerprint());
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
