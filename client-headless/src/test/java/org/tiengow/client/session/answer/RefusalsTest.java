package org.tiengow.client.session.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.translate.RefusalTranslator;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

class RefusalsTest {
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNRECOGNIZED")
    void everyReasonOfTheWireHasItsOwnHere(RefusalReason reason) {
        Answer.Refused read =
                Refusals.read(Refused.newBuilder().setReason(reason).build());

        assertThat("REFUSAL_REASON_" + read.reason()).hasToString(reason.name());
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleThatRefusesKeepsItsName(Refusal.Reason reason) {
        Refusal refusal = new Refusal(reason, TileNotation.read("66 63"), 2);

        Answer.Refused read = Refusals.read(RefusalTranslator.write(7, refusal));

        assertThat(read.reason()).hasToString(reason.name());
        assertThat(read.paragraph()).isEqualTo(reason.paragraph());
        assertThat(read.tiles()).isEqualTo(refusal.tiles());
        assertThat(read.number()).isEqualTo(2);
        assertThat(read.sentence()).isEqualTo(refusal.sentence());
    }

    @Test
    void whatAHostSaysIsOneLineAndDoesNothingToATerminal() {
        Answer.Refused read = Refusals.read(Refused.newBuilder()
                .setWord("a\nb")
                .setParagraph("1\u202E2")
                .setSentence("\u001B]0;x\u0007No.\n12:00:00.000 ERROR Host: all is lost" + "!".repeat(60_000))
                .build());

        assertThat(read.word()).isEqualTo("a?b");
        assertThat(read.paragraph()).isEqualTo("1?2");
        assertThat(read.sentence())
                .startsWith("?]0;x?No.?12:00:00.000 ERROR")
                .hasSizeLessThanOrEqualTo(HostBounds.TEXT);
    }

    @Test
    void aReasonFromTheFutureKeepsItsSentence() {
        Answer.Refused read = Refusals.read(Refused.newBuilder()
                .setReasonValue(9_999)
                .setTiles(TileTranslator.write(TileNotation.read("21")))
                .setSeat(-1)
                .setWord("moon")
                .setSentence("The moon is wrong.")
                .build());

        assertThat(read)
                .isEqualTo(new Answer.Refused(
                        org.tiengow.client.session.answer.RefusalReason.UNSPECIFIED,
                        "",
                        TileNotation.read("21"),
                        -1,
                        0,
                        "moon",
                        "The moon is wrong."));
    }
}
