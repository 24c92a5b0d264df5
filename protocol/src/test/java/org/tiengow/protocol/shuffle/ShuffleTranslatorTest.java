package org.tiengow.protocol.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.ListedKind;
import org.tiengow.protocol.wire.Shuffle;

@DisplayName("The list of a round on its way")
class ShuffleTranslatorTest {
    private static final Bytes32 HOST = bytes(1);
    private static final ShuffleContext CONTEXT = new ShuffleContext(HOST, "9f2c41d07be3a865", 7);
    private static final ShuffleList LIST = new ShuffleList(
            CONTEXT,
            FairShuffle.ROUNDS,
            2,
            bytes(2),
            List.of(
                    new ListedSeat(
                            ListedSeat.Kind.PERSON,
                            2,
                            "阿明",
                            Optional.of(bytes(3)),
                            Optional.of(bytes(4)),
                            "0123456789abcdef".repeat(8)),
                    ListedSeat.without(ListedSeat.Kind.PAGE, 255, "Kit"),
                    ListedSeat.without(ListedSeat.Kind.OWNER, 0, "Ana"),
                    ListedSeat.without(ListedSeat.Kind.FREE, 0, "")));

    @Test
    @DisplayName("arrives as it was sent, with the same hash")
    void roundTrip() throws InvalidProtocolBufferException {
        ShuffleList read = ShuffleTranslator.list(Shuffle.parseFrom(told().toByteArray()));
        FairShuffle arithmetic = new FairShuffle(Sha256::of);
        assertThat(read).isEqualTo(LIST);
        assertThat(arithmetic.digest(read)).isEqualTo(arithmetic.digest(LIST));
        assertThat(ShuffleTranslator.context(told())).isEqualTo(CONTEXT);
    }

    @Test
    @DisplayName("has a kind on the wire for each kind of seat")
    void kinds() {
        for (ListedSeat.Kind kind : ListedSeat.Kind.values()) {
            assertThat(ListedKind.forNumber(kind.ordinal())).hasToString("LISTED_KIND_" + kind);
        }
    }

    @Test
    @DisplayName("is one of a round that a chain has a link for")
    void rounds() {
        for (int round : new int[] {-1, FairShuffle.ROUNDS + 1}) {
            Shuffle dealt = told().toBuilder().clearList().setRound(round).build();
            assertThatExceptionOfType(Malformed.class).isThrownBy(() -> ShuffleTranslator.context(dealt));
        }
    }

    @Test
    @DisplayName("has links that are named by match, epoch and round")
    void links() {
        LinkName link = ShuffleTranslator.write(CONTEXT, 12);
        assertThat(ShuffleTranslator.context(link)).isEqualTo(CONTEXT);
        assertThat(link.getRound()).isEqualTo(12);
        assertThatExceptionOfType(Malformed.class)
                .isThrownBy(() -> ShuffleTranslator.context(LinkName.getDefaultInstance()));
    }

    @Test
    @DisplayName("has anchors and links of 32 bytes, or none")
    void bytesOfAnchors() {
        assertThat(ShuffleTranslator.read(ShuffleTranslator.write(HOST))).isEqualTo(HOST);
        assertThat(ShuffleTranslator.readIfAny(ByteString.EMPTY)).isEmpty();
        for (int length : new int[] {0, 31, 33}) {
            assertThatExceptionOfType(Malformed.class)
                    .isThrownBy(() -> ShuffleTranslator.read(ByteString.copyFrom(new byte[length])));
        }
    }

    static Stream<Consumer<Shuffle.Builder>> impossible() {
        return Stream.of(
                told -> told.clearHost(),
                told -> told.setHost(ByteString.copyFrom(new byte[33])),
                told -> told.clearMatch(),
                told -> told.setMatch("9f".repeat(33)),
                told -> told.setMatch("9f2c 41d0"),
                told -> told.setMatch("阿明"),
                told -> told.setEpoch(-1),
                told -> told.setRound(0),
                told -> told.setRound(-1),
                told -> told.setRound(FairShuffle.ROUNDS + 1),
                told -> told.clearList(),
                told -> told.getListBuilder().clearHostAnchor(),
                told -> told.getListBuilder().setRevealValue(-1),
                told -> told.getListBuilder().setRevealValue(256),
                told -> told.getListBuilder().removeSeats(3).removeSeats(2).removeSeats(1),
                told -> told.getListBuilder().addSeats(told.getList().getSeats(0)),
                told -> told.getListBuilder().getSeatsBuilder(0).setKindValue(5),
                told -> told.getListBuilder().getSeatsBuilder(0).setKindValue(-1),
                told -> told.getListBuilder().getSeatsBuilder(0).setLeftOut(256),
                told -> told.getListBuilder().getSeatsBuilder(0).setLeftOut(-1),
                told -> told.getListBuilder().getSeatsBuilder(0).setKey(ByteString.copyFrom(new byte[31])),
                told -> told.getListBuilder().getSeatsBuilder(0).setAnchor(ByteString.copyFrom(new byte[33])),
                told -> told.getListBuilder().getSeatsBuilder(0).setSignature(ByteString.copyFrom(new byte[63])));
    }

    @ParameterizedTest
    @MethodSource("impossible")
    @DisplayName("is malformed where it is impossible")
    void malformed(Consumer<Shuffle.Builder> change) {
        Shuffle.Builder told = told().toBuilder();
        change.accept(told);
        assertThatExceptionOfType(Malformed.class)
                .isThrownBy(() -> ShuffleTranslator.list(told.build()))
                .satisfies(malformed -> assertThat(malformed.sentence()).isNotEmpty());
    }

    private static Shuffle told() {
        return Shuffle.newBuilder()
                .setHost(ShuffleTranslator.write(CONTEXT.host()))
                .setMatch(CONTEXT.match())
                .setEpoch(CONTEXT.epoch())
                .setRound(LIST.round())
                .setList(ShuffleTranslator.write(LIST))
                .build();
    }

    private static Bytes32 bytes(int seed) {
        return Bytes32.of(Sha256.of(new byte[] {(byte) seed}));
    }
}
