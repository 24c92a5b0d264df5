package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.SuccessionSignatures.Verified;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

@DisplayName("Who may go on")
class SuccessionRulesTest {
    private static final String MATCH = "9f2c";
    private static final ByteString HOST = fingerprint('h');
    private static final ByteString OTHER = fingerprint('x');
    private static final KnownMatch BEGUN = KnownMatch.met(MATCH, 0, HOST);

    /** Three takeovers later, the last of them at 'c'. */
    private static final KnownMatch LATER = KnownMatch.met(MATCH, 3, fingerprint('c'));

    static Stream<Arguments> named() {
        return Stream.of(
                Arguments.of("the host names a successor", BEGUN, 1, HOST, Verdict.TRUSTED),
                Arguments.of("somebody else does", BEGUN, 1, OTHER, Verdict.NOT_OF_THE_HOST),
                Arguments.of("it raises no epoch", BEGUN, 0, HOST, Verdict.OLD_EPOCH),
                Arguments.of("a host of before names somebody", LATER, 1, HOST, Verdict.OLD_EPOCH),
                Arguments.of("and with a greater epoch", LATER, 4, HOST, Verdict.NOT_OF_THE_HOST),
                Arguments.of("the host of now does", LATER, 4, fingerprint('c'), Verdict.TRUSTED),
                Arguments.of(
                        "after another was agreed to and never began",
                        promising(BEGUN, 1, 'b'),
                        1,
                        HOST,
                        Verdict.TRUSTED),
                Arguments.of(
                        "after another was agreed to later", promising(BEGUN, 2, 'b'), 1, HOST, Verdict.OLD_EPOCH));
    }

    @ParameterizedTest(name = "{0}: {4}")
    @MethodSource("named")
    void aHostThatIsNamed(String what, KnownMatch known, int epoch, ByteString signer, Verdict verdict) {
        Named named = Named.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch)
                .setFrom(signer)
                .setTo(HostOffer.newBuilder().setFingerprint(fingerprint('a')))
                .build();
        assertThat(look(known, TakeoverChain.named(new Verified<>(named, signer))))
                .isEqualTo(verdict);
    }

    /** Seats: h (the host's person), a, b, c; small letters agree, held is the round each of them holds. */
    @ParameterizedTest(name = "of {0}, {1} agree on {2}: {3}")
    @CsvSource({
        "hab,  ab,  a, TRUSTED",
        "hab,  a,   a, TOO_FEW",
        "hab,  ab,  b, TRUSTED",
        "hab,  ab,  h, TRUSTED",
        "hab,  ab,  c, NOT_OFFERED",
        "habc, abc, a, TRUSTED",
        "habc, ab,  a, TOO_FEW",
        "habc, bc,  b, TOO_FEW",
        "habc, abc, b, TRUSTED",
        "habc, hab, c, NOT_OFFERED",
        "ha,   a,   a, TOO_FEW",
        "ha,   ha,  h, TRUSTED",
        "a,    a,   a, TRUSTED",
        "ab,   a,   a, TOO_FEW",
        "ab,   ab,  a, TRUSTED",
        "hab,  axy, a, TOO_FEW",
        "hab,  aa,  a, TOO_FEW",
    })
    void aHostThatIsAgreedOn(String voters, String agreeing, char to, Verdict verdict) {
        EpochClaim claim = new EpochClaim(1, false, fingerprint(to));
        List<Verified<AgreedTo, Identity>> agreements = agreeing.chars()
                .mapToObj(who -> agreement((char) who, 1, to, 0, 3))
                .toList();
        assertThat(agreed(BEGUN, claim, standing(voters, 0, 3, HOST), agreements))
                .isEqualTo(verdict);
    }

    @Test
    @DisplayName(
            "an agreement to another host, another epoch, or by somebody who holds something newer counts for nothing")
    void whatDoesNotCount() {
        EpochClaim claim = new EpochClaim(1, false, fingerprint('a'));
        Verified<AgreedTo, Identity> right = agreement('a', 1, 'a', 0, 3);
        for (Verified<AgreedTo, Identity> wrong : List.of(
                agreement('b', 1, 'b', 0, 3),
                agreement('b', 2, 'a', 0, 3),
                agreement('b', 1, 'a', 0, 4),
                agreement('b', 1, 'a', 1, 0))) {
            assertThat(agreed(BEGUN, claim, standing("hab", 0, 3, HOST), List.of(right, wrong)))
                    .isEqualTo(Verdict.TOO_FEW);
        }
        assertThat(agreed(BEGUN, claim, standing("hab", 0, 3, HOST), List.of(right, agreement('b', 1, 'a', 0, 2))))
                .isEqualTo(Verdict.TRUSTED);
    }

    @Test
    @DisplayName("the few who were there last cannot go on from a standing that the others never saw")
    void theFewWhoWereThereLast() {
        EpochClaim claim = new EpochClaim(1, false, fingerprint('a'));
        Standing.Builder last = standing("a", 0, 3, HOST).message().toBuilder();
        "abc".chars().forEach(who -> last.addBefore(ByteString.copyFrom(bytes((char) who))));
        Verified<Standing, ByteString> newest = new Verified<>(last.build(), HOST);
        assertThat(agreed(BEGUN, claim, newest, List.of(agreement('a', 1, 'a', 0, 3))))
                .isEqualTo(Verdict.TOO_FEW);
        assertThat(agreed(BEGUN, claim, newest, List.of(agreement('a', 1, 'a', 0, 3), agreement('c', 1, 'a', 0, 2))))
                .isEqualTo(Verdict.TRUSTED);
    }

    @Test
    @DisplayName("the standing is one the host of its epoch signed")
    void whoseStanding() {
        EpochClaim claim = new EpochClaim(1, false, fingerprint('a'));
        List<Verified<AgreedTo, Identity>> all = List.of(agreement('a', 1, 'a', 0, 3), agreement('b', 1, 'a', 0, 3));
        assertThat(agreed(BEGUN, claim, standing("hab", 0, 3, OTHER), all)).isEqualTo(Verdict.NOT_OF_THE_HOST);
        assertThat(agreed(LATER, claim, standing("hab", 0, 3, HOST), all)).isEqualTo(Verdict.OLD_EPOCH);
        assertThat(agreed(promising(BEGUN, 1, 'b'), claim, standing("hab", 0, 3, HOST), all))
                .isEqualTo(Verdict.OLD_EPOCH);
    }

    @Test
    @DisplayName("the first in order who can host goes on, of those who are there")
    void successor() {
        Standing standing = standing("habc", 0, 3, HOST).message().toBuilder()
                .setSeats(1, seat('a').toBuilder().clearOffer())
                .build();
        assertThat(SuccessionRules.successor(standing, identities("abc"))
                        .orElseThrow()
                        .getName())
                .isEqualTo("b");
        assertThat(SuccessionRules.successor(standing, identities("c"))
                        .orElseThrow()
                        .getName())
                .isEqualTo("c");
        assertThat(SuccessionRules.successor(standing, identities("a"))).isEmpty();
    }

    @Test
    @DisplayName("at least half of a set and more than half of it always share somebody")
    void quorumsMeet() {
        for (int voters = 0; voters <= 12; voters++) {
            for (int holding = 0; holding <= voters; holding++) {
                int others = voters - holding;
                assertThat(SuccessionRules.mayBegin(voters, holding) && SuccessionRules.isMajority(voters, others))
                        .as("%d of %d, the other %d", holding, voters, others)
                        .isFalse();
            }
            assertThat(SuccessionRules.mayBegin(voters, voters)).isTrue();
        }
    }

    private static Verdict agreed(
            KnownMatch known,
            EpochClaim claim,
            Verified<Standing, ByteString> from,
            List<Verified<AgreedTo, Identity>> agreements) {
        assertThat(from.message().getHost()).isEqualTo(from.signer());
        return look(known, TakeoverChain.agreed(claim, from.message(), agreements));
    }

    /** A link by itself, and then by the promise of whoever looks at it. */
    private static Verdict look(KnownMatch known, VerifiedTakeover link) {
        Verdict verdict = SuccessionRules.verdict(known.hosts(), link);
        return verdict == Verdict.TRUSTED
                ? known.voterState().follow(List.of(link)).verdict()
                : verdict;
    }

    private static KnownMatch promising(KnownMatch known, int epoch, char to) {
        return new KnownMatch(
                known.match(), known.hosts(), new EpochClaim(epoch, false, fingerprint(to)), known.held());
    }

    private static Verified<Standing, ByteString> standing(String voters, int epoch, int round, ByteString host) {
        Standing.Builder standing = Standing.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch)
                .setRound(round)
                .setHost(host);
        voters.chars().forEach(who -> standing.addSeats(seat((char) who)));
        return new Verified<>(standing.build(), host);
    }

    private static StandingSeat seat(char who) {
        return StandingSeat.newBuilder()
                .setName(String.valueOf(who))
                .setKey(ByteString.copyFrom(identity(who).bytes()))
                .setVotes(true)
                .setOffer(HostOffer.newBuilder().setFingerprint(fingerprint(who)))
                .build();
    }

    private static Verified<AgreedTo, Identity> agreement(char who, int epoch, char to, int heldEpoch, int heldRound) {
        return new Verified<>(
                AgreedTo.newBuilder()
                        .setMatch(MATCH)
                        .setEpoch(epoch)
                        .setTo(fingerprint(to))
                        .setHeldEpoch(heldEpoch)
                        .setHeldRound(heldRound)
                        .build(),
                identity(who));
    }

    private static Set<Identity> identities(String all) {
        return all.chars().mapToObj(who -> identity((char) who)).collect(Collectors.toSet());
    }

    private static Identity identity(char who) {
        return Identity.of(bytes(who));
    }

    private static ByteString fingerprint(char who) {
        return ByteString.copyFrom(bytes(who));
    }

    private static byte[] bytes(char who) {
        byte[] bytes = new byte[32];
        IntStream.range(0, bytes.length).forEach(at -> bytes[at] = (byte) who);
        return bytes;
    }
}
