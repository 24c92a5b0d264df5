package org.tiengow.presentation.flow;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.guide.GuideInput;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.sheet.GoOnModel;
import org.tiengow.presentation.sheet.HandOverModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.words.ShuffleWords;

/** A table of a host, from the door to the way out: what is shown as the session's state says, and where each act leads. */
public final class TableFlow {
    private final TableVisit visit;
    private final LobbyFlow lobby;
    private final RoundFlow round;
    private final @Nullable LessonFlow lesson;
    private final EndFlow end;
    private final NightFlow night;
    private final WishFlow wishes;
    private final Frontend frontend;
    private Shown.@Nullable Whole main;
    private @Nullable Runnable leaving;
    private boolean inLobby;
    private boolean explainsAlarm;
    private boolean over;

    /**
     * Begins to connect.
     *
     * @param door opens a session
     * @param entrance how to come in
     * @param wish where to sit
     * @param hosts the hosts this program could run; null where it could run none
     * @param own the host to be closed with the table, where it is this program's own
     */
    public TableFlow(
            Frontend frontend,
            Person person,
            Function<Entrance, GameSession> door,
            Entrance entrance,
            Wish wish,
            @Nullable HostsHere hosts,
            @Nullable HostHere own) {
        Ways ways = new Inside();
        this.frontend = frontend;
        this.visit = new TableVisit(frontend, person, ways, door, entrance, wish, own);
        this.lobby = new LobbyFlow(visit, ways);
        this.round = new RoundFlow(visit, ways);
        this.lesson = own != null && own.isLesson() ? new LessonFlow(visit, ways) : null;
        this.end = new EndFlow(visit, ways);
        this.night = new NightFlow(visit, ways, hosts);
        this.wishes = new WishFlow(visit, ways);
        if (own != null) {
            own.whenStaying(night::stays);
        }
        visit.begin();
    }

    /** The session, for what is asked of it. */
    public GameSession session() {
        return visit.session();
    }

    /** What the session knows; while a connection is lost, what it knew. */
    public SessionState state() {
        return visit.state();
    }

    /** The host that this program runs for this table. May be called from any thread. */
    public Optional<HostHere> host() {
        return visit.host();
    }

    /** What somebody does in the lobby. */
    public LobbyInput lobby() {
        return lobby;
    }

    /** What somebody does in a round. */
    public TableInput round() {
        return round;
    }

    /**
     * Selects tiles for a decision, and no others: what a frontend says whose acts may come late or twice.
     *
     * @return false where that decision is no longer open; then nothing is selected
     */
    public boolean select(long decision, TileSet tiles) {
        return lesson == null ? round.select(decision, tiles) : lesson.select(decision, tiles);
    }

    /** What somebody does in a round of any kind: the guided one where this is its table. */
    public TableInput play() {
        return lesson == null ? round : lesson;
    }

    /** Whether this is the table of the guided round. */
    public boolean isLesson() {
        return lesson != null;
    }

    /** Whether the lobby is shown. */
    public boolean isInLobby() {
        return main instanceof Shown.Lobby;
    }

    /** What somebody does in the guided round; fails at any other table. */
    public GuideInput lesson() {
        if (lesson == null) {
            throw new IllegalStateException("this is no guided round");
        }
        return lesson;
    }

    /** What somebody does at the end of a round or a match. */
    public EndFlow end() {
        return end;
    }

    /**
     * Presses an act of a small sheet; nothing happens where that sheet asks no longer.
     *
     * @param sheet the name of the sheet
     * @param act the id of the act
     */
    public void answer(String sheet, String act) {
        if (sheet().filter(over -> over instanceof Shown.Asked asked
                        && asked.screen().name().equals(sheet))
                .isEmpty()) {
            return;
        }
        switch (sheet) {
            case QuestionWords.TAKE_OVER -> night.answerTakeOver(act);
            case GoOnModel.NAME -> answerHostLost(act);
            case HandOverModel.NAME -> night.answer(act);
            case QuestionWords.SEAT_WISH, QuestionWords.SEAT_OFFER -> wishes.answer(act);
            case QuestionWords.SHUFFLE_ALARM -> {
                explainsAlarm = false;
                visit.alarmsRead();
            }
            default -> answerLeaving(act);
        }
    }

    /** Passes an answer on to the thread of the flow if it is a refusal. */
    public void ask(CompletableFuture<Answer> answer, Consumer<Answer.Refused> refused) {
        visit.ask(answer, refused);
    }

    /** Says why nothing came of something, where somebody looks. */
    public void refused(String sentence) {
        if (main instanceof Shown.Lobby) {
            lobby.refused(sentence);
        } else {
            round.refused(sentence);
        }
    }

    /** The match goes on at this program's own host, and the session comes there by itself. */
    public void goesOnAt(HostHere agreed) {
        if (over) {
            agreed.close();
            return;
        }
        visit.goesOnAt(agreed);
        agreed.whenStaying(night::stays);
        changed();
    }

    /** Opens the sheet that explains alarms about the shuffle. */
    public void explainAlarm() {
        explainsAlarm = true;
        show();
    }

    /** Leaves, after asking where a match is running. */
    public void leave() {
        askToLeave(() -> finish(new Shown.Left("")));
    }

    /** Runs something that ends the table, after asking where a match is running. */
    public void askToLeave(Runnable going) {
        if (visit.isMatchRunning()) {
            leaving = going;
            show();
        } else {
            going.run();
        }
    }

    /** Answers whether to leave with an act of {@link QuestionWords#ending}. */
    private void answerLeaving(String act) {
        Runnable going = leaving;
        if (going != null && act.equals(QuestionWords.YES)) {
            going.run();
            return;
        }
        leaving = null;
        if (act.equals(QuestionWords.OTHER)) {
            night.open();
        } else {
            changed();
        }
    }

    /** Ends everything here without asking. */
    public void close() {
        rest();
        visit.close();
    }

    /** Ends the connection and everything here; whoever shows the token of the seat comes back to it. */
    public void part() {
        rest();
        visit.part();
    }

    private void rest() {
        over = true;
        night.stop();
        stopRound();
    }

    /** Shows rounds as on a television, where this person only watches. */
    public void showFar() {
        round.showFar();
    }

    /** Shows everything with the language and the settings in force. */
    public void refresh() {
        round.refresh();
        if (lesson != null) {
            lesson.refresh();
        }
        changed();
    }

    private void finish(Shown.Whole last) {
        rest();
        visit.leave();
        frontend.show(Shown.only(last));
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
            main = new Shown.OnTheWay(onTheWay(state.connection()));
        } else if (at.get().stage() == TableStage.FAILED) {
            finish(new Shown.Left(visit.words().get("host.TABLE_FAILED")));
            return;
        } else {
            heed(state, at.get().stage());
        }
        show();
    }

    private void heed(SessionState state, TableStage stage) {
        inLobby &= stage == TableStage.MATCH_OVER;
        if (!visit.isMatchRunning()) {
            leaving = null; // what the question says is true of a match that runs
        }
        if (lesson != null) {
            if (stage != TableStage.GATHERING) { // it begins by itself
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
            frontend.show(new Shown(now, now instanceof Shown.OnTheWay ? Optional.empty() : sheet()));
        });
    }

    private Optional<Shown.Whole> main() {
        Optional<TableStage> stage = visit.state().atTable().map(TableState::stage);
        if (stage.isEmpty()) {
            return Optional.of(new Shown.OnTheWay(onTheWay(visit.state().connection())));
        }
        if (lesson != null) {
            return lesson.shown();
        }
        return stage.get() == TableStage.GATHERING || inLobby ? lobby.shown() : round.shown();
    }

    private String onTheWay(ConnectionStatus connection) {
        if (visit.asksOwner()) {
            return visit.words().get("connection.asking");
        }
        boolean seeking = connection.stage() == ConnectionStatus.Stage.RETURNING;
        return visit.words()
                .get(
                        seeking
                                ? "connection.seeking"
                                : "connection." + connection.stage().name());
    }

    /** What is asked of this person comes before what is told. */
    private Optional<Shown.Over> sheet() {
        if (leaving != null) {
            return Optional.of(leavingSheet());
        }
        return night.takingOver()
                .or(wishes::shown)
                .or(this::hostLost)
                .or(this::alarm)
                .or(night::handingOver)
                .or(end::shown);
    }

    private Optional<Shown.Over> hostLost() {
        return GoOnModel.of(visit.words(), visit.state()).map(model -> new Shown.Asked(model.screen()));
    }

    /** Explains alarms when asked to, and unasked in the lobby, which has no strip to say them. */
    private Optional<Shown.Over> alarm() {
        Optional<ShuffleWords> alarmed = visit.state()
                .atTable()
                .map(table -> ShuffleWords.of(visit.words(), visit.state(), table))
                .filter(words -> explainsAlarm || isInLobby() && words.isAlarmed())
                .filter(words -> !words.alarms().isEmpty());
        explainsAlarm &= alarmed.isPresent();
        return alarmed.map(words ->
                new Shown.Asked(new QuestionWords(visit.words()).shuffleAlarm(words.alarms(), words.meanings())));
    }

    private Shown.Over leavingSheet() {
        return new Shown.Asked(new QuestionWords(visit.words())
                .ending(
                        visit.words().get(host().map(HostHere::leaveTitle).orElse("leave.title")),
                        visit.words().get(host().map(HostHere::leaveText).orElse("leave.text")),
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

    /** Where the parts lead. */
    private final class Inside implements Ways {
        @Override
        public void heard(SessionState next) {
            night.heed(next);
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
        public void end(Shown.Whole last) {
            finish(last);
        }

        @Override
        public void movedTo(HostHere heir) {
            if (over) {
                heir.close();
            } else {
                heir.whenStaying(night::stays);
                visit.moveTo(heir);
            }
        }

        @Override
        public void leave() {
            TableFlow.this.leave();
        }

        @Override
        public void handOver() {
            night.open();
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
