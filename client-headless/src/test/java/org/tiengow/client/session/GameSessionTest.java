package org.tiengow.client.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.AnswerWish;
import org.tiengow.protocol.wire.AskForSeat;
import org.tiengow.protocol.wire.ChooseSeating;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.MovePerson;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.Standing;

class GameSessionTest {
    private static final TableOptions OPTIONS =
            new TableOptions(30, 6, 4, 90, Reveal.MATCH, true, false, true, 250, 12, "steady-2", true);
    private static final TableRules RULES = TableRules.named("lai").with(Parameter.ROUNDS, 3);
    private static final Play PLAY = Play.forfeit(TileNotation.read("66 63"));

    /** An argument for each type that a request takes. */
    private static final Map<Class<?>, Object> ARGUMENTS = Map.ofEntries(
            Map.entry(int.class, 2),
            Map.entry(long.class, 7L),
            Map.entry(boolean.class, true),
            Map.entry(String.class, "hello"),
            Map.entry(OptionalInt.class, OptionalInt.of(3)),
            Map.entry(Optional.class, Optional.of(new HostingOffer("ab".repeat(32), List.of("192.168.1.21"), 47913))),
            Map.entry(Play.class, PLAY),
            Map.entry(Phrase.class, Phrase.WELL_PLAYED),
            Map.entry(Reaction.class, Reaction.TEA),
            Map.entry(SeatColour.class, SeatColour.SAND),
            Map.entry(SeatFace.class, SeatFace.OWL),
            Map.entry(SeatingMode.class, SeatingMode.TURNS),
            Map.entry(TurnOrder.class, TurnOrder.LAST),
            Map.entry(PlayWish.class, PlayWish.PLAY),
            Map.entry(TableRules.class, RULES),
            Map.entry(TableOptions.class, OPTIONS),
            Map.entry(Standing.class, Standing.getDefaultInstance()));

    /** Returns what each request method sends; some send the same kind of message. */
    private static Stream<ClientMessage.Builder> all() {
        return Arrays.stream(GameSession.class.getDeclaredMethods())
                .filter(method -> method.getReturnType() == CompletableFuture.class)
                .filter(method -> !Modifier.isAbstract(method.getModifiers()) && !method.isSynthetic())
                .map(method -> asked(session -> {
                    try {
                        method.invoke(
                                session,
                                Arrays.stream(method.getParameterTypes())
                                        .map(ARGUMENTS::get)
                                        .toArray());
                    } catch (ReflectiveOperationException failed) {
                        throw new AssertionError(method.toString(), failed);
                    }
                }))
                .filter(message ->
                        message.getMessageCase() != MessageCase.MESSAGE_NOT_SET); // a decision that is not open
    }

    @Test
    void everyRequestOfTheProtocolCanBeMade() {
        Set<MessageCase> kinds = EnumSet.allOf(MessageCase.class);
        kinds.removeAll(Set.of(MessageCase.HELLO, MessageCase.ENTER, MessageCase.PING, MessageCase.MESSAGE_NOT_SET));
        kinds.removeAll(Set.of(
                MessageCase.GIVE_ANCHOR,
                MessageCase.OPEN_LINK,
                MessageCase.NAME_LINKS,
                MessageCase.SIGN_RECORD)); // made by the shuffle's participant
        kinds.remove(MessageCase.AGREE); // said where the match goes on

        assertThat(all().map(ClientMessage.Builder::getMessageCase).distinct())
                .containsExactlyInAnyOrderElementsOf(kinds);
    }

    @Test
    void whatIsAskedForArrives() {
        assertThat(asked(session -> session.play(7, PLAY)).getMakePlay().getDecision())
                .isEqualTo(7);
        assertThat(PlayTranslator.read(
                        asked(session -> session.play(7, PLAY)).getMakePlay().getPlay()))
                .isEqualTo(PLAY);
        assertThat(asked(session -> session.sit(1, OptionalInt.of(2))).getSit().getTable())
                .isEqualTo(1);
        assertThat(asked(session -> session.sit(1, OptionalInt.of(2))).getSit().getSeat())
                .isEqualTo(2);
        assertThat(asked(session -> session.sit(0, OptionalInt.empty()))
                        .getSit()
                        .hasSeat())
                .isFalse();
        assertThat(asked(session -> session.askForSeat(1, 2)).getAskForSeat())
                .isEqualTo(AskForSeat.newBuilder().setTable(1).setSeat(2).build());
        assertThat(asked(session -> session.answerWish(3, true)).getAnswerWish())
                .isEqualTo(AnswerWish.newBuilder().setNumber(3).setLetIn(true).build());
        assertThat(asked(session -> session.chooseSeating(SeatingMode.TURNS, TurnOrder.WINNER))
                        .getChooseSeating())
                .isEqualTo(ChooseSeating.newBuilder()
                        .setSeating(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS)
                        .setTurns(org.tiengow.protocol.wire.TurnOrder.TURN_ORDER_WINNER)
                        .build());
        assertThat(asked(session -> session.movePerson(7, "Eve", OptionalInt.of(0)))
                        .getMovePerson())
                .isEqualTo(MovePerson.newBuilder()
                        .setProposal(7)
                        .setName("Eve")
                        .setTable(0)
                        .build());
        assertThat(asked(session -> session.movePerson(7, "Eve", OptionalInt.empty()))
                        .getMovePerson()
                        .hasTable())
                .isFalse();
        assertThat(asked(session -> session.seatEverybody(7)).getSeatEverybody().getProposal())
                .isEqualTo(7);
        assertThat(asked(session -> session.wishToPlay(PlayWish.SKIP_ONCE))
                        .getWishToPlay()
                        .getWish())
                .isEqualTo(org.tiengow.protocol.wire.PlayWish.PLAY_WISH_SKIP_ONCE);
        assertThat(asked(session -> session.setChipValue("0.50 HKD"))
                        .getSetChipValue()
                        .getChip())
                .isEqualTo("0.50 HKD");
        assertThat(asked(session -> session.watch(1)).getWatch().getTable()).isEqualTo(1);
        assertThat(asked(session -> session.ready(true)).getSetReady().getReady())
                .isTrue();
        assertThat(asked(session -> session.say("hello")).getSay().getText()).isEqualTo("hello");
        assertThat(asked(session -> session.say(Phrase.WELL_PLAYED)).getSay())
                .isEqualTo(Say.newBuilder()
                        .setText("Well played")
                        .setPhrase(org.tiengow.protocol.wire.Phrase.PHRASE_WELL_PLAYED)
                        .build());
        assertThat(asked(session -> session.addBot(OptionalInt.of(3), "steady"))
                        .getAddBot()
                        .getSeat())
                .isEqualTo(3);
        assertThat(asked(session -> session.addBot(OptionalInt.empty(), "steady"))
                        .getAddBot()
                        .hasSeat())
                .isFalse();
        assertThat(asked(session -> session.addBot(OptionalInt.empty(), "steady"))
                        .getAddBot()
                        .getLevel())
                .isEqualTo("steady");
        assertThat(asked(session -> session.removeBot(3)).getRemoveBot().getSeat())
                .isEqualTo(3);
        assertThat(asked(session -> session.kick(2)).getKick().getSeat()).isEqualTo(2);
        assertThat(asked(session -> session.kick(2)).getKick().getBar()).isFalse();
        assertThat(asked(session -> session.bar(2)).getKick().getBar()).isTrue();
        assertThat(asked(session -> session.letIn("Eve")).getLetIn().getName()).isEqualTo("Eve");
        assertThat(asked(session -> session.kickWatcher("Eve", true))
                        .getKickWatcher()
                        .getName())
                .isEqualTo("Eve");
        assertThat(asked(session -> session.kickWatcher("Eve", true))
                        .getKickWatcher()
                        .getBar())
                .isTrue();
        assertThat(asked(session -> session.kickWatcher("Eve", false))
                        .getKickWatcher()
                        .getBar())
                .isFalse();
        assertThat(RulesTranslator.read(asked(session -> session.changeRules(RULES))
                        .getChangeRules()
                        .getRules()))
                .isEqualTo(RULES);
        assertThat(asked(session -> session.swapSeats(1, 2)).getSwapSeats().getFirst())
                .isEqualTo(1);
        assertThat(asked(session -> session.swapSeats(1, 2)).getSwapSeats().getSecond())
                .isEqualTo(2);
    }

    @Test
    void facesAndReactionsAreThoseOfTheProtocol() {
        for (SeatFace face : SeatFace.values()) {
            assertThat(Faces.write(face).name()).isEqualTo("SEAT_FACE_" + face.name());
            assertThat(Faces.read(Faces.write(face))).isEqualTo(face);
        }
        assertThat(SeatFace.values()).hasSize(org.tiengow.protocol.wire.SeatFace.values().length - 2);
        assertThat(Faces.read(org.tiengow.protocol.wire.SeatFace.UNRECOGNIZED)).isNull();
        for (Reaction reaction : Reaction.values()) {
            Reacted reacted = Reacted.newBuilder()
                    .setSeat(2)
                    .setReaction(Faces.write(reaction))
                    .setMillisLeft(1_500)
                    .build();
            assertThat(reacted.getReaction().name()).isEqualTo("REACTION_" + reaction.name());
            assertThat(Faces.read(List.of(reacted), 0))
                    .containsExactly(new SeatReaction(2, reaction, Deadline.after(0, 1_500)));
        }
        assertThat(Reaction.values()).hasSize(org.tiengow.protocol.wire.Reaction.values().length - 2);
        Reacted newer = Reacted.newBuilder().setReactionValue(99).build();
        assertThat(Faces.read(List.of(newer), 0)).isEmpty();
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
            TableOptions options = new TableOptions(30, 6, 4, 90, reveal, true, false, true, 250, 12, "steady-2", true);

            assertThat(Tables.options(Tables.message(options))).isEqualTo(options);
        }
        TableOptions others = new TableOptions(0, 5, 5, 60, Reveal.ROUND, false, true, false, 0, 0, "steady-2", false);
        assertThat(Tables.options(Tables.message(others))).isEqualTo(others);
        assertThat(Tables.options(Tables.message(others.withTurnSeconds(30))).takeBack())
                .as("kept when the turn time changes")
                .isFalse();
    }

    /** What a session sends. */
    private static ClientMessage.Builder asked(Consumer<GameSession> request) {
        Asking session = new Asking();
        request.accept(session);
        return session.asked;
    }

    private static final class Asking extends GameSession {
        private ClientMessage.Builder asked = ClientMessage.newBuilder();

        @Override
        protected CompletableFuture<Answer> ask(ClientMessage.Builder request) {
            asked = request;
            return new CompletableFuture<>();
        }

        @Override
        public SessionState state() {
            return SessionState.beginning(PlayerKind.PERSON, "Ann", Token.NONE);
        }

        @Override
        public void onUpdate(Consumer<SessionState> listener) {}

        @Override
        public CompletableFuture<Answer> agree() {
            return new CompletableFuture<>();
        }

        @Override
        public CompletableFuture<Answer> stopAgreeing() {
            return new CompletableFuture<>();
        }

        @Override
        public void tryAgain() {}

        @Override
        public void close() {}
    }
}
