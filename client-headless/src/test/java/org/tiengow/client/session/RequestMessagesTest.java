package org.tiengow.client.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

class RequestMessagesTest {
    private static final TableOptions OPTIONS =
            new TableOptions(30, 6, 4, 90, Reveal.MATCH, true, false, true, 250, 12, "steady-2");
    private static final TableRules RULES = TableRules.named("lai").with(Parameter.ROUNDS, 3);
    private static final Play PLAY = Play.forfeit(TileNotation.read("66 63"));

    /** One of each; a new kind of message fails the test below until it stands here. */
    private static Stream<ClientMessage.Builder> all() {
        return Stream.of(
                RequestMessages.play(7, PLAY),
                RequestMessages.sit(1, OptionalInt.of(2)),
                RequestMessages.watch(1),
                RequestMessages.leaveTable(),
                RequestMessages.ready(true),
                RequestMessages.start(),
                RequestMessages.say("hello"),
                RequestMessages.chooseColour(SeatColour.SAND),
                RequestMessages.pause(true),
                RequestMessages.addBot(OptionalInt.of(3), "steady"),
                RequestMessages.removeBot(3),
                RequestMessages.kick(2),
                RequestMessages.letIn("Eve"),
                RequestMessages.kickWatcher("Eve", true),
                RequestMessages.changeRules(RULES),
                RequestMessages.changeOptions(OPTIONS),
                RequestMessages.swapSeats(1, 2),
                RequestMessages.again(),
                RequestMessages.endMatch(),
                RequestMessages.hold(Standing.newBuilder()
                        .setMatch("9f2c")
                        .setEpoch(1)
                        .setRound(3)
                        .build()),
                RequestMessages.offerHost(
                        Optional.of(new HostingOffer("ab".repeat(32), List.of("192.168.1.21"), 47913))),
                RequestMessages.handOver(1, 2, true),
                RequestMessages.agree(
                        Sealed.getDefaultInstance(), Succession.getDefaultInstance(), Agreement.getDefaultInstance()));
    }

    @Test
    void everyRequestOfTheProtocolCanBeMade() {
        Set<MessageCase> kinds = EnumSet.allOf(MessageCase.class);
        kinds.removeAll(Set.of(MessageCase.HELLO, MessageCase.ENTER, MessageCase.PING, MessageCase.MESSAGE_NOT_SET));
        kinds.removeAll(Set.of(MessageCase.COMMIT_SHARE, MessageCase.GIVE_SHARE)); // made by the witness of the shuffle

        assertThat(all().map(ClientMessage.Builder::getMessageCase)).containsExactlyInAnyOrderElementsOf(kinds);
    }

    @Test
    void whatIsAskedForArrives() {
        assertThat(RequestMessages.play(7, PLAY).getMakePlay().getDecision()).isEqualTo(7);
        assertThat(PlayTranslator.read(
                        RequestMessages.play(7, PLAY).getMakePlay().getPlay()))
                .isEqualTo(PLAY);
        assertThat(RequestMessages.sit(1, OptionalInt.of(2)).getSit().getTable())
                .isEqualTo(1);
        assertThat(RequestMessages.sit(1, OptionalInt.of(2)).getSit().getSeat()).isEqualTo(2);
        assertThat(RequestMessages.sit(0, OptionalInt.empty()).getSit().hasSeat())
                .isFalse();
        assertThat(RequestMessages.watch(1).getWatch().getTable()).isEqualTo(1);
        assertThat(RequestMessages.ready(true).getSetReady().getReady()).isTrue();
        assertThat(RequestMessages.say("hello").getSay().getText()).isEqualTo("hello");
        assertThat(RequestMessages.say(Phrase.WELL_PLAYED).getSay())
                .isEqualTo(Say.newBuilder()
                        .setText("Well played")
                        .setPhrase(org.tiengow.protocol.wire.Phrase.PHRASE_WELL_PLAYED)
                        .build());
        assertThat(RequestMessages.addBot(OptionalInt.of(3), "steady")
                        .getAddBot()
                        .getSeat())
                .isEqualTo(3);
        assertThat(RequestMessages.addBot(OptionalInt.empty(), "steady")
                        .getAddBot()
                        .hasSeat())
                .isFalse();
        assertThat(RequestMessages.addBot(OptionalInt.empty(), "steady")
                        .getAddBot()
                        .getLevel())
                .isEqualTo("steady");
        assertThat(RequestMessages.removeBot(3).getRemoveBot().getSeat()).isEqualTo(3);
        assertThat(RequestMessages.kick(2).getKick().getSeat()).isEqualTo(2);
        assertThat(RequestMessages.kick(2).getKick().getBar()).isFalse();
        assertThat(RequestMessages.bar(2).getKick().getBar()).isTrue();
        assertThat(RequestMessages.letIn("Eve").getLetIn().getName()).isEqualTo("Eve");
        assertThat(RequestMessages.kickWatcher("Eve", true).getKickWatcher().getName())
                .isEqualTo("Eve");
        assertThat(RequestMessages.kickWatcher("Eve", true).getKickWatcher().getBar())
                .isTrue();
        assertThat(RequestMessages.kickWatcher("Eve", false).getKickWatcher().getBar())
                .isFalse();
        assertThat(RulesTranslator.read(
                        RequestMessages.changeRules(RULES).getChangeRules().getRules()))
                .isEqualTo(RULES);
        assertThat(RequestMessages.swapSeats(1, 2).getSwapSeats().getFirst()).isEqualTo(1);
        assertThat(RequestMessages.swapSeats(1, 2).getSwapSeats().getSecond()).isEqualTo(2);
    }

    @Test
    void coloursAndPhrasesAreThoseOfTheProtocol() {
        for (SeatColour colour : SeatColour.values()) {
            assertThat(Evenings.write(colour).name()).isEqualTo("SEAT_COLOR_" + colour.name());
            assertThat(Evenings.read(Evenings.write(colour))).isEqualTo(colour);
        }
        for (Phrase phrase : Phrase.values()) {
            Said said = Said.newBuilder().setPhrase(Evenings.write(phrase)).build();
            assertThat(said.getPhrase().name()).isEqualTo("PHRASE_" + phrase.name());
            assertThat(Evenings.read(said).phrase()).isEqualTo(phrase);
        }
        assertThat(SeatColour.values()).hasSize(SeatColor.values().length - 2);
        assertThat(Phrase.values()).hasSize(org.tiengow.protocol.wire.Phrase.values().length - 2);
        Said newer = Said.newBuilder().setText("Bravo").setPhraseValue(99).build();
        assertThat(Evenings.read(newer)).isEqualTo(new ChatLine("", 0, "Bravo", null));
    }

    @Test
    void optionsComeBackAsTheyWent() {
        for (Reveal reveal : Reveal.values()) {
            TableOptions options = new TableOptions(30, 6, 4, 90, reveal, true, false, true, 250, 12, "steady-2");

            assertThat(Tables.options(Tables.message(options))).isEqualTo(options);
        }
        assertThat(Tables.options(Tables.message(
                        new TableOptions(0, 5, 5, 60, Reveal.ROUND, false, true, false, 0, 0, "steady-2"))))
                .isEqualTo(new TableOptions(0, 5, 5, 60, Reveal.ROUND, false, true, false, 0, 0, "steady-2"));
    }
}
