package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.night.Seatings;
import org.tiengow.presentation.settlement.SettlementScreen.ChoiceKind;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.AnswerWish;
import org.tiengow.protocol.wire.AskForSeat;
import org.tiengow.protocol.wire.ClientMessage;

@DisplayName("The flow of a table")
class TableFlowTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final SessionState GATHERING = Tables.gathering("lai");
    private static final SessionState PLAYING = Tables.dealt("lai", 0, DEAL).state();
    private static final SessionState SETTLED =
            Tables.dealt("lai", 0, DEAL).toTheEnd().state();
    private static final SessionState OVER = Tables.over("lai", DEAL);
    private static final SessionState WITHOUT_HOST = PLAYING.withFailoverQuestion(new FailoverQuestion(
            FailoverQuestion.Step.OFFERED, 3, List.of(), OptionalInt.of(3), 2, FailoverQuestion.Outlook.POSSIBLE));
    private static final Duration LAST_TRICK = Duration.ofMillis(1_600);

    @Test
    void goesFromTheLobbyToTheStandings() {
        Scene scene = new Scene().knows(GATHERING);
        assertThat(scene.picture()).isEqualTo("Lobby");
        assertThat(scene.knows(PLAYING).picture()).isEqualTo("Round");
        assertThat(scene.knows(SETTLED).picture()).isEqualTo("Round");
        assertThat(scene.waits(LAST_TRICK).picture()).isEqualTo("Round < Settled");
        assertThat(scene.knows(PLAYING).picture()).isEqualTo("Round");
        assertThat(scene.knows(OVER).waits(LAST_TRICK).picture()).isEqualTo("Round < Settled");
        scene.flow.end().choose(ChoiceKind.STANDINGS);
        assertThat(scene.picture()).isEqualTo("Round < Ended");
        scene.flow.end().toLobby();
        assertThat(scene.picture()).isEqualTo("Lobby");
        assertThat(scene.knows(PLAYING).picture()).isEqualTo("Round");
    }

    @Test
    void momentOfTheMatchLastsUntilItHasBeenSeen() {
        Scene scene = new Scene().knows(PLAYING).knows(OVER).waits(LAST_TRICK);
        scene.flow.round().seen();
        scene.flow.end().choose(ChoiceKind.STANDINGS);
        assertThat(standings(scene).moment()).isNotNull();
        assertThat(standings(scene.knows(OVER)).moment()).isNotNull();
        scene.flow.round().seen();
        assertThat(standings(scene).moment()).isNull();
        assertThat(standings(scene.knows(OVER)).moment()).isNull();
        scene.flow.end().react(Reaction.FIREWORKS);
        assertThat(scene.asked).last().matches(ClientMessage::hasReact);
    }

    private static StandingsScreen standings(Scene scene) {
        return ((ViewState.Ended) scene.last().sheet().orElseThrow()).screen();
    }

    @Test
    void anotherMatchBeginsByReadinessWithoutAnOwner() {
        Scene owner = new Scene().knows(OVER);
        owner.flow.end().again();
        assertThat(owner.asked).anyMatch(ClientMessage::hasPlayAgain).noneMatch(ClientMessage::hasSetReady);
        TableState over = OVER.atTable().orElseThrow();
        TablePeople nobodys = new TablePeople(0, false, over.seats(), 0, List.of(), true);
        Scene guest = new Scene().knows(Tables.session(over.with(nobodys)));
        guest.flow.end().again();
        assertThat(guest.asked)
                .noneMatch(ClientMessage::hasPlayAgain)
                .anyMatch(asked -> asked.hasSetReady() && asked.getSetReady().getReady());
    }

    @Test
    void allThatTheGuidedRoundOffersCanBePressed() {
        Scene scene = Scene.guided().knows(PLAYING);
        TableBar bar = ((ViewState.Lesson) scene.last().main())
                .guide()
                .screen()
                .orElseThrow()
                .table()
                .bar();
        assertThat(bar.tools()).extracting(TableBar.Tool::kind).doesNotContain(ToolKind.PAUSE, ToolKind.BIG_SCREEN);
        bar.tools().forEach(tool -> scene.flow.play().tool(tool.kind()));
        List.of(ToolKind.PAUSE, ToolKind.BIG_SCREEN)
                .forEach(scene.flow.play()::tool); // as keys do that ask for them at every table
        assertThat(scene.picture()).startsWith("Lesson");
        scene.flow.play().react(Reaction.WELL_PLAYED);
        assertThat(scene.asked).anyMatch(ClientMessage::hasReact);
    }

    @Test
    void whatWasSaidInTheLobbyIsNoNewsAtTheTable() {
        ChatLine hello = new ChatLine("Mei", 1, "hello", null);
        Scene scene = new Scene().knows(GATHERING.withChat(List.of(hello))).knows(PLAYING.withChat(List.of(hello)));
        assertThat(unread(scene)).isZero();
        assertThat(unread(scene.knows(PLAYING.withChat(List.of(hello, hello))))).isOne();
    }

    @Test
    void theTableSaysOnceThatItsHostLacksANetwork() {
        ChatLine line = new ChatLine("", Seats.NONE, "This host has no mine.network.", null, "mine.network");
        String told = Tables.ENGLISH.get("table.missingNetwork", "mine.network");
        Scene scene = new Scene().knows(PLAYING).knows(PLAYING.withChat(List.of(line)));
        assertThat(banner(scene)).contains(told);
        scene.waits(Duration.ofSeconds(31)).knows(PLAYING.withChat(List.of(line)));
        assertThat(banner(scene)).doesNotContain(told);
        Scene late = new Scene().knows(GATHERING.withChat(List.of(line)));
        assertThat(((ViewState.Lobby) late.last().main()).screen().notice()).isEqualTo(told);
    }

    private static int unread(Scene scene) {
        return ((ViewState.Round) scene.last().main()).screen().side().unread();
    }

    @Test
    void theLastTrickIsSeenBeforeTheSettlement() {
        Scene scene = new Scene().knows(PLAYING).knows(SETTLED);
        assertThat(scene.waits(LAST_TRICK.minusMillis(1)).picture()).isEqualTo("Round");
        assertThat(scene.waits(Duration.ofMillis(1)).picture()).isEqualTo("Round < Settled");
    }

    @Test
    void showsTheMomentBeforeTheSettlementUnlessSkipped() {
        SessionState last = Tables.byChance("lai", 0, 1).state();
        SessionState won = Tables.byChance("lai", 0).state();
        Duration spare = Duration.ofMillis(900);

        Scene scene = new Scene().knows(last).knows(won);
        RoundMoment moment =
                ((ViewState.Round) scene.last().main()).table().moment().orElseThrow();
        Duration whole = Duration.ofMillis(moment.millis()).plus(spare);
        assertThat(scene.waits(whole.minusMillis(1)).picture()).isEqualTo("Round");
        assertThat(scene.waits(Duration.ofMillis(1)).picture()).isEqualTo("Round < Settled");

        Scene skipped = new Scene().knows(last).knows(won);
        skipped.flow.round().seen();
        assertThat(skipped.picture()).isEqualTo("Round < Settled");
        skipped.flow.round().seen();
        assertThat(skipped.waits(whole).picture()).isEqualTo("Round < Settled");
    }

    @Test
    void whetherToGoOnIsAskedBeforeHowTheRoundEndedIsTold() {
        FailoverQuestion gone = WITHOUT_HOST.failoverQuestion();
        Scene scene = new Scene().knows(SETTLED).waits(LAST_TRICK).knows(SETTLED.withFailoverQuestion(gone));
        assertThat(scene.picture()).isEqualTo("Round < go-on");
        assertThat(scene.knows(SETTLED).picture()).isEqualTo("Round < Settled");
    }

    @Test
    void theLobbyAfterAMatchShowsNoSettlement() {
        Scene scene = new Scene().knows(OVER);
        scene.flow.end().toLobby();
        assertThat(scene.waits(Duration.ofMinutes(1)).picture()).isEqualTo("Lobby");
    }

    @Test
    void whoLeavesAMatchIsAskedAndMayStay() {
        Scene scene = new Scene().knows(PLAYING);
        scene.flow.leave();
        assertThat(scene.picture()).isEqualTo("Round < question");
        assertThat(scene.knows(WITHOUT_HOST).picture()).isEqualTo("Round < question");
        scene.flow.answer(QuestionWords.QUESTION, QuestionWords.NO);
        assertThat(scene.picture()).isEqualTo("Round < go-on");
        scene.flow.leave();
        scene.flow.answer(QuestionWords.QUESTION, QuestionWords.YES);
        assertThat(scene.last()).isEqualTo(ViewState.only(new ViewState.Left("")));
        assertThat(scene.isClosed()).isTrue();
    }

    @Test
    void anAlarmIsExplainedOnceAndTheGameGoesOn() {
        Scene scene = new Scene().knows(alarmed(PLAYING, 1));
        assertThat(scene.picture()).isEqualTo("Round");
        assertThat(banner(scene)).startsWith("Shuffle alarm, round 1:");
        scene.flow.round().explainAlarm();
        assertThat(scene.picture()).isEqualTo("Round < " + QuestionWords.SHUFFLE_ALARM);
        scene.flow.answer(QuestionWords.SHUFFLE_ALARM, QuestionWords.NO);
        assertThat(scene.picture()).isEqualTo("Round");
        assertThat(banner(scene)).isEmpty();
        assertThat(banner(scene.knows(alarmed(PLAYING, 1)))).as("it was read").isEmpty();
        assertThat(banner(scene.knows(alarmed(PLAYING, 2)))).startsWith("Shuffle alarm, round 2:");
        assertThat(scene.knows(alarmed(SETTLED, 2)).waits(LAST_TRICK).picture()).isEqualTo("Round < Settled");
        scene.flow.end().explainAlarm();
        assertThat(scene.picture()).isEqualTo("Round < " + QuestionWords.SHUFFLE_ALARM);
        scene.flow.answer(QuestionWords.SHUFFLE_ALARM, QuestionWords.NO);
        assertThat(scene.picture()).isEqualTo("Round < Settled");
    }

    @Test
    void anAlarmInTheLobbyIsExplainedByItself() {
        Scene scene = new Scene().knows(alarmed(GATHERING, 1));
        assertThat(scene.picture()).isEqualTo("Lobby < " + QuestionWords.SHUFFLE_ALARM);
        scene.flow.answer(QuestionWords.SHUFFLE_ALARM, QuestionWords.NO);
        assertThat(scene.picture()).isEqualTo("Lobby");
        assertThat(scene.knows(alarmed(GATHERING, 1)).picture()).isEqualTo("Lobby");
        scene.flow.explainAlarm();
        assertThat(scene.picture()).as("there is nothing to explain").isEqualTo("Lobby");
        assertThat(scene.knows(alarmed(PLAYING, 2)).picture()).isEqualTo("Round");
    }

    /** The same after so many alarms of this session, one a round. */
    private static SessionState alarmed(SessionState state, int alarms) {
        List<ShuffleState.Raised> raised = IntStream.rangeClosed(1, alarms)
                .mapToObj(round -> new ShuffleState.Raised("ab12", new ShuffleAlarm(ShuffleAlarm.Kind.DEAL, round)))
                .toList();
        return state.with(new ShuffleState(
                ShuffleState.Kind.FAIR,
                ShuffleState.Step.DEALT,
                List.of(),
                List.of(),
                Map.of(),
                state == GATHERING
                        ? List.of()
                        : raised.stream().map(ShuffleState.Raised::alarm).toList(),
                raised));
    }

    private static String banner(Scene scene) {
        return Optional.ofNullable(
                        ((ViewState.Round) scene.last().main()).screen().banner())
                .map(banner -> banner.words().before())
                .orElse("");
    }

    @Test
    void nobodyIsAskedAboutLeavingAMatchThatIsOver() {
        Scene scene = new Scene().knows(PLAYING);
        scene.flow.leave();
        assertThat(scene.knows(OVER).picture()).isEqualTo("Round");
        assertThat(scene.waits(LAST_TRICK).picture()).isEqualTo("Round < Settled");
    }

    @Test
    void aHostIsAskedBeforeItsNightEndsForOthers() {
        SessionState lobby = Tables.gathering("lai");
        Scene scene = Scene.hosting().knows(Seatings.free(lobby));
        scene.flow.leave();
        assertThat(scene.picture()).isEqualTo("Lobby < " + QuestionWords.QUESTION);
        scene.flow.answer(QuestionWords.QUESTION, QuestionWords.NO);
        assertThat(scene.picture()).isEqualTo("Lobby");
        Scene alone = Scene.hosting().knows(lobby);
        alone.flow.leave();
        assertThat(alone.picture()).isEqualTo("Left");
    }

    @Test
    void leavingBetweenMatchesAsksAndTellsTheResult() {
        Scene scene = new Scene().knows(Seatings.waiting(Tables.night(Tables.gathering("lai"))));
        scene.flow.leave();
        assertThat(scene.picture()).isEqualTo("Lobby < " + QuestionWords.QUESTION);
        assertThat(scene.last().sheet().orElseThrow().toString())
                .contains("Leave tonight’s game?")
                .contains("After 8 matches you have +41 chips, place 1 of 4.");
        scene.flow.answer(QuestionWords.QUESTION, QuestionWords.OTHER);
        assertThat(scene.opened).containsExactly(Overlay.NIGHT);
        assertThat(scene.picture()).isEqualTo("Lobby");
        scene.flow.leave();
        scene.flow.answer(QuestionWords.QUESTION, QuestionWords.YES);
        assertThat(scene.picture()).isEqualTo("Left");
    }

    @Test
    void keepsNextRoundWhileStandingsAreRequested() {
        Scene scene = new Scene().knows(PLAYING).knows(SETTLED).waits(LAST_TRICK);
        scene.flow.end().choose(ChoiceKind.STANDINGS);
        assertThat(scene.picture()).isEqualTo("Round < Settled");
    }

    @Test
    void leavingGivesUpTheSeatButClosingKeepsIt() {
        SessionState lost = PLAYING.with(ConnectionStatus.lost(new Problem(Problem.Kind.BROKEN, "", null, "")));
        Scene leaving = new Scene().knows(PLAYING).knows(lost);
        leaving.flow.leave();
        leaving.flow.answer(QuestionWords.QUESTION, QuestionWords.YES);
        assertThat(leaving.asked).filteredOn(ClientMessage::hasLeaveTable).hasSize(1);
        Scene closing = new Scene().knows(PLAYING).knows(lost);
        closing.flow.close();
        assertThat(closing.asked).noneMatch(ClientMessage::hasLeaveTable);
    }

    @Test
    void theOwnerIsAskedWhoGetsALostSeatOneAfterTheOther() {
        SeatAsked kit = new SeatAsked(3, "Kit", true, 0, 2, "Mei", Deadline.after(0, 60_000));
        SeatAsked eve = new SeatAsked(4, "Eve", false, 1, 2, "Lam", Deadline.after(0, 60_000));
        SessionState lost = asking(kit, eve);
        Scene scene = new Scene().knows(lost);
        assertThat(scene.picture()).isEqualTo("Lobby < " + QuestionWords.SEAT_WISH);
        assertThat(((ViewState.Asked) scene.last().sheet().orElseThrow())
                        .screen()
                        .title())
                .isEqualTo("Kit is asking for Mei’s seat");
        scene.flow.answer(QuestionWords.SEAT_WISH, QuestionWords.seatWishAct(true, 2)); // of one that was before
        assertThat(scene.asked).noneMatch(ClientMessage::hasAnswerWish);
        scene.flow.answer(QuestionWords.SEAT_WISH, QuestionWords.seatWishAct(true, 3));
        scene.flow.answer(QuestionWords.SEAT_WISH, QuestionWords.seatWishAct(true, 3)); // pressed twice
        assertThat(((ViewState.Asked) scene.last().sheet().orElseThrow())
                        .screen()
                        .title())
                .isEqualTo("Eve is asking for Lam’s seat");
        scene.flow.answer(QuestionWords.SEAT_WISH, QuestionWords.seatWishAct(false, 4));
        assertThat(scene.picture()).isEqualTo("Lobby");
        assertThat(scene.asked)
                .filteredOn(ClientMessage::hasAnswerWish)
                .extracting(ClientMessage::getAnswerWish)
                .containsExactly(
                        AnswerWish.newBuilder().setNumber(3).setLetIn(true).build(),
                        AnswerWish.newBuilder().setNumber(4).build());
    }

    @Test
    void nobodyIsAskedAboutASeatWhosePersonIsBack() {
        SeatAsked back = new SeatAsked(3, "Kit", true, 0, 0, "Kit", Deadline.after(0, 60_000));
        assertThat(new Scene().knows(asking(back)).picture()).isEqualTo("Lobby");
    }

    @Test
    void whoWishesForALostSeatAsksTheOwnerForIt() {
        SessionState lost = asking();
        TableSummary summary = new TableSummary(
                0, "lai", TableStage.PLAYING, lost.atTable().orElseThrow().seats(), 3, 8, 0, true);
        SessionState inside = lost.withTable(null).with(lost.host().withTables(List.of(summary)));

        Scene scene = new Scene(new Wish(0, OptionalInt.of(2), Wish.Role.PLAY)).knows(inside);
        assertThat(scene.refuses(RefusalReason.SEAT_TAKEN).last().main())
                .isEqualTo(new ViewState.OnTheWay("Asking the table owner whether this seat is yours…"));
        assertThat(scene.asked.get(scene.asked.size() - 1).getAskForSeat())
                .isEqualTo(AskForSeat.newBuilder().setSeat(2).build());
        assertThat(scene.refuses(RefusalReason.SEAT_NOT_GIVEN).last().main())
                .isEqualTo(new ViewState.Left(
                        "The table owner did not give you this seat.", RefusalReason.SEAT_NOT_GIVEN));

        Scene elsewhere = new Scene(new Wish(0, OptionalInt.of(1), Wish.Role.PLAY)).knows(inside);
        assertThat(elsewhere.refuses(RefusalReason.SEAT_TAKEN).last().main()).isInstanceOf(ViewState.Left.class);
    }

    /** Mei has lost her connection, and these ask for seats. */
    private static SessionState asking(SeatAsked... wishes) {
        List<SeatState> seats =
                new ArrayList<>(GATHERING.atTable().orElseThrow().seats());
        SeatState mei = seats.get(2);
        seats.set(
                2,
                new SeatState(
                        2, Holder.PERSON, "Mei", "", false, Presence.LOST, null, false, mei.colour(), "", "", true));
        SessionState lost = Tables.with(GATHERING, null, seats);
        return lost.with(lost.host().withWishes(List.of(wishes)));
    }

    @Test
    void whoLeavesTheLobbyIsNotAsked() {
        Scene scene = new Scene().knows(GATHERING);
        scene.flow.lobby().leave();
        assertThat(scene.last()).isEqualTo(ViewState.only(new ViewState.Left("")));
    }

    @Test
    @DisplayName("The table owner’s changes reach the host, and nothing that the screen does not offer")
    void changesOfTheOwner() {
        Scene scene = new Scene().knows(GATHERING);
        scene.flow.lobby().change(LobbyScreen.ChangeKind.RULE_SET, "pagat");
        scene.flow.lobby().change(LobbyScreen.ChangeKind.ROUNDS, "16");
        scene.flow.lobby().change(LobbyScreen.ChangeKind.TURN_TIME, "0");
        scene.flow.lobby().change(LobbyScreen.ChangeKind.TAKE_BACK, "false");
        scene.flow.lobby().change(LobbyScreen.ChangeKind.BOTS, "random");
        assertThat(scene.asked)
                .extracting(ClientMessage::getMessageCase)
                .containsExactly(
                        ClientMessage.MessageCase.CHANGE_RULES,
                        ClientMessage.MessageCase.CHANGE_RULES,
                        ClientMessage.MessageCase.CHANGE_OPTIONS,
                        ClientMessage.MessageCase.CHANGE_OPTIONS,
                        ClientMessage.MessageCase.REMOVE_BOT,
                        ClientMessage.MessageCase.ADD_BOT);
        assertThat(scene.asked.get(2).getChangeOptions().getOptions().getTurnSeconds())
                .isZero();
        assertThat(scene.asked.get(3).getChangeOptions().getOptions().getTakeBack())
                .isFalse();
        assertThat(scene.asked.get(5).getAddBot().getLevel()).isEqualTo("random");
        scene.asked.clear();
        scene.flow.lobby().change(LobbyScreen.ChangeKind.RULE_SET, "nonsense");
        scene.flow.lobby().change(LobbyScreen.ChangeKind.ROUNDS, "-1");
        scene.flow.lobby().change(LobbyScreen.ChangeKind.BOTS, "");
        TableState table = GATHERING.atTable().orElseThrow();
        scene.knows(GATHERING.withTable(table.with(new TablePeople(0, false, table.seats(), 0, List.of(), false))));
        scene.flow.lobby().change(LobbyScreen.ChangeKind.ROUNDS, "16");
        assertThat(scene.asked).isEmpty();
    }

    @Test
    void whoIsShownTheDoorIsTold() {
        Scene scene = new Scene().knows(PLAYING).knows(PLAYING.withTable(null));
        assertThat(scene.last()).isEqualTo(ViewState.only(new ViewState.Left(Tables.ENGLISH.get("problem.KICKED"))));
    }

    @Test
    void aLostConnectionLeavesTheTableWhereItWas() {
        SessionState lost =
                PLAYING.withTable(null).with(ConnectionStatus.lost(new Problem(Problem.Kind.BROKEN, "", null, "")));
        assertThat(new Scene().knows(PLAYING).knows(lost).picture()).isEqualTo("Round");
        assertThat(new Scene().knows(lost).last().main()).isInstanceOf(ViewState.Left.class);
    }

    @Test
    void nobodyGetsABotsSeatWithoutAskingForIt() {
        Tables running = Tables.dealt("lai", 0, DEAL);
        SessionState watched = running.watched();
        TableSummary summary = new TableSummary(
                0, "lai", TableStage.PLAYING, watched.atTable().orElseThrow().seats(), 1, 8, 0, true);
        SessionState door = watched.withTable(null).with(watched.host().withTables(List.of(summary)));

        Scene scene = new Scene().knows(door).knows(watched);
        assertThat(scene.asked)
                .extracting(ClientMessage::getMessageCase)
                .containsExactly(ClientMessage.MessageCase.WATCH);
        assertThat(scene.picture()).isEqualTo("Round < " + QuestionWords.SEAT_OFFER);

        scene.flow.answer(QuestionWords.SEAT_OFFER, QuestionWords.seatOfferAct(1));
        assertThat(scene.asked.get(scene.asked.size() - 1).getSit().getSeat()).isEqualTo(1);
        assertThat(scene.picture()).isEqualTo("Round");

        assertThat(scene.refuses(RefusalReason.SEAT_TAKEN).picture())
                .as("another bot's seat may still be had")
                .isEqualTo("Round < " + QuestionWords.SEAT_OFFER);
        scene.flow.answer(QuestionWords.SEAT_OFFER, QuestionWords.seatOfferAct(1));

        SessionState waiting =
                Tables.with(watched, null, seats(watched, 1, watched.self().name()));
        assertThat(((ViewState.Round) scene.knows(waiting).last().main())
                        .screen()
                        .banner())
                .isNotNull()
                .satisfies(banner -> assertThat(banner.words().before())
                        .isEqualTo("You are watching. You take over Bo’s seat at its next turn."));
        SessionState back =
                Tables.with(watched, null, seats(watched, 2, watched.self().name()));
        assertThat(new Scene().knows(door).knows(back).picture())
                .as("whoever comes back to a seat that a bot plays from meanwhile")
                .isEqualTo("Round");
    }

    private static List<SeatState> seats(SessionState state, int seat, String next) {
        List<SeatState> seats = new ArrayList<>(state.atTable().orElseThrow().seats());
        SeatState bot = seats.get(seat);
        seats.set(
                seat,
                new SeatState(
                        seat,
                        bot.holder(),
                        bot.name(),
                        bot.level(),
                        bot.ready(),
                        bot.presence(),
                        null,
                        false,
                        bot.colour(),
                        next,
                        "",
                        false));
        return seats;
    }

    @ParameterizedTest
    @EnumSource(
            value = ChoiceKind.class,
            names = {"LOOK_BACK", "REPLAY", "SHOW_DEAL"})
    void whoLooksBackBetweenTwoRoundsIsWaitedFor(ChoiceKind kind) {
        Scene scene = new Scene().knows(SETTLED).waits(LAST_TRICK);
        scene.flow.end().choose(kind);
        ClientMessage said = scene.asked.get(scene.asked.size() - 1);
        assertThat(said.hasSetReady() && !said.getSetReady().getReady()).isTrue();
    }

    @Test
    void theSheetSaysWhenTheNextRoundBegins() {
        TablePause pause = new TablePause(false, List.of(), Deadline.after(System.nanoTime(), 42_000));
        SessionState waiting =
                Tables.with(SETTLED, pause, SETTLED.atTable().orElseThrow().seats());
        Scene scene = new Scene().knows(waiting).waits(LAST_TRICK);
        ViewState.Settled sheet = (ViewState.Settled) scene.last().sheet().orElseThrow();
        assertThat(sheet.screen().goesOn().at(System.nanoTime())).matches("Next round in 0:4[012]\\.");
        assertThat(((ViewState.Round) scene.last().main()).screen().banner()).isNull();
    }

    @Test
    void theNoteAboutAnOnlyPlayGoesByItself() {
        SessionState only = oneWay();
        Scene scene = new Scene().knows(only).waits(Duration.ofMillis(600));
        assertThat(notice(scene)).isNotNull();
        assertThat(notice(scene.waits(Duration.ofSeconds(8)))).isNull();
    }

    @Test
    void theNoteAboutAnOnlyPlayIsGoneWithItsRound() {
        SessionState only = oneWay();
        Scene scene = new Scene().knows(only).waits(Duration.ofMillis(600)).knows(SETTLED);
        assertThat(notice(scene)).isNotNull();
        assertThat(notice(scene.knows(PLAYING))).isNull();
    }

    @Test
    void aLastTileIsNotLaidWithoutAWord() {
        Tables table = Tables.dealt("lai", 0, DEAL);
        while (table.state()
                .decision()
                .filter(open -> open.legal().size() == 1
                        && open.legal().get(0).tiles().size()
                                == table.model().screen().hand().tiles().size())
                .isEmpty()) {
            table.playsAs(view -> LegalPlays.of(view).safe().orElseThrow());
        }
        Scene scene = new Scene().knows(table.state()).waits(Duration.ofMillis(600));
        assertThat(notice(scene)).isEqualTo("Your last tile was played for you: there was no other play.");
        assertThat(notice(scene.knows(table.toTheEnd().state()))).startsWith("Your last tile was played");
    }

    /** The reader has but one legal play. */
    private static SessionState oneWay() {
        Tables table = Tables.dealt("lai", 0, DEAL);
        while (table.state().decision().filter(open -> open.legal().size() == 1).isEmpty()) {
            table.playsAs(view -> LegalPlays.of(view).safe().orElseThrow());
        }
        return table.state();
    }

    private static String notice(Scene scene) {
        return ((ViewState.Round) scene.last().main()).screen().notice();
    }

    @Test
    void sitsDownOnce() {
        Scene scene = new Scene().knows(GATHERING.withTable(null)).knows(GATHERING.withTable(null));
        assertThat(scene.picture()).isEqualTo("OnTheWay");
        assertThat(scene.asked)
                .extracting(ClientMessage::getMessageCase)
                .containsExactly(ClientMessage.MessageCase.SIT);
    }

    @Test
    void aChosenPlayIsAskedOnceWhateverIsPressedMeanwhile() {
        Scene scene = new Scene().knows(PLAYING);
        ViewState.Round round = (ViewState.Round) scene.last().main();
        scene.flow.round().toggle(round.screen().hand().tiles().get(0).tile());
        int before = scene.asked.size();
        scene.flow.round().act(ActKind.PLAY);
        scene.flow.round().act(ActKind.PLAY);
        assertThat(scene.asked.subList(before, scene.asked.size()))
                .extracting(ClientMessage::getMessageCase)
                .containsExactly(ClientMessage.MessageCase.MAKE_PLAY);
    }

    /** Whatever happens in whatever order: nothing fails, what is asked comes first, and the end is the end. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void keepsItsLawsWhateverHappens(long seed) {
        Random chance = new Random(seed);
        Scene scene = new Scene().knows(GATHERING);
        boolean asking = false;
        for (int step = 0; step < 400; step++) {
            boolean playing = isPlaying(scene.flow.state());
            switch (chance.nextInt(14)) {
                case 0 -> scene.knows(GATHERING);
                case 1 -> scene.knows(PLAYING);
                case 2 -> scene.knows(SETTLED);
                case 3 -> scene.knows(OVER);
                case 4 -> scene.knows(WITHOUT_HOST);
                case 5 -> scene.waits(Duration.ofMillis(chance.nextInt(3_000)));
                case 6 -> scene.flow.round().act(ActKind.values()[chance.nextInt(ActKind.values().length)]);
                case 7 -> scene.flow.round().toggle(Tile.of(chance.nextInt(Tile.COUNT)));
                case 8 ->
                    scene.flow
                            .lobby()
                            .act(LobbyScreen.ActKind.values()[chance.nextInt(LobbyScreen.ActKind.values().length)]);
                case 9 -> scene.flow.end().choose(ChoiceKind.STANDINGS);
                case 10 -> scene.flow.end().toLobby();
                case 11 -> {
                    if (playing) {
                        scene.flow.leave();
                        asking = true;
                    }
                }
                case 12 -> {
                    scene.flow.answer(QuestionWords.QUESTION, QuestionWords.NO);
                    asking = false;
                }
                default -> scene.flow.refresh();
            }
            String picture = "seed " + seed + " step " + step + ": " + scene.picture();
            asking &= isPlaying(scene.flow.state()) || isBetweenRounds(scene.flow.state());
            if (asking) {
                assertThat(scene.picture()).as(picture).endsWith(" < question");
            } else if (scene.flow.state().failoverQuestion() != null && isPlaying(scene.flow.state())) {
                assertThat(scene.picture()).as(picture).isEqualTo("Round < go-on");
            }
            if (scene.last().main() instanceof ViewState.Lobby && !asking) {
                assertThat(scene.last().sheet()).as(picture).isEmpty();
            }
        }
        scene.flow.close();
        assertThat(scene.isWaiting()).as("seed " + seed).isFalse();
        int before = scene.shown.size();
        scene.knows(PLAYING).knows(SETTLED).waits(Duration.ofHours(1));
        scene.flow.answer(QuestionWords.QUESTION, QuestionWords.NO);
        assertThat(scene.shown).as("seed " + seed).hasSize(before);
    }

    private static boolean isPlaying(SessionState state) {
        return state.atTable()
                .filter(table -> table.stage() == TableStage.PLAYING)
                .isPresent();
    }

    private static boolean isBetweenRounds(SessionState state) {
        return state.atTable()
                .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS)
                .isPresent();
    }
}
