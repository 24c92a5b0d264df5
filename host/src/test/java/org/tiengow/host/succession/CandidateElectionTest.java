package org.tiengow.host.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.PlainPerson;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/** Mei's host is gone; Kit, seat 1, and Bo, seat 2, could host; Eve has nothing to do with it. */
@DisplayName("Those who would go on at this host")
class CandidateElectionTest {
    private static final String MATCH = "9f2c";
    private static final List<IdentityKey> KEYS = new ArrayList<>();
    private static HostTls mei;
    private static HostTls stranger;

    private final List<Succession> done = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();
    private CandidateElection atKit;
    private CandidateElection atBo;
    private Somebody kit;
    private Somebody bo;

    @BeforeAll
    static void keys() throws IOException {
        mei = HostTls.passing();
        stranger = HostTls.passing();
        for (int i = 0; i < 4; i++) {
            KEYS.add(IdentityKey.fresh());
        }
    }

    @BeforeEach
    void open() {
        atKit = new CandidateElection(known(mei, 4), machine(1), done::add, later::add);
        atBo = new CandidateElection(known(mei, 4), machine(2), done::add, later::add);
        kit = new Somebody(1);
        bo = new Somebody(2);
    }

    @Test
    @DisplayName("are asked to sign when there are enough at one time, and only then")
    void enough() {
        kit.comes(atKit);
        assertThat(kit.would(atKit, 1, 1)).isTrue();
        assertThat(kit.asked.getEpoch()).isZero();
        assertThat(kit.signs(atKit, 1, 1)).as("nobody asks for it yet").isFalse();
        bo.comes(atKit);
        assertThat(bo.would(atKit, 3, 1)).isTrue();
        assertThat(kit.asked.getEpoch()).as("the least both can agree to").isEqualTo(3);
        assertThat(kit.asked.getWillingCount()).isEqualTo(2);
        atKit.gone(bo);
        assertThat(kit.asked.getEpoch()).as("one has gone").isZero();
        bo.comes(atKit);
        bo.would(atKit, 3, 1);
        assertThat(kit.signs(atKit, 3, 1)).isTrue();
        assertThat(done).isEmpty();
        assertThat(bo.signs(atKit, 3, 1)).isTrue();
        assertThat(done).hasSize(1);
        assertThat(done.get(0).getTakeovers(0).getAgreementsCount()).isEqualTo(2);
        assertThat(atKit.stop()).as("it is too late").isFalse();
    }

    @Test
    @DisplayName("are not led astray by one who names an epoch far above theirs")
    void farAbove() {
        Somebody mei = new Somebody(0);
        for (Somebody each : List.of(mei, kit, bo)) {
            each.comes(atKit);
        }
        assertThat(mei.would(atKit, SuccessionRules.MOST_EPOCH, 1)).isTrue();
        kit.would(atKit, 1, 1);
        bo.would(atKit, 4, 1);
        assertThat(kit.asked.getEpoch()).isEqualTo(4);
        assertThat(kit.signs(atKit, 4, 1)).isTrue();
        assertThat(bo.signs(atKit, 4, 1)).isTrue();
        assertThat(done).hasSize(1);
    }

    @Test
    @DisplayName("agree although all have agreed in vain many times")
    void burned() {
        kit.comes(atKit);
        bo.comes(atKit);
        int burned = 3 * SuccessionRules.EPOCHS_AHEAD;
        kit.would(atKit, burned, 1);
        assertThat(bo.would(atKit, burned - SuccessionRules.EPOCHS_AHEAD, 1)).isTrue();
        assertThat(kit.asked.getEpoch()).isEqualTo(burned);
    }

    @Test
    @DisplayName("do so at the first in the order of the seats, and at another when that one has not asked for a while")
    void first() {
        kit.comes(atBo);
        bo.comes(atBo);
        bo.would(atBo, 1, 2);
        kit.would(atBo, 1, 2);
        assertThat(bo.asked.getWillingCount()).isEqualTo(2);
        assertThat(bo.asked.getEpoch()).isZero();
        assertThat(later).hasSize(1);
        later.get(0).run();
        assertThat(bo.asked.getEpoch()).isEqualTo(1);
        assertThat(bo.signs(atBo, 1, 2)).isTrue();
        assertThat(kit.signs(atBo, 1, 2)).isTrue();
        assertThat(done).hasSize(1);
    }

    @Test
    @DisplayName("go on from the newest standing of another host when it is proven that that one had the match")
    void proven() {
        kit.comes(atBo);
        bo.comes(atBo);
        HostTls kits = stranger;
        Sealed later = standing(kits, 1, 5);
        kit.held = later;
        assertThat(kit.would(atBo, 2, 2)).as("nothing proves it").isFalse();
        Agreement first = SuccessionSignatures.agree(KEYS.get(1), agreed(1, kits));
        Agreement second = SuccessionSignatures.agree(KEYS.get(2), agreed(1, kits));
        Succession proof = Succession.newBuilder()
                .addTakeovers(Takeover.newBuilder()
                        .setStanding(standing(mei, 0, 4, kits))
                        .addAgreements(first)
                        .addAgreements(second))
                .build();
        kit.proof = proof;
        assertThat(kit.would(atBo, 2, 2)).isTrue();
        assertThat(bo.would(atBo, 2, 2)).isTrue();
        this.later.forEach(Runnable::run);
        assertThat(bo.asked.getEpoch()).isEqualTo(2);
        assertThat(kit.signs(atBo, 2, 2, 1, 5)).isTrue();
        assertThat(bo.signs(atBo, 2, 2)).isTrue();
        assertThat(done.get(0).getTakeoversCount()).isEqualTo(2);
        assertThat(done.get(0).getTakeovers(1).getStanding()).isEqualTo(later);
        KnownMatch never = KnownMatch.met(MATCH, 0, ByteString.copyFrom(mei.fingerprint()));
        assertThat(never.follow(done.get(0)).verdict()).isEqualTo(SuccessionRules.Verdict.TRUSTED);
    }

    @Test
    @DisplayName("go on from the newest standing anybody brings, if it is the same host's")
    void newest() {
        kit.comes(atKit);
        bo.comes(atKit);
        kit.would(atKit, 1, 1);
        bo.held = standing(stranger, 9);
        assertThat(bo.would(atKit, 1, 1)).isFalse();
        bo.held = standing(mei, 5);
        assertThat(bo.would(atKit, 1, 1)).isTrue();
        kit.signs(atKit, 1, 1);
        bo.signs(atKit, 1, 1);
        assertThat(done.get(0).getTakeovers(0).getStanding()).isEqualTo(bo.held);
    }

    @Test
    @DisplayName("speak for nobody else, and for no other match or host")
    void liars() {
        Somebody eve = new Somebody(3);
        assertThat(atKit.concerns(eve.key.identity())).isFalse();
        eve.comes(atKit);
        assertThat(eve.would(atKit, 1, 1)).isFalse();
        kit.comes(atKit);
        bo.comes(atKit);
        assertThat(kit.would(atKit, 1, 2)).as("another host").isFalse();
        assertThat(kit.would(atKit, 0, 1)).as("an epoch that is over").isFalse();
        assertThat(kit.would(atKit, Integer.MAX_VALUE, 1)).isFalse();
        kit.would(atKit, 1, 1);
        bo.would(atKit, 1, 1);
        assertThat(atKit.agree(bo, bo.says(SuccessionSignatures.agree(KEYS.get(1), agreed(1, 1))))
                        .isGranted())
                .as("Kit's signature")
                .isFalse();
        Agreement forged = SuccessionSignatures.agree(KEYS.get(2), agreed(2, 1)).toBuilder()
                .setContent(agreed(1, 1).toByteString())
                .build();
        assertThat(atKit.agree(bo, bo.says(forged)).isGranted()).isFalse();
        kit.signs(atKit, 1, 1);
        assertThat(done).isEmpty();
    }

    private static KnownMatch known(HostTls host, int round) {
        return KnownMatch.met(MATCH, 0, ByteString.copyFrom(host.fingerprint()))
                .hold(standing(host, round))
                .orElseThrow();
    }

    private static Sealed standing(HostTls host, int round) {
        return standing(host, 0, round);
    }

    private static Sealed standing(HostTls host, int epoch, int round) {
        return standing(host, epoch, round, null);
    }

    /** Kit's program offers this host, or one that nobody sees. */
    private static Sealed standing(HostTls host, int epoch, int round, @Nullable HostTls kits) {
        Standing.Builder standing = Standing.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch)
                .setRound(round)
                .setHost(ByteString.copyFrom(host.fingerprint()));
        for (int seat = 0; seat < 3; seat++) {
            StandingSeat.Builder held = StandingSeat.newBuilder()
                    .setSeat(seat)
                    .setKey(ByteString.copyFrom(KEYS.get(seat).identity().bytes()))
                    .setVotes(true);
            if (seat > 0) {
                held.setOffer(HostOffer.newBuilder()
                        .setFingerprint(
                                seat == 1 && kits != null ? ByteString.copyFrom(kits.fingerprint()) : machine(seat)));
            }
            standing.addSeats(held);
        }
        return SuccessionSignatures.seal(host, standing.build());
    }

    private static ByteString machine(int seat) {
        byte[] fingerprint = new byte[32];
        fingerprint[0] = (byte) seat;
        return ByteString.copyFrom(fingerprint);
    }

    private static AgreedTo agreed(int epoch, HostTls to) {
        return agreed(epoch, 0).toBuilder()
                .setTo(ByteString.copyFrom(to.fingerprint()))
                .build();
    }

    private static AgreedTo agreed(int epoch, int seat) {
        return AgreedTo.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch)
                .setTo(machine(seat))
                .setHeldRound(4)
                .build();
    }

    private static final class Somebody implements PlainPerson {
        private final IdentityKey key;
        private Sealed held = standing(mei, 4);
        private Succession proof = Succession.getDefaultInstance();
        private AgreementAsked asked = AgreementAsked.getDefaultInstance();

        Somebody(int seat) {
            key = KEYS.get(seat);
        }

        void comes(CandidateElection election) {
            asked = election.come(this);
        }

        boolean would(CandidateElection election, int epoch, int seat) {
            Agreement unsigned = Agreement.newBuilder()
                    .setContent(agreed(epoch, seat).toByteString())
                    .build();
            return election.agree(this, says(unsigned)).isGranted();
        }

        boolean signs(CandidateElection election, int epoch, int seat) {
            return election.agree(this, says(SuccessionSignatures.agree(key, agreed(epoch, seat))))
                    .isGranted();
        }

        boolean signs(CandidateElection election, int epoch, int seat, int heldEpoch, int heldRound) {
            AgreedTo content = agreed(epoch, seat).toBuilder()
                    .setHeldEpoch(heldEpoch)
                    .setHeldRound(heldRound)
                    .build();
            return election.agree(this, says(SuccessionSignatures.agree(key, content)))
                    .isGranted();
        }

        Agree says(Agreement agreement) {
            return Agree.newBuilder()
                    .setStanding(held)
                    .setProof(proof)
                    .setAgreement(agreement)
                    .build();
        }

        @Override
        public String name() {
            return "Somebody";
        }

        @Override
        public Optional<Identity> identity() {
            return Optional.of(key.identity());
        }

        @Override
        public void send(HostMessage message) {
            asked = message.getAsked();
        }

        @Override
        public void becomes(Participant.Standing standing) {
            throw new IllegalStateException("There is no table.");
        }
    }
}
