package org.tiengow.client.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingMatch;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.StandingPerson;
import org.tiengow.protocol.wire.StandingSeat;
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

    @Test
    void aStandingIsHeldWithItsNight() {
        Sealed sealed = SuccessionSignatures.seal(host, standing(16, 50));
        assertThat(hold(sealed).of("9f2c").orElseThrow().held()).isEqualTo(sealed);
    }

    @Test
    void aStandingWithMoreThanANightHasIsRefused() {
        assertThatThrownBy(() -> hold(SuccessionSignatures.seal(host, standing(17, 50))))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("too many people");
        assertThatThrownBy(() -> hold(SuccessionSignatures.seal(host, standing(16, 51))))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("too many matches");
    }

    @Test
    void aStandingWithChangedBytesIsRefused() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Sealed sealed = SuccessionSignatures.seal(host, standing(3, 4));
        for (int time = 0; time < 300; time++) {
            byte[] content = sealed.getContent().toByteArray();
            content[random.nextInt(content.length)] ^= (byte) (1 + random.nextInt(255));
            Sealed changed =
                    sealed.toBuilder().setContent(ByteString.copyFrom(content)).build();
            assertThatThrownBy(() -> hold(changed))
                    .as("seed %d", seed)
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining("not signed");
        }
    }

    private static SuccessionState hold(Sealed sealed) {
        return SuccessionState.NONE.hold(sealed, "9f2c", Fingerprint.write(host.fingerprint()));
    }

    private static Standing standing(int people, int matches) {
        StandingNight.Builder night =
                StandingNight.newBuilder().setId("0123456789abcdef").addOthers("Robot");
        for (int i = 0; i < people; i++) {
            night.addPeople(StandingPerson.newBuilder().setName("P" + i));
        }
        for (int i = 0; i < matches; i++) {
            night.addFinished(StandingMatch.newBuilder()
                    .setMatch(FinishedMatch.newBuilder()
                            .setMatch("m" + i)
                            .setRulesId("lai")
                            .setRounds(1)
                            .addPlayers(MatchPlayer.newBuilder().setChips(5).setPlace(1))
                            .addPlayers(MatchPlayer.newBuilder().setChips(-5).setPlace(2)))
                    .addPlayers(0)
                    .addPlayers(1));
        }
        return Standing.newBuilder()
                .setMatch("9f2c")
                .setRules(RulesTranslator.write(TableRules.named("lai")))
                .setTerm(1)
                .setStep(1)
                .setHost(ByteString.copyFrom(host.fingerprint()))
                .addSeats(StandingSeat.newBuilder().setSeat(0).setName("P0"))
                .addSeats(StandingSeat.newBuilder().setSeat(1).setName("P1"))
                .addChips(0)
                .addChips(0)
                .setNight(night)
                .build();
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
