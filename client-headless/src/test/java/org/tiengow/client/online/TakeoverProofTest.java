package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/** Ana begins a match; Bo and Chi count in it, and their programs could host. */
@DisplayName("A program that has left a match and comes back to it")
class TakeoverProofTest {
    private static final String MATCH = "9f2c";
    private static final SessionState LEFT = SessionState.beginning(PlayerKind.PERSON, "Dan", Token.NONE);
    private static final IdentityKey BO = IdentityKey.fresh();
    private static final IdentityKey CHI = IdentityKey.fresh();

    private static HostTls ana;
    private static HostTls bo;
    private static HostTls chi;
    private static ShuffleContext begun;

    @BeforeAll
    static void hosts() throws IOException {
        ana = HostTls.passing();
        bo = HostTls.passing();
        chi = HostTls.passing();
        begun = context(ana, 0);
    }

    private static ShuffleContext context(HostTls host, int epoch) {
        return new ShuffleContext(Bytes32.of(host.fingerprint()), MATCH, epoch);
    }

    private static ByteString fingerprint(HostTls host) {
        return ByteString.copyFrom(host.fingerprint());
    }

    private static Takeover named(HostTls from, HostTls to, int epoch) {
        Named named = Named.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch)
                .setFrom(fingerprint(from))
                .setTo(HostOffer.newBuilder().setFingerprint(fingerprint(to)))
                .build();
        return Takeover.newBuilder()
                .setNamed(SuccessionSignatures.seal(from, named))
                .build();
    }

    private static Takeover agreed(HostTls from, HostTls to, int epoch, IdentityKey... agreeing) {
        Standing standing = Standing.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch - 1)
                .setRound(2)
                .setHost(fingerprint(from))
                .addSeats(seat(0, BO, bo))
                .addSeats(seat(1, CHI, chi))
                .build();
        AgreedTo content = AgreedTo.newBuilder()
                .setMatch(MATCH)
                .setEpoch(epoch)
                .setTo(fingerprint(to))
                .setHeldEpoch(epoch - 1)
                .setHeldRound(2)
                .build();
        return Takeover.newBuilder()
                .setStanding(SuccessionSignatures.seal(from, standing))
                .addAllAgreements(Stream.of(agreeing)
                        .map(key -> SuccessionSignatures.agree(key, content))
                        .toList())
                .build();
    }

    private static StandingSeat seat(int number, IdentityKey key, HostTls offered) {
        return StandingSeat.newBuilder()
                .setSeat(number)
                .setKey(ByteString.copyFrom(key.identity().bytes()))
                .setVotes(true)
                .setOffer(HostOffer.newBuilder().setFingerprint(fingerprint(offered)))
                .build();
    }

    private static Succession succession(Takeover... takeovers) {
        return Succession.newBuilder().addAllTakeovers(List.of(takeovers)).build();
    }

    @Nested
    @DisplayName("takes a link for taken over")
    class Links {
        private boolean isProven(Takeover... proof) {
            return isProven(LEFT, proof);
        }

        private boolean isProven(SessionState state, Takeover... proof) {
            return OwnShuffle.isProven(
                    state,
                    LinkAnswer.newBuilder()
                            .setLink(ShuffleTranslator.write(begun, 3))
                            .setState(LinkState.LINK_STATE_TAKEN_OVER)
                            .setProof(succession(proof))
                            .build());
        }

        @Test
        @DisplayName("where more than half of its people agreed to another host, which it may be no more")
        void proven() {
            assertThat(isProven(agreed(ana, bo, 1, BO, CHI))).isTrue();
            assertThat(isProven(agreed(ana, bo, 1, BO, CHI), named(bo, ana, 2)))
                    .as("and back")
                    .isTrue();
            assertThat(isProven(agreed(ana, ana, 1, BO, CHI), agreed(ana, chi, 2, BO, CHI)))
                    .as("after a renewal")
                    .isTrue();
        }

        @Test
        @DisplayName("where its host named another one")
        void handedOver() {
            assertThat(isProven(named(ana, bo, 1))).isTrue();
            assertThat(isProven(named(ana, bo, 1), named(bo, ana, 2))).isTrue();
            assertThat(isProven(agreed(ana, ana, 1, BO, CHI), named(ana, bo, 2)))
                    .isTrue();
        }

        @Test
        @DisplayName("where it has followed another host itself, whatever the host shows")
        void followed() {
            KnownMatch known = KnownMatch.met(MATCH, 0, fingerprint(ana))
                    .follow(succession(agreed(ana, bo, 1, BO, CHI), named(bo, ana, 2)))
                    .known();
            assertThat(isProven(LEFT.with(LEFT.succession().with(known)))).isTrue();
        }

        @Test
        @DisplayName("and not without a proof, nor where the host only renewed its claim")
        void unproven() {
            assertThat(isProven()).isFalse();
            assertThat(isProven(agreed(ana, bo, 1, BO))).as("half").isFalse();
            assertThat(isProven(named(bo, chi, 1))).as("by another host").isFalse();
            assertThat(isProven(agreed(bo, chi, 1, BO, CHI)))
                    .as("from another host")
                    .isFalse();
            assertThat(isProven(agreed(ana, ana, 1, BO, CHI))).as("a renewal").isFalse();
            KnownMatch renewed = KnownMatch.met(MATCH, 0, fingerprint(ana))
                    .follow(succession(agreed(ana, ana, 1, BO, CHI)))
                    .known();
            assertThat(isProven(LEFT.with(LEFT.succession().with(renewed))))
                    .as("a renewal that it has followed")
                    .isFalse();
        }
    }

    @Nested
    @DisplayName("takes the epoch of a table for proven")
    class Epochs {
        private boolean isFollowed(ShuffleContext context, Takeover... shown) {
            return OwnShuffle.isBegun(OwnShuffle.shownSince(Stream.of(begun), succession(shown)), context);
        }

        @Test
        @DisplayName("where the host shows how people went on since its links")
        void proven() {
            assertThat(isFollowed(context(bo, 1), agreed(ana, bo, 1, BO, CHI))).isTrue();
            assertThat(isFollowed(context(bo, 1), agreed(ana, bo, 1, BO, CHI), named(bo, chi, 2)))
                    .as("and was handed the match")
                    .isTrue();
            assertThat(isFollowed(context(bo, 2), agreed(ana, ana, 1, BO, CHI), agreed(ana, bo, 2, BO, CHI)))
                    .isTrue();
            assertThat(isFollowed(context(ana, 1), agreed(ana, ana, 1, BO, CHI)))
                    .as("at the host that was gone, and goes on from the last round they hold")
                    .isTrue();
        }

        @Test
        @DisplayName("and not otherwise")
        void unproven() {
            assertThat(isFollowed(context(bo, 1))).isFalse();
            assertThat(isFollowed(context(chi, 1), agreed(ana, bo, 1, BO, CHI))).isFalse();
            assertThat(isFollowed(context(bo, 1), agreed(ana, bo, 1, BO))).isFalse();
            KnownMatch met = KnownMatch.met(MATCH, 1, fingerprint(bo));
            assertThat(OwnShuffle.isBegun(Stream.of(met), context(bo, 1)))
                    .as("by the word of the host that it met")
                    .isFalse();
        }
    }
}
