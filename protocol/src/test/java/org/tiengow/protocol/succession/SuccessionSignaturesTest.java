package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

@DisplayName("What is signed")
class SuccessionSignaturesTest {
    private static HostTls old;
    private static HostTls heir;
    private final IdentityKey mei = IdentityKey.fresh();
    private final IdentityKey kit = IdentityKey.fresh();

    @BeforeAll
    static void keys() throws IOException {
        old = HostTls.passing();
        heir = HostTls.passing();
    }

    @Test
    @DisplayName("is read with the fingerprint of its host, and not at all when a byte of it is another one")
    void standings() {
        Sealed sealed = SuccessionSignatures.seal(old, standing(0, 2, old));
        assertThat(SuccessionSignatures.verifyStanding(sealed).orElseThrow().signer())
                .isEqualTo(fingerprint(old));
        for (Sealed wrong : new Sealed[] {
            sealed.toBuilder().setContent(standing(0, 3, old).toByteString()).build(),
            sealed.toBuilder()
                    .setCertificate(ByteString.copyFrom(heir.certificate()))
                    .build(),
            sealed.toBuilder()
                    .setCertificate(sealed.getCertificate().concat(ByteString.copyFromUtf8("x")))
                    .build(),
            sealed.toBuilder().clearSignature().build(),
            Sealed.getDefaultInstance(),
            SuccessionSignatures.seal(heir, standing(0, 2, old)),
        }) {
            assertThat(SuccessionSignatures.verifyStanding(wrong)).isEmpty();
        }
        assertThat(SuccessionSignatures.verifyNamed(sealed))
                .as("signed as something else")
                .isEmpty();
    }

    @Test
    @DisplayName("is followed from host to host, forward only")
    void followed() {
        KnownMatch begun = KnownMatch.met("9f2c", 0, fingerprint(old));
        KnownMatch holding =
                begun.hold(SuccessionSignatures.seal(old, standing(0, 2, old))).orElseThrow();
        assertThat(holding.hold(SuccessionSignatures.seal(old, standing(0, 1, old))))
                .as("older")
                .isEmpty();
        assertThat(holding.hold(SuccessionSignatures.seal(heir, standing(1, 2, heir))))
                .as("of a stranger")
                .isEmpty();

        Succession succession = Succession.newBuilder()
                .addTakeovers(Takeover.newBuilder().setNamed(SuccessionSignatures.seal(old, named(1, old, heir))))
                .build();
        KnownMatch.Followed followed = holding.follow(succession);
        assertThat(followed.verdict()).isEqualTo(Verdict.TRUSTED);
        assertThat(followed.known().isFollowed(1, fingerprint(heir))).isTrue();
        assertThat(followed.known().isFollowed(0, fingerprint(old))).as("back").isFalse();
        assertThat(followed.known().hold(SuccessionSignatures.seal(old, standing(0, 3, old))))
                .as("back")
                .isEmpty();
        assertThat(followed.known().hold(SuccessionSignatures.seal(heir, standing(1, 2, heir))))
                .isPresent();
        assertThat(followed.known().follow(succession).verdict()).as("again").isEqualTo(Verdict.TRUSTED);

        Succession forged = Succession.newBuilder()
                .addTakeovers(Takeover.newBuilder().setNamed(SuccessionSignatures.seal(heir, named(1, heir, heir))))
                .build();
        assertThat(holding.follow(forged).verdict()).isEqualTo(Verdict.NOT_OF_THE_HOST);
    }

    @Test
    @DisplayName(
            "is agreed to once: afterwards nothing of the host before is held, nor another one agreed to in that epoch")
    void agreed() {
        KnownMatch holding = KnownMatch.met("9f2c", 0, fingerprint(old))
                .hold(SuccessionSignatures.seal(old, standing(0, 2, old)))
                .orElseThrow();
        int epoch = holding.nextEpoch(fingerprint(heir));
        assertThat(epoch).isEqualTo(1);
        KnownMatch.Agreed first = holding.agree(mei, epoch, fingerprint(heir)).orElseThrow();
        KnownMatch promised = first.known();
        assertThat(promised.hold(SuccessionSignatures.seal(old, standing(0, 3, old))))
                .isEmpty();
        assertThat(promised.agree(mei, 1, fingerprint(old))).isEmpty();
        assertThat(promised.agree(mei, 1, fingerprint(heir))).isPresent();
        assertThat(promised.nextEpoch(fingerprint(heir))).isEqualTo(1);
        assertThat(promised.nextEpoch(fingerprint(old))).isEqualTo(2);

        Agreement second =
                holding.agree(kit, 1, fingerprint(heir)).orElseThrow().agreement();
        Takeover.Builder takeover = Takeover.newBuilder()
                .setStanding(SuccessionSignatures.seal(old, standing(0, 2, old)))
                .addAgreements(first.agreement());
        assertThat(promised.follow(
                                Succession.newBuilder().addTakeovers(takeover).build())
                        .verdict())
                .isEqualTo(Verdict.TOO_FEW);
        Succession enough = Succession.newBuilder()
                .addTakeovers(takeover.addAgreements(second))
                .build();
        assertThat(promised.follow(enough).verdict()).isEqualTo(Verdict.TRUSTED);
        assertThat(holding.follow(enough).known().isFollowed(1, fingerprint(heir)))
                .as("somebody who was away follows too")
                .isTrue();
        Agreement forged = second.toBuilder()
                .setKey(ByteString.copyFrom(IdentityKey.fresh().identity().bytes()))
                .build();
        assertThat(SuccessionSignatures.verify(forged)).isEmpty();
    }

    @Test
    @DisplayName("follows its people to another host, also after a renewal")
    void followsAfterARenewal() {
        KnownMatch begun = KnownMatch.met("9f2c", 0, fingerprint(old))
                .hold(SuccessionSignatures.seal(old, standing(0, 2, old)))
                .orElseThrow();
        Succession renewed = Succession.newBuilder()
                .addTakeovers(by(standing(0, 2, old), old, 2, old))
                .build();
        KnownMatch there = begun.follow(renewed).known();
        assertThat(there.epoch()).isEqualTo(2);

        Takeover first = by(standing(0, 1, old), old, 1, heir);
        Takeover then = by(standing(1, 1, heir), heir, 3, heir);
        Succession elsewhere =
                Succession.newBuilder().addTakeovers(first).addTakeovers(then).build();
        KnownMatch led = there.follow(elsewhere).known();
        assertThat(led.isFollowed(3, fingerprint(heir))).isTrue();
    }

    /** Mei and Kit agree to a host. */
    private Takeover by(Standing from, HostTls signer, int epoch, HostTls to) {
        Takeover.Builder takeover = Takeover.newBuilder().setStanding(SuccessionSignatures.seal(signer, from));
        for (IdentityKey each : new IdentityKey[] {mei, kit}) {
            takeover.addAgreements(SuccessionSignatures.agree(
                    each,
                    AgreedTo.newBuilder()
                            .setMatch("9f2c")
                            .setEpoch(epoch)
                            .setTo(fingerprint(to))
                            .setHeldEpoch(from.getEpoch())
                            .setHeldRound(from.getRound())
                            .build()));
        }
        return takeover.build();
    }

    private Standing standing(int epoch, int round, HostTls host) {
        return Standing.newBuilder()
                .setMatch("9f2c")
                .setEpoch(epoch)
                .setRound(round)
                .setHost(fingerprint(host))
                .addSeats(StandingSeat.newBuilder().setVotes(true).setKey(key(IdentityKey.fresh())))
                .addSeats(StandingSeat.newBuilder()
                        .setVotes(true)
                        .setKey(key(mei))
                        .setOffer(offer(heir)))
                .addSeats(StandingSeat.newBuilder().setVotes(true).setKey(key(kit)))
                .build();
    }

    private static Named named(int epoch, HostTls from, HostTls to) {
        return Named.newBuilder()
                .setMatch("9f2c")
                .setEpoch(epoch)
                .setFrom(fingerprint(from))
                .setTo(offer(to))
                .build();
    }

    private static HostOffer.Builder offer(HostTls host) {
        return HostOffer.newBuilder().setFingerprint(fingerprint(host)).setPort(47913);
    }

    private static ByteString key(IdentityKey key) {
        return ByteString.copyFrom(key.identity().bytes());
    }

    private static ByteString fingerprint(HostTls host) {
        return ByteString.copyFrom(host.fingerprint());
    }
}
