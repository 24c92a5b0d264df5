package org.tiengow.client.session.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.SessionUpdates;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Clock;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.ListedSeat;
import org.tiengow.protocol.wire.Lobby;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatView;
import org.tiengow.protocol.wire.SeenPlay;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShuffleList;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.Takeover;

@DisplayName("A host that says nonsense is understood no further")
class HostBoundsTest {
    private static final long NOW = 1_000_000_000L;
    private static final int MUTATIONS = 3_000;

    private final SessionState state = SessionState.beginning(PlayerKind.PERSON, "Mei", Token.NONE);
    private final ScriptedTable script = new ScriptedTable(TableRules.named("pagat"), 4, 1);

    static Stream<UnaryOperator<TableUpdate.Builder>> tables() {
        RoundLine line = RoundLine.newBuilder()
                .setRound(1)
                .addAllChange(List.of(0, 0, 0, 0))
                .addAllChips(List.of(0, 0, 0, 0))
                .build();
        return Stream.of(
                table -> table.setYourSeat(4),
                table -> table.setYourSeat(-2),
                table -> table.setYourSeat(1),
                table -> table.setTable(-1),
                table -> table.setSpectators(-1),
                table -> table.addSeats(SeatInfo.newBuilder().setSeat(4)),
                table -> table.removeSeats(3),
                table -> table.clearSeats().clearView().clearDecision().clearEvents(),
                table -> table.setSeats(1, SeatInfo.newBuilder().setSeat(0)),
                table -> table.setSeats(1, SeatInfo.newBuilder().setSeat(1).setName("x".repeat(10_000))),
                table -> table.addAllWatchers(List.of("Bo\nMei")),
                table -> table.addAllWatchers(java.util.Collections.nCopies(10_000, "Bo")),
                table -> table.setMatch("a".repeat(10_000)),
                table -> table.setShuffle(asking().setMatch("a\nb")),
                table -> table.setShuffle(asking().setMillisLeft(-1)),
                table -> table.setShuffle(asking().setRound(-1)),
                table -> table.setShuffle(asking().addWaiting(4)),
                table -> table.setShuffle(asking().addAllWaiting(Collections.nCopies(10_000, 0))),
                table -> table.setShuffle(asking().addLeftOut(4)),
                table -> table.setShuffle(asking().addAllLeftOut(Collections.nCopies(10_000, 0))),
                table -> table.setShuffle(asking().clearList()),
                table -> table.setShuffle(asking().setPhase(ShufflePhase.SHUFFLE_PHASE_ANCHORS)),
                table -> table.setShuffle(asking().setPhase(ShufflePhase.SHUFFLE_PHASE_DEALT)),
                table -> table.setShuffle(asking().setPhaseValue(77)),
                table -> table.setShuffle(list(list -> list.removeSeats(3))),
                table -> table.setShuffle(list(list -> list.addSeats(ListedSeat.getDefaultInstance()))),
                table -> table.setShuffle(
                        list(list -> list.addAllSeats(Collections.nCopies(10_000, ListedSeat.getDefaultInstance())))),
                table -> table.setShuffle(list(
                        list -> list.setSeats(0, ListedSeat.newBuilder().setName("x".repeat(10_000))))),
                table -> table.setShuffle(
                        list(list -> list.setSeats(0, ListedSeat.newBuilder().setName("Bo\nMei")))),
                table -> table.addAllChat(Collections.nCopies(31, Said.getDefaultInstance())),
                table -> table.addChat(Said.newBuilder().setText("x".repeat(10_000))),
                table -> table.addPlaces(1),
                table -> table.addAllPlaces(List.of(1, 2, 3, 5)),
                table -> table.setClock(Clock.newBuilder().setSeat(7)),
                table -> table.addRounds(line.toBuilder().setWinner(4)),
                table -> table.addRounds(line.toBuilder().addChips(0)),
                table -> table.addRounds(line.toBuilder().clearChange()),
                table -> table.addRounds(line).addRounds(line),
                table -> view(table, view -> view.setTurn(-1)),
                table -> view(table, view -> view.setHand(-1)),
                table -> view(table, view -> view.setPhase(org.tiengow.protocol.wire.Phase.PHASE_SETTLED)),
                table -> view(
                        table,
                        view -> view.addTable(SeenPlay.newBuilder()
                                        .setSeat(1)
                                        .setFaceDown(true)
                                        .setCount(1))
                                .setBest(0)));
    }

    /** A shuffle that asks for links. */
    private static Shuffle.Builder asking() {
        return Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setPhase(ShufflePhase.SHUFFLE_PHASE_LINKS)
                .setList(ShuffleList.newBuilder().addAllSeats(Collections.nCopies(4, ListedSeat.getDefaultInstance())));
    }

    private static Shuffle.Builder list(UnaryOperator<ShuffleList.Builder> change) {
        Shuffle.Builder asking = asking();
        return asking.setList(change.apply(asking.getList().toBuilder()));
    }

    private static TableUpdate.Builder view(TableUpdate.Builder table, UnaryOperator<SeatView.Builder> change) {
        table.setView(change.apply(table.getViewBuilder()));
        return table;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aTableThatCannotBe(UnaryOperator<TableUpdate.Builder> change) {
        TableUpdate whole = script.updateFor(0);
        assertThatCode(() -> hear(HostMessage.newBuilder().setTable(whole))).doesNotThrowAnyException();
        refused(HostMessage.newBuilder().setTable(change.apply(whole.toBuilder())));
    }

    @Test
    void aListIsToldWhileLinksAreAskedForAlone() {
        TableUpdate told = script.updateFor(0);
        for (Shuffle.Builder possible : List.of(
                asking().addAllWaiting(List.of(0, 1, 2, 3)),
                asking().clearList()
                        .setPhase(ShufflePhase.SHUFFLE_PHASE_ANCHORS)
                        .addWaiting(0),
                asking().clearList().setPhase(ShufflePhase.SHUFFLE_PHASE_DEALT).addAllLeftOut(List.of(0, 1, 2, 3)))) {
            assertThatCode(() -> hear(
                            HostMessage.newBuilder().setTable(told.toBuilder().setShuffle(possible))))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void anAnswerAboutALinkWithTooMuchInIt() {
        LinkAnswer.Builder answer = LinkAnswer.newBuilder()
                .setLink(LinkName.newBuilder().setMatch("9f2c"))
                .setRecord("x".repeat(HostBounds.RECORD));
        assertThatCode(() -> hear(HostMessage.newBuilder().setLinkAnswer(answer)))
                .doesNotThrowAnyException();
        refused(HostMessage.newBuilder().setLinkAnswer(answer.clone().setRecord("x".repeat(HostBounds.RECORD + 1))));
        refused(HostMessage.newBuilder()
                .setLinkAnswer(answer.clone().setLink(LinkName.newBuilder().setMatch("x".repeat(10_000)))));
        refused(HostMessage.newBuilder()
                .setLinkAnswer(answer.clone()
                        .setProof(Succession.newBuilder()
                                .addAllTakeovers(Collections.nCopies(10_000, Takeover.getDefaultInstance())))));
    }

    @Test
    void aTableThatFailedNeedsNoSeats() {
        TableUpdate failed = script.updateFor(-1).toBuilder()
                .clearSeats()
                .clearView()
                .clearEvents()
                .setStage(TableStage.TABLE_STAGE_FAILED)
                .build();
        assertThatCode(() -> hear(HostMessage.newBuilder().setTable(failed))).doesNotThrowAnyException();
    }

    @Test
    void aRoundInWhichMoreHappensThanCan() {
        TableUpdate update = script.updateFor(0);
        TableUpdate again = update.toBuilder()
                .clearEvents()
                .addEvents(org.tiengow.protocol.wire.Event.newBuilder()
                        .setTrickWon(org.tiengow.protocol.wire.TrickWon.newBuilder()
                                .setWinner(1)
                                .setStacks(1)))
                .build();
        SessionState first = hear(HostMessage.newBuilder().setTable(update));
        assertThatThrownBy(() -> {
                    SessionState known = first;
                    for (int i = 0; i <= HostBounds.EVENTS; i++) {
                        known = SessionUpdates.apply(
                                known, HostMessage.newBuilder().setTable(again).build(), NOW);
                    }
                })
                .isInstanceOf(Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\u0000b",
                "two\nlines",
                "\u202Eelgoog",
                "\uD800",
                "a\u2028b",
                "a\uE000",
                "a\uFFFE",
                "a\u0301\u0301\u0301\u0301\u0301"
            })
    void aNameThatDisturbsTheScreen(String name) {
        refused(HostMessage.newBuilder().setSaid(Said.newBuilder().setName(name).setText("hello")));
        refused(HostMessage.newBuilder().setSaid(Said.newBuilder().setName("Bo").setText(name)));
        refused(HostMessage.newBuilder().setEntered(Entered.newBuilder().setHostName(name)));
    }

    @Test
    void moreThanAHostHas() {
        Lobby.Builder lobby = Lobby.newBuilder();
        Evening.Builder evening = Evening.newBuilder();
        for (int i = 0; i < 5_000; i++) {
            lobby.addTables(TableSummary.newBuilder().setStage(TableStage.TABLE_STAGE_GATHERING));
            evening.addMatches(FinishedMatch.getDefaultInstance());
        }
        refused(HostMessage.newBuilder().setLobby(lobby));
        refused(HostMessage.newBuilder().setEvening(evening));
        refused(HostMessage.newBuilder()
                .setEvening(Evening.newBuilder()
                        .addMatches(FinishedMatch.newBuilder()
                                .setRounds(1)
                                .addPlayers(
                                        MatchPlayer.newBuilder().setName("Bo").setPlace(3))
                                .addPlayers(
                                        MatchPlayer.newBuilder().setName("Mei").setPlace(1)))));
        refused(HostMessage.newBuilder().setSaid(Said.newBuilder().setName("Bo").setText("x".repeat(10_000))));
        refused(HostMessage.newBuilder().setRevealed(Revealed.newBuilder().addRecords("x".repeat(60_000))));
    }

    /** A message altered anywhere either means something or is {@link Malformed}: never another fault. */
    @Test
    void anyFieldAltered() {
        Random random = new Random(9);
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < MUTATIONS; i++) {
            if (i % 7 == 0 && !script.isSettled()) {
                script.playAnything();
            } else if (script.isSettled() && !script.isMatchOver()) {
                script.nextRound();
            }
            HostMessage.Builder message = HostMessage.newBuilder().setTable(script.updateFor(random.nextInt(5) - 1));
            for (int n = random.nextInt(3); n >= 0; n--) {
                alter(message, random);
            }
            try {
                hear(message);
            } catch (Malformed expected) {
                // understood no further
            } catch (RuntimeException fault) {
                faults.add(fault + " at " + fault.getStackTrace()[0]);
            }
        }
        assertThat(faults.stream().distinct()).isEmpty();
    }

    /** Goes down some way into the message and changes what is there. */
    private static void alter(Message.Builder message, Random random) {
        List<FieldDescriptor> fields = new ArrayList<>(message.getAllFields().keySet());
        if (fields.isEmpty()) {
            return;
        }
        FieldDescriptor field = fields.get(random.nextInt(fields.size()));
        int index = field.isRepeated() ? random.nextInt(message.getRepeatedFieldCount(field)) : 0;
        if (field.getJavaType() == JavaType.MESSAGE && random.nextInt(5) > 0) {
            alter(
                    field.isRepeated() ? message.getRepeatedFieldBuilder(field, index) : message.getFieldBuilder(field),
                    random);
        } else if (field.isRepeated() && random.nextInt(3) == 0) {
            message.addRepeatedField(field, message.getRepeatedField(field, index));
        } else if (field.getJavaType() == JavaType.INT) {
            int[] values = {-1, 0, 1, 4, 5, 99, Integer.MAX_VALUE, Integer.MIN_VALUE, random.nextInt()};
            put(message, field, index, values[random.nextInt(values.length)]);
        } else if (field.getJavaType() == JavaType.ENUM) {
            put(message, field, index, field.getEnumType().findValueByNumberCreatingIfUnknown(random.nextInt(7)));
        } else if (field.getJavaType() == JavaType.STRING) {
            put(message, field, index, "<html>\u0007");
        } else {
            message.clearField(field);
        }
    }

    private static void put(Message.Builder message, FieldDescriptor field, int index, Object value) {
        if (field.isRepeated()) {
            message.setRepeatedField(field, index, value);
        } else {
            message.setField(field, value);
        }
    }

    private void refused(HostMessage.Builder message) {
        assertThatThrownBy(() -> hear(message)).isInstanceOf(Malformed.class);
    }

    private SessionState hear(HostMessage.Builder message) {
        return SessionUpdates.apply(state, message.build(), NOW);
    }
}
