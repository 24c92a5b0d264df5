package org.tiengow.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.night.NightPerson;
import org.tiengow.client.session.night.NightPlace;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.DecisionWarning;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.FirstMeeting;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Lobby;
import org.tiengow.protocol.wire.Moved;
import org.tiengow.protocol.wire.Pong;
import org.tiengow.protocol.wire.ProposedTable;
import org.tiengow.protocol.wire.Refused;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.Warning;
import org.tiengow.protocol.wire.WarningReason;

class SessionUpdatesTest {
    private static final long NOW = 1_000_000_000L;

    private SessionState state = SessionState.beginning(PlayerKind.PERSON, "Mei", Token.NONE);

    static Stream<String> ruleSets() {
        return RuleSets.ids().stream();
    }

    @Test
    void nothingIsKnownBeforeTheHostSpeaks() {
        assertThat(state.connection()).isEqualTo(ConnectionStatus.CONNECTING);
        assertThat(state.self()).isEqualTo(new Self(PlayerKind.PERSON, "Mei", false, Token.NONE));
        assertThat(state.host()).isEqualTo(HostState.UNKNOWN);
        assertThat(state.atTable()).isEmpty();
        assertThat(state.decision()).isEmpty();
    }

    @Test
    void theChallengeNamesTheHost() {
        hear(HostMessage.newBuilder().setChallenge(Challenge.newBuilder().setHostName("Kitchen")));

        assertThat(state.host().name()).isEqualTo("Kitchen");
        assertThat(state.isIn()).isFalse();
    }

    @Test
    void enteringGivesTheNameTheHostChose() {
        hear(HostMessage.newBuilder()
                .setEntered(Entered.newBuilder()
                        .setName("Mei 2")
                        .setHostName("Kitchen")
                        .setOwner(true)
                        .addLevels("random")
                        .addLevels("steady")
                        .setLobby(lobby("pagat"))));

        assertThat(state.isIn()).isTrue();
        assertThat(state.self()).isEqualTo(new Self(PlayerKind.PERSON, "Mei 2", true, Token.NONE));
        assertThat(state.host().name()).isEqualTo("Kitchen");
        assertThat(state.host().levels()).containsExactly("random", "steady");
        assertThat(state.host().tables())
                .extracting(org.tiengow.client.session.table.TableSummary::rulesId)
                .containsExactly("pagat");
    }

    @Test
    void theLobbyReplacesTheOneBefore() {
        hear(HostMessage.newBuilder().setLobby(lobby("pagat")));
        hear(HostMessage.newBuilder().setLobby(lobby("lai")));

        assertThat(state.host().tables())
                .extracting(org.tiengow.client.session.table.TableSummary::rulesId)
                .containsExactly("lai");
    }

    @Test
    void theTokenOfASeatIsKeptUntilTheTableIsLeft() {
        hear(HostMessage.newBuilder().setGranted(Granted.newBuilder().setSeatToken(ByteString.copyFrom(new byte[] {
            1, (byte) 0xab
        }))));
        assertThat(state.self().seatToken()).isEqualTo(new Token("01ab"));

        hear(HostMessage.newBuilder().setGranted(Granted.getDefaultInstance()));
        assertThat(state.self().seatToken()).isEqualTo(new Token("01ab"));

        hear(HostMessage.newBuilder().setLeftTable(LeftTable.getDefaultInstance()));
        assertThat(state.self().seatToken()).isEqualTo(Token.NONE);
    }

    @Test
    void leavingATableForgetsItAndItsTalk() {
        hear(table("pagat").updateFor(0));
        hear(HostMessage.newBuilder().setSaid(Said.newBuilder().setName("Bo").setText("hello")));

        hear(HostMessage.newBuilder().setLeftTable(LeftTable.getDefaultInstance()));

        assertThat(state.atTable()).isEmpty();
        assertThat(state.chat()).isEmpty();
    }

    @Test
    void theNightReplacesTheOneBefore() {
        assertThat(state.night()).isEqualTo(NightState.UNKNOWN);

        hear(night());

        NightState night = state.night();
        assertThat(night.seating()).isEqualTo(SeatingMode.TABLES);
        assertThat(night.person("Mei"))
                .contains(new NightPerson(
                        "Mei", NightPlace.SEATED, OptionalInt.of(0), PlayWish.SKIP_ONCE, 2, false, null, null, false));
        assertThat(night.person("Bo").orElseThrow().table()).isEmpty();
        SeatingProposal proposal = night.proposal();
        assertThat(proposal).isNotNull();
        assertThat(proposal.tableOf("Bo")).map(SeatingProposal.Table::table).contains(1);
        assertThat(proposal.tableOf("Mei")).isEmpty();
        assertThat(proposal.metFirst("Kit")).containsExactly("Bo");
        assertThat(proposal.seatsItself()).isEqualTo(Deadline.after(NOW, 20_000));

        hear(HostMessage.newBuilder()
                .setNight(org.tiengow.protocol.wire.NightState.newBuilder()
                        .setSeating(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_FREE)));
        assertThat(state.night()).isEqualTo(NightState.UNKNOWN);
    }

    @Test
    void aMovedClientHasTheTokenOfItsNewSeat() {
        hear(table("pagat").updateFor(0));

        hear(HostMessage.newBuilder()
                .setMoved(Moved.newBuilder().setTable(1).setSeat(2).setSeatToken(ByteString.copyFrom(new byte[] {1, 2
                }))));
        assertThat(state.self().seatToken()).isEqualTo(new Token("0102"));
        assertThat(state.atTable()).as("until the update of the other table").isPresent();

        hear(HostMessage.newBuilder().setMoved(Moved.newBuilder().setTable(0)));
        assertThat(state.self().seatToken()).isEqualTo(Token.NONE);
    }

    private static HostMessage.Builder night() {
        return HostMessage.newBuilder()
                .setNight(org.tiengow.protocol.wire.NightState.newBuilder()
                        .setSeating(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TABLES)
                        .addPeople(org.tiengow.protocol.wire.NightPerson.newBuilder()
                                .setName("Mei")
                                .setPlace(org.tiengow.protocol.wire.NightPlace.NIGHT_PLACE_SEATED)
                                .setTable(0)
                                .setWish(org.tiengow.protocol.wire.PlayWish.PLAY_WISH_SKIP_ONCE)
                                .setSatOut(2))
                        .addPeople(org.tiengow.protocol.wire.NightPerson.newBuilder()
                                .setName("Bo")
                                .setPlace(org.tiengow.protocol.wire.NightPlace.NIGHT_PLACE_WAITING)
                                .setWish(org.tiengow.protocol.wire.PlayWish.PLAY_WISH_PLAY))
                        .setProposal(org.tiengow.protocol.wire.SeatingProposal.newBuilder()
                                .setNumber(7)
                                .addTables(ProposedTable.newBuilder()
                                        .setTable(1)
                                        .addNames("Kit")
                                        .addNames("Bo")
                                        .setBots(2))
                                .addSitOut("Mei")
                                .addFirstMeetings(
                                        FirstMeeting.newBuilder().setName("Bo").setOther("Kit"))
                                .setMillisLeft(20_000)));
    }

    @Test
    void theRulesAreThoseOfTheLatestUpdate() {
        for (String rules : List.of("pagat", "pagat", "lai", "pagat")) {
            hear(table(rules).updateFor(0));

            assertThat(state.atTable().orElseThrow().rules()).isEqualTo(TableRules.named(rules));
        }
    }

    @Test
    void answersAndSignsOfLifeChangeNothing() {
        SessionState before = state;

        hear(HostMessage.newBuilder().setPong(Pong.getDefaultInstance()));
        hear(HostMessage.newBuilder().setRefused(Refused.getDefaultInstance()));
        hear(HostMessage.newBuilder());

        assertThat(state).isSameAs(before);
    }

    @Test
    void whatWasSaidSoFarTakesThePlaceOfWhatWasHeard() {
        hear(HostMessage.newBuilder().setSaid(Said.newBuilder().setSeat(1).setText("heard before the line broke")));
        hear(table("pagat").updateFor(0).toBuilder()
                .addChat(Said.newBuilder().setSeat(1).setText("heard before the line broke"))
                .addChat(Said.newBuilder().setSeat(2).setText("missed"))
                .build());

        assertThat(state.chat())
                .containsExactly(
                        new ChatLine("", 1, "heard before the line broke", null), new ChatLine("", 2, "missed", null));
    }

    @Test
    void whatGrowsIsBounded() {
        for (int i = 0; i < SessionState.CHAT_LINES + 3; i++) {
            hear(HostMessage.newBuilder().setSaid(Said.newBuilder().setSeat(1).setText("" + i)));
            hear(HostMessage.newBuilder()
                    .setRevealed(Revealed.newBuilder().addRecords("r" + i).addRecords("s" + i)));
            hear(HostMessage.newBuilder()
                    .setWarning(Warning.newBuilder().setDecision(i).setReason(WarningReason.WARNING_REASON_LATE)));
        }

        assertThat(state.chat()).hasSize(SessionState.CHAT_LINES).startsWith(new ChatLine("", 1, "3", null));
        assertThat(state.revealed()).hasSize(SessionState.REVEALED_RECORDS).endsWith("r502", "s502");
        assertThat(state.warnings())
                .hasSize(SessionState.WARNINGS)
                .endsWith(new DecisionWarning(502, DecisionWarning.Reason.LATE));
    }

    @Test
    void aBotKeepsNoRecords() {
        state = SessionState.beginning(PlayerKind.BOT, "Bo", Token.NONE);
        hear(HostMessage.newBuilder().setRevealed(Revealed.newBuilder().addRecords("r")));
        assertThat(state.revealed()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void aWholeMatchIsSeenAsTheEngineShowsIt(String rules) {
        ScriptedTable table = table(rules);
        int viewer = 0;
        List<SeatEvent> told = new ArrayList<>();
        while (!table.isMatchOver()) {
            SessionState before = state;
            hear(table.updateFor(viewer));
            TableState seen = state.atTable().orElseThrow();
            told.addAll(seen.newsSince(before));
            assertThat(seen.newsSince(state)).isEmpty();
            assertThat(seen.view()).isEqualTo(table.view(viewer));
            assertThat(state.decision().isPresent()).isEqualTo(table.round().mustAnswer(viewer));
            state.decision().ifPresent(decision -> {
                assertThat(decision.number()).isEqualTo(table.decision());
                assertThat(decision.legal().plays())
                        .isEqualTo(table.legal(viewer).plays());
                assertThat(Optional.ofNullable(decision.deadline()))
                        .contains(Deadline.after(NOW, ScriptedTable.MILLIS));
            });
            assertThat(seen.log()).as("rules %s", rules).isEqualTo(sinceTheDeal(told));
            if (table.isSettled()) {
                table.nextRound();
            } else {
                table.playAnything();
            }
        }
        hear(table.updateFor(viewer));
        TableState end = state.atTable().orElseThrow();

        assertThat(end.stage()).isEqualTo(org.tiengow.client.session.table.TableStage.MATCH_OVER);
        assertThat(end.played().places()).hasSize(end.seats().size());
        assertThat(end.rounds()).hasSize(RuleSets.get(rules).number(Parameter.ROUNDS));
        assertThat(end.rounds()).allSatisfy(round -> {
            assertThat(round.result()).isPresent();
            assertThat(round.result().orElseThrow().chips()).isEqualTo(round.chips());
        });
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void aSpectatorHasNothingToDecide(String rules) {
        ScriptedTable table = table(rules);
        while (!table.isSettled()) {
            hear(table.updateFor(Seats.NONE));
            assertThat(state.atTable().orElseThrow().isSeated()).isFalse();
            assertThat(state.decision()).isEmpty();
            table.playAnything();
        }
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void whoComesBackHasTheLogOfTheRoundButForChipsOnTheWay(String rules) {
        ScriptedTable table = table(rules);
        List<SeatEvent> told = new ArrayList<>();
        SessionState begun = state;
        while (!table.isSettled()) {
            table.playAnything();
            TableUpdate update = table.updateFor(1);
            state = begun;
            hear(update);
            told.addAll(state.atTable().orElseThrow().round().news());
            state = begun;
            hear(update.toBuilder().clearEvents().build());
            List<SeatEvent> log = state.atTable().orElseThrow().log();
            assertThat(log)
                    .isEqualTo(sinceTheDeal(told).stream()
                            .filter(event -> !(event instanceof SeatEvent.Paid || event instanceof SeatEvent.Declared))
                            .toList());
        }
    }

    @Test
    void whoComesLateHasALogWithTheBeginning() {
        ScriptedTable table = table("pagat");
        table.playAnything();
        TableUpdate whatOthersGot = table.updateFor(0);
        assertThat(whatOthersGot.getEventsCount()).isEqualTo(2);
        hear(whatOthersGot.toBuilder().clearEvents().build());
        table.playAnything();
        hear(table.updateFor(0));

        assertThat(state.atTable().orElseThrow().log())
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly("RoundBegan", "Played", "Played");
    }

    @Test
    void roundsThatAreNoLongerListedAreKept() {
        ScriptedTable table = table("pagat");
        finishRound(table);
        hear(table.updateFor(1));
        table.nextRound();
        finishRound(table);
        TableUpdate update = table.updateFor(1);
        hear(update.toBuilder().removeRounds(0).build());

        assertThat(state.atTable().orElseThrow().rounds())
                .extracting(FinishedRound::round)
                .containsExactly(1, 2);
    }

    @Test
    void anotherMatchBeginsWithAnEmptySheet() {
        ScriptedTable table = table("pagat");
        finishRound(table);
        hear(table.updateFor(1));
        assertThat(state.atTable().orElseThrow().rounds()).hasSize(1);
        table.again();
        hear(table.updateFor(1));

        assertThat(state.atTable().orElseThrow().rounds()).isEmpty();
        assertThat(state.atTable().orElseThrow().log()).hasSize(1);
    }

    @Test
    void aRoundDealtAnewBeginsItsLogAgain() {
        ScriptedTable table = table("pagat");
        table.playAnything();
        TableUpdate update = table.updateFor(0);
        hear(update);
        hear(update);

        assertThat(state.atTable().orElseThrow().log()).hasSize(2);
    }

    @Test
    void aHostWithOtherLegalPlaysIsNotUnderstood() {
        ScriptedTable table = table("pagat");
        TableUpdate update = table.updateFor(table.turn());
        TableUpdate shorter = update.toBuilder()
                .setDecision(update.getDecision().toBuilder().removeLegal(0))
                .build();
        TableUpdate swapped = update.toBuilder()
                .setDecision(update.getDecision().toBuilder()
                        .setLegal(0, update.getDecision().getLegal(1)))
                .build();
        TableUpdate blind = update.toBuilder().clearView().build();

        for (TableUpdate wrong : List.of(shorter, swapped, blind)) {
            assertThatThrownBy(() -> hear(wrong)).isInstanceOf(Malformed.class);
        }
    }

    @Test
    void aTableWithoutAStageIsNotUnderstood() {
        TableUpdate update = table("pagat").updateFor(0).toBuilder()
                .setStage(TableStage.TABLE_STAGE_UNSPECIFIED)
                .build();

        assertThatThrownBy(() -> hear(update))
                .isInstanceOf(Malformed.class)
                .hasMessage("The stage of a table is not known here.");
    }

    private void hear(TableUpdate update) {
        hear(HostMessage.newBuilder().setTable(update));
    }

    private void hear(HostMessage.Builder message) {
        state = SessionUpdates.apply(state, message.build(), NOW);
    }

    private static void finishRound(ScriptedTable table) {
        while (!table.isSettled()) {
            table.playAnything();
        }
    }

    private static List<SeatEvent> sinceTheDeal(List<SeatEvent> events) {
        int begin = IntStream.range(0, events.size())
                .filter(i -> events.get(i) instanceof SeatEvent.RoundBegan)
                .max()
                .orElse(0);
        return events.subList(begin, events.size());
    }

    private static ScriptedTable table(String rules) {
        return new ScriptedTable(TableRules.named(rules), 4, 47);
    }

    private static Lobby lobby(String rules) {
        return Lobby.newBuilder()
                .addTables(TableSummary.newBuilder().setRulesId(rules).setStage(TableStage.TABLE_STAGE_GATHERING))
                .build();
    }
}
