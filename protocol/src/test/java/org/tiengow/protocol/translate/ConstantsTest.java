package org.tiengow.protocol.translate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.wire.Act;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** Every constant of the engine has one on the wire, and the other way round. */
class ConstantsTest {
    private static final int FIRST_REASON_OF_THE_HOST = 100;

    static Stream<Arguments> enums() {
        return Stream.of(
                Arguments.of(Play.Act.class, Act.getDescriptor()),
                Arguments.of(Phase.class, org.tiengow.protocol.wire.Phase.getDescriptor()),
                Arguments.of(PaymentReason.class, org.tiengow.protocol.wire.PaymentReason.getDescriptor()),
                Arguments.of(FactorReason.class, org.tiengow.protocol.wire.FactorReason.getDescriptor()),
                Arguments.of(Refusal.Reason.class, RefusalReason.getDescriptor()));
    }

    /** The names are the same, apart from the prefix that protobuf's name spaces ask for. */
    @ParameterizedTest
    @MethodSource("enums")
    void bothSidesHaveTheSameConstants(Class<? extends Enum<?>> engine, EnumDescriptor wire) {
        String prefix = wire.getName().replaceAll("(?<=.)([A-Z])", "_$1").toUpperCase(Locale.ROOT) + "_";
        Set<String> names =
                Arrays.stream(engine.getEnumConstants()).map(Enum::name).collect(Collectors.toSet());
        List<String> onWire = wire.getValues().stream()
                .filter(value -> value.getNumber() > 0 && value.getNumber() < FIRST_REASON_OF_THE_HOST)
                .map(EnumValueDescriptor::getName)
                .map(name -> name.substring(prefix.length()))
                .toList();
        assertThat(onWire).containsExactlyInAnyOrderElementsOf(names);
    }

    @ParameterizedTest
    @EnumSource(Refusal.Reason.class)
    void refusalsTravel(Refusal.Reason reason) {
        Refusal refusal = new Refusal(reason, TileNotation.read("42 21"), 2);
        Refused message = RefusalTranslator.write(9, refusal);
        assertThat(message.getReason().name()).isEqualTo("REFUSAL_REASON_" + reason.name());
        assertThat(message.getRequest()).isEqualTo(9);
        assertThat(message.getParagraph()).isEqualTo(reason.paragraph());
        assertThat(message.getSentence()).isEqualTo(refusal.sentence());
        assertThat(message.getSeat()).isEqualTo(-1);
        assertThat(RefusalTranslator.read(message)).contains(refusal);
    }

    @Test
    void aReasonOfTheHostIsNoRule() {
        assertThat(RefusalTranslator.read(Refused.newBuilder()
                        .setReason(RefusalReason.REFUSAL_REASON_TABLE_FULL)
                        .build()))
                .isEmpty();
        assertThat(RefusalTranslator.read(
                        Refused.newBuilder().setReasonValue(9_999).build()))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Play.Act.class)
    void actsTravel(Play.Act act) {
        boolean answer = act == Play.Act.DECLARE || act == Play.Act.DECLINE;
        Play play = new Play(act, answer ? TileSet.EMPTY : TileNotation.read("66 63"));
        org.tiengow.protocol.wire.Play message = PlayTranslator.write(play);
        assertThat(message.getAct().name()).isEqualTo("ACT_" + act.name());
        assertThat(PlayTranslator.read(message)).isEqualTo(play);
    }

    @ParameterizedTest
    @EnumSource(PaymentReason.class)
    void paymentsTravel(PaymentReason reason) {
        Payment payment = new Payment(reason, -1, 2, 3, 5, 4, 8, 2);
        org.tiengow.protocol.wire.Payment message = ResultTranslator.write(payment);
        assertThat(message.getReason().name()).isEqualTo("PAYMENT_REASON_" + reason.name());
        assertThat(ResultTranslator.read(message, 4)).isEqualTo(payment);
    }

    @Test
    void anActNobodyKnowsIsMalformed() {
        for (int number : new int[] {0, 5, -1}) {
            assertThatThrownBy(() -> PlayTranslator.read(org.tiengow.protocol.wire.Play.newBuilder()
                            .setActValue(number)
                            .build()))
                    .isInstanceOfSatisfying(
                            Malformed.class,
                            malformed -> assertThat(malformed.word()).isEqualTo("act"));
        }
    }

    @Test
    void anAnswerOfTheDeclaringPhaseHasNoTiles() {
        assertThatThrownBy(() -> PlayTranslator.read(org.tiengow.protocol.wire.Play.newBuilder()
                        .setAct(Act.ACT_DECLARE)
                        .setTiles(1)
                        .build()))
                .isInstanceOf(Malformed.class)
                .hasMessage("an answer carries no tiles, not 66");
    }

    /** The order written at the head of round.proto and in docs/protocol.md. */
    @Test
    void tilesHaveTheBitsOfThePage() {
        String[] pairs = {"66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"};
        String[] others = {"63", "54", "62", "53", "52", "43", "41", "32", "42", "21"};
        for (int bit = 0; bit < 32; bit++) {
            String face = bit < 22 ? pairs[bit / 2] : others[bit - 22];
            assertThat(TileTranslator.read(1 << bit).toString())
                    .as("bit %d", bit)
                    .isEqualTo(face);
            assertThat(TileTranslator.write(TileSet.of(Tile.of(bit)))).isEqualTo(1 << bit);
        }
    }
}
