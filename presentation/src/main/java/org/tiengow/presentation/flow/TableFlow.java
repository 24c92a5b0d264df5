package org.tiengow.presentation.flow;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.guide.GuideInput;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.night.NightInput;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.night.TablesInTurn;
import org.tiengow.presentation.sheet.GoOnModel;
import org.tiengow.presentation.sheet.HandOverModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.ShuffleWords;

/** The flow of a table, from connecting to leaving: derives the screen from the session's state, and routes the user's actions. */
public final class TableFlow {
    private final TableVisit visit;
    private final LobbyFlow lobby;
    private final RoundFlow round;
    private final @Nullable LessonFlow lesson;
    private final EndFlow end;
    private final NightFlow night;
    private final SeatingFlow seating;
    private final FarFlow far;
    private final WishFlow wishes;
    private final OverlayFlow overlays;
    private final Frontend frontend;
    private ViewState.@Nullable Whole main;
    private @Nullable Runnable leaving;
    private boolean inLobby;
    private boolean explainsAlarm;
    private boolean over;

    /**
     * Begins to connect.
     *
     * @param door opens a session
     * @param joinTarget the host to join
     * @param wish the seat wanted
     * @param hosts the hosts that this program could run; null if it cannot run any
     * @param own the host here that is closed with the table; null if the host is elsewhere
     */
    public TableFlow(
            Frontend frontend,
            UserContext userContext,
            Function<JoinTarget, GameSession> door,
            JoinTarget joinTarget,
            Wish wish,
            @Nullable EmbeddedHosts hosts,
            @Nullable EmbeddedHost own) {
        FlowCallbacks flowCallbacks = new Inside();
        this.frontend = frontend;
        this.visit = new TableVisit(frontend, userContext, flowCallbacks, door, joinTarget, wish, own);
        this.lobby = new LobbyFlow(visit, flowCallbacks);
        this.round = new RoundFlow(visit, flowCallbacks);
        this.lesson = own != null && own.isLesson() ? new LessonFlow(visit, flowCallbacks) : null;
        this.end = new EndFlow(visit, flowCallbacks);
        this.night = new NightFlow(visit, flowCallbacks, hosts);
        this.far = new FarFlow(visit);
        this.seating = new SeatingFlow(visit, flowCallbacks, far::hasUnseen);
        this.wishes = new WishFlow(visit, flowCallbacks);
        this.overlays = new OverlayFlow(visit, this::refused, this::show);
        if (own != null) {
            own.onHandoverFailure(night::stays);
        }
        visit.begin();
    }

    /** Returns the state of the session; while the connection is lost, the last known state. */
    public SessionState state() {
        return visit.state();
    }

    /** Returns the host that this program runs for this table. May be called from any thread. */
    public Optional<EmbeddedHost> host() {
        return visit.host();
    }

    /** Returns the receiver of actions in the lobby. */
    public LobbyInput lobby() {
        return lobby;
    }

    /** Returns the receiver of actions in a round. */
    public TableInput round() {
        return round;
    }

    /**
     * Selects exactly these tiles for a decision. For frontends whose actions may arrive late or twice.
     *
     * @return false, with nothing selected, if that decision is no longer open
     */
    public boolean select(long decision, TileSet tiles) {
        return lesson == null ? round.select(decision, tiles) : lesson.select(decision, tiles);
    }

    /**
     * Selects exactly these tiles before the player's turn, and sets what becomes of them when it comes. For frontends whose actions may
     * arrive late or twice.
     *
     * @param held the number of tiles in the hand that the player saw; with another hand nothing happens
     * @param plays whether the tiles are played when the turn comes
     * @param forfeits whether the lowest tiles are forfeited if no set can beat
     */
    public void premove(int held, TileSet tiles, boolean plays, boolean forfeits) {
        round.premove(held, tiles, plays, forfeits);
    }

    /** Drops what was chosen before the player's turn, because the user is out of reach. */
    public void dropPremove() {
        round.dropPremove();
    }

    /** Returns the receiver of actions in a round of any kind, including the guided one. */
    public TableInput play() {
        return lesson == null ? round : lesson;
    }

    /** Checks whether this is the table of the guided round. */
    public boolean isLesson() {
        return lesson != null;
    }

    /** Checks whether the lobby is shown. */
    public boolean isInLobby() {
        return main instanceof ViewState.Lobby;
    }

    /**
     * Returns the receiver of actions in the guided round.
     *
     * @throws IllegalStateException at any other table
     */
    public GuideInput lesson() {
        if (lesson == null) {
            throw new IllegalStateException("this is no guided round");
        }
        return lesson;
    }

    /** Returns the receiver of actions at the end of a round or a match. */
    public EndFlow end() {
        return end;
    }

    /** Returns the receiver of actions on the sheet of the night. */
    public NightInput tonight() {
        return overlays;
    }

    /** Returns the sheet of the night; empty before its first match is over. */
    public Optional<NightModel> night() {
        return overlays.night();
    }

    /**
     * Performs an act of a small sheet. Does nothing if that sheet is no longer shown.
     *
     * @param sheet the name of the sheet
     * @param act the id of the act
     */
    public void answer(String sheet, String act) {
        if (sheet().filter(over -> over instanceof ViewState.Asked asked
                        && asked.screen().name().equals(sheet))
                .isEmpty()) {
            return;
        }
        switch (sheet) {
            case QuestionWords.TAKE_OVER -> night.answerTakeOver(act);
            case GoOnModel.NAME -> answerHostLost(act);
            case HandOverModel.NAME -> night.answer(act);
            case SeatingModel.CHOICES, SeatingModel.CARD, SeatingModel.MOVE, SeatingModel.GOING ->
                seating.answer(sheet, act);
            case QuestionWords.SEAT_WISH, QuestionWords.SEAT_OFFER -> wishes.answer(act);
            case QuestionWords.SHUFFLE_ALARM -> {
                explainsAlarm = false;
                visit.alarmsRead();
            }
            default -> answerLeaving(act);
        }
    }

    /** Opens an overlay over all screens. */
    public void open(Overlay overlay) {
        overlays.open(overlay);
    }

    /** Performs an act of an overlay that is a small sheet. The frontend has closed it; another may follow. */
    public void press(Overlay overlay, String act) {
        overlays.press(overlay, act);
    }

    /** Shows why a request failed, in the lobby or at the table. */
    private void refused(String sentence) {
        if (main instanceof ViewState.Lobby) {
            lobby.refused(sentence);
        } else {
            round.refused(sentence);
        }
    }

    /** Adopts the host here on which the match continues; closes it if this flow is over. The session connects to it by itself. */
    public void goesOnAt(EmbeddedHost agreed) {
        if (over) {
            agreed.close();
            return;
        }
        visit.goesOnAt(agreed);
        agreed.onHandoverFailure(night::stays);
        changed();
    }

    /** Opens the sheet that explains alarms about the shuffle. */
    public void explainAlarm() {
        explainsAlarm = true;
        show();
    }

    /** Leaves the table, after a confirmation if one is needed. */
    public void leave() {
        askToLeave(() -> finish(new ViewState.Left("")));
    }

    /**
     * Runs an action that ends the table, after a confirmation if a match is running, if others are at the host here, or if the user has a
     * result of the night.
     */
    public void askToLeave(Runnable going) {
        if (isLeavingAsked()) {
            leaving = going;
            show();
        } else {
            going.run();
        }
    }

    private boolean isLeavingAsked() {
        return visit.isMatchRunning() || visit.hasGuests() || ownResult().isPresent();
    }

    /** Returns the user's result of a night with others, in a sentence; empty before the user has finished a match. */
    private Optional<String> ownResult() {
        return visit.state().night().people().size() > 1
                ? overlays.night().flatMap(NightModel::ownResult)
                : Optional.empty();
    }

    /** Answers the confirmation with an act of {@link QuestionWords#ending}. */
    private void answerLeaving(String act) {
        Runnable going = leaving;
        if (going != null && act.equals(QuestionWords.YES)) {
            going.run();
            return;
        }
        leaving = null;
        if (act.equals(QuestionWords.OTHER) && night.isPossible()) {
            night.open();
        } else if (act.equals(QuestionWords.OTHER)) {
            changed();
            overlays.open(Overlay.NIGHT);
        } else {
            changed();
        }
    }

    /** Ends everything here without a confirmation, and gives up the seat if the host is connected and the match cannot be resumed here. */
    public void close() {
        rest();
        visit.close();
    }

    /** Ends the connection and everything here, but keeps the seat: its token leads back to it. */
    public void part() {
        rest();
        visit.part();
    }

    private void rest() {
        over = true;
        night.stop();
        seating.stop();
        far.stop();
        stopRound();
    }

    /**
     * Shows rounds in the layout for a television while the user is a spectator.
     *
     * @param table the table to stay at; {@link TablesInTurn#ALL} for all at which a match is played, in turn
     */
    public void showFar(int table) {
        round.showFar();
        far.begin(table);
    }

    /** Shows another table on the television from now on, or all in turn. Does nothing on other screens. */
    public void showTable(int table) {
        far.choose(table);
        changed();
    }

    /** Returns the tables that the television can show; empty while there is one, and on other screens. */
    public Optional<TablesInTurn> tablesInTurn() {
        return far.choices();
    }

    /** Applies the language and the settings now in force. */
    public void refresh() {
        round.refresh();
        if (lesson != null) {
            lesson.refresh();
        }
        changed();
    }

    private void finish(ViewState.Whole last) {
        rest();
        visit.leave();
        frontend.show(ViewState.only(last));
    }

    private void stopRound() {
        round.stop();
        if (lesson != null) {
            lesson.stop();
        }
        end.stop();
    }

    private void changed() {
        if (over) {
            return;
        }
        SessionState state = visit.state();
        Optional<TableState> at = state.atTable();
        if (at.isEmpty()) {
            main = new ViewState.OnTheWay(onTheWay(state.connection()));
        } else if (at.get().stage() == TableStage.FAILED) {
            finish(new ViewState.Left(visit.words().get("host.TABLE_FAILED")));
            return;
        } else {
            heed(state, at.get().stage());
        }
        show();
    }

    private void heed(SessionState state, TableStage stage) {
        inLobby &= stage == TableStage.MATCH_OVER;
        if (!isLeavingAsked()) {
            leaving = null;
        }
        if (lesson != null) {
            if (stage != TableStage.GATHERING) { // the guided round begins by itself
                lesson.heed(state);
            }
        } else if (stage == TableStage.GATHERING || inLobby) {
            stopRound();
            lobby.heed();
        } else {
            round.heed(state);
            end.heed(state, round.moment());
        }
    }

    private void show() {
        if (over) {
            return;
        }
        main().ifPresent(now -> {
            main = now;
            frontend.show(new ViewState(now, now instanceof ViewState.OnTheWay ? Optional.empty() : sheet()));
        });
    }

    private Optional<ViewState.Whole> main() {
        Optional<TableStage> stage = visit.state().atTable().map(TableState::stage);
        if (stage.isEmpty()) {
            return Optional.of(new ViewState.OnTheWay(onTheWay(visit.state().connection())));
        }
        if (lesson != null) {
            return lesson.shown();
        }
        return stage.get() == TableStage.GATHERING || inLobby ? lobby.shown() : round.shown();
    }

    private String onTheWay(ConnectionStatus connection) {
        if (visit.asksOwner()) {
            return visit.words()
                    .get(
                            "connection.asking",
                            NightWords.of(visit.words(), visit.state()).ownerInSentence());
        }
        boolean seeking = connection.stage() == ConnectionStatus.Stage.RETURNING;
        if (seeking) {
            return visit.words().get(connection.isFor(Problem.Kind.SILENT) ? "connection.slow" : "connection.seeking");
        }
        return visit.words().get("connection." + connection.stage().name());
    }

    /** Returns the sheet to show. Questions come before notices. */
    private Optional<ViewState.Over> sheet() {
        if (leaving != null) {
            return Optional.of(leavingSheet());
        }
        return night.takingOver()
                .or(wishes::shown)
                .or(this::hostLost)
                .or(this::alarm)
                .or(night::handingOver)
                .or(seating::shown)
                .or(end::shown);
    }

    private Optional<ViewState.Over> hostLost() {
        return GoOnModel.of(visit.words(), visit.state()).map(model -> new ViewState.Asked(model.screen()));
    }

    /** Returns the explanation of shuffle alarms if it was requested, and always in the lobby, which has no strip for alarms. */
    private Optional<ViewState.Over> alarm() {
        Optional<ShuffleWords> alarmed = visit.state()
                .atTable()
                .map(table -> ShuffleWords.of(visit.words(), visit.state(), table))
                .filter(words -> explainsAlarm || isInLobby() && words.isAlarmed())
                .filter(words -> !words.alarms().isEmpty());
        explainsAlarm &= alarmed.isPresent();
        return alarmed.map(words ->
                new ViewState.Asked(new QuestionWords(visit.words()).shuffleAlarm(words.alarms(), words.meanings())));
    }

    private ViewState.Over leavingSheet() {
        boolean isBetween = !visit.isMatchRunning();
        if (isBetween && host().isEmpty()) {
            return new ViewState.Asked(new QuestionWords(visit.words())
                    .ending(
                            visit.words().get("leave.tonightTitle"),
                            ownResult().orElse(""),
                            visit.words().get("window.leave"),
                            visit.words().get("leave.tonightShow")));
        }
        String title = isBetween
                ? "leave.nightTitle"
                : host().map(EmbeddedHost::leaveTitle).orElse("leave.title");
        String text = isBetween
                ? "leave.nightText"
                : host().map(EmbeddedHost::leaveText).orElse("leave.text");
        return new ViewState.Asked(new QuestionWords(visit.words())
                .ending(
                        visit.words().get(title),
                        visit.words().get(text),
                        visit.words().get("window.leave"),
                        night.isPossible() ? visit.words().get("night.tool") : ""));
    }

    private void answerHostLost(String act) {
        switch (act) {
            case GoOnModel.AGREE -> visit.ask(visit.session().agree(), refusal -> changed());
            case GoOnModel.TAKE_BACK -> visit.ask(visit.session().stopAgreeing(), refusal -> changed());
            case GoOnModel.RETRY -> visit.retry();
            default -> leave();
        }
    }

    /** Routes what the parts of the flow report. */
    private final class Inside implements FlowCallbacks {
        @Override
        public void heard(SessionState next) {
            night.heed(next);
            far.heed(next);
            seating.heed(next);
            TableFlow.this.changed();
        }

        @Override
        public void changed() {
            TableFlow.this.changed();
        }

        @Override
        public void show() {
            TableFlow.this.show();
        }

        @Override
        public void end(ViewState.Whole last) {
            finish(last);
        }

        @Override
        public void movedTo(EmbeddedHost heir) {
            if (over) {
                heir.close();
            } else {
                heir.onHandoverFailure(night::stays);
                visit.moveTo(heir);
            }
        }

        @Override
        public void leave() {
            TableFlow.this.leave();
        }

        @Override
        public void open(Overlay overlay) {
            overlays.open(overlay);
        }

        @Override
        public void askToRemove(int seat) {
            overlays.askToRemove(seat);
        }

        @Override
        public void handOver() {
            night.open();
        }

        @Override
        public void openSeating() {
            seating.open();
        }

        @Override
        public void explainAlarm() {
            TableFlow.this.explainAlarm();
        }

        @Override
        public void roundSeen() {
            end.seen();
        }

        @Override
        public void toLobby() {
            inLobby = true;
            changed();
        }
    }
}
