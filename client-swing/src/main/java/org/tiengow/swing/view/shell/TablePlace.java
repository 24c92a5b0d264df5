package org.tiengow.swing.view.shell;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Connector;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.Phrases;

/**
 * A table of a host, from the door to the way out: it owns the session, and shows the lobby, the table and the sheets as the
 * session's state says. Belongs to the event thread.
 */
final class TablePlace {
    private final Desk desk;
    private final Connector connector;
    private final Wish wish;
    private final KeyWords keyWords = new KeyWords();
    private final LobbyDesk lobby;
    private final RoundDesk table;
    private final ReturnCount returning = new ReturnCount(this::show);
    private final NightDesk night;
    private final GoOnDesk alone;
    private volatile @Nullable Hosting hosting;
    private Entrance entrance;
    private GameSession session;
    private SessionState state;
    /** Whether this session has asked for a seat, and whether it has seen the table. */
    private boolean asked;

    private boolean here;
    /** Whether there has been a table in any session. */
    private boolean wasAtTable;

    private boolean over;
    /** Whether the colour this person likes has been asked for, and whether the lobby is shown after a match. */
    private boolean colourAsked;

    private boolean inLobby;

    /**
     * What is wanted of a host.
     *
     * @param table which table, 0 for the first
     * @param seat which seat; none: any free one, else a bot's
     * @param watching whether only to watch
     */
    record Wish(int table, OptionalInt seat, boolean watching) {
        /** Any seat of the first table. */
        static final Wish ANY_SEAT = new Wish(0, OptionalInt.empty(), false);
    }

    /**
     * Begins to connect.
     *
     * @param wish where to sit
     * @param hosting the host to be closed with the table, where it is this program's own
     * @param home where a host of this person would keep its things
     * @param own the host this window could open
     */
    TablePlace(
            Desk desk,
            Connector connector,
            Entrance entrance,
            Wish wish,
            @Nullable Hosting hosting,
            Home home,
            OwnHosting own) {
        this.desk = desk;
        this.connector = connector;
        this.entrance = entrance;
        this.wish = wish;
        this.hosting = hosting;
        this.lobby = new LobbyDesk(desk, this);
        this.table = hosting != null && hosting.isLesson() ? new GuideDesk(desk, this) : new TableDesk(desk, this);
        this.night = new NightDesk(desk, this, home, own);
        this.alone = new GoOnDesk(desk, this);
        if (hosting != null) {
            hosting.whenStaying(night::stays);
        }
        this.session = connector.open(entrance);
        this.state = session.state();
        listenTo(session);
    }

    /** The session, for what is asked of it. */
    GameSession session() {
        return session;
    }

    SessionState state() {
        return state;
    }

    /** Whether the host of this table is this program's own. */
    boolean isHosting() {
        return hosting != null;
    }

    /** The host that this program runs for this table. May be called from any thread. */
    Optional<Hosting> hosting() {
        return Optional.ofNullable(hosting);
    }

    /** What is to be said for a while, such as who hosts now; empty for nothing. */
    String news() {
        return night.news();
    }

    /** Opens the sheet on which the night is handed over. */
    void handOver() {
        night.open();
    }

    /** Another host has the night now; this program's own has ended. */
    void handedOver() {
        if (hosting != null) {
            hosting.close();
            hosting = null;
        }
    }

    /** The match goes on at this program's own host, and the session comes there by itself. */
    void hosts(Hosting agreed) {
        if (over) {
            agreed.close();
            return;
        }
        handedOver();
        hosting = agreed;
        agreed.whenStaying(night::stays);
        show();
    }

    /** This program's own host has the night now, and this person owns it. */
    void becomesHost(Hosting heir) {
        if (over) {
            heir.close();
            return;
        }
        hosting = heir;
        heir.whenStaying(night::stays);
        entrance = heir.entrance(state.self().name());
        connectAgain();
    }

    /** Where others join, as far as this program knows. */
    List<String> addresses() {
        return hosting == null ? List.of() : hosting.addresses();
    }

    /** The PIN of this window's host; empty where there is none. */
    String pin() {
        return hosting == null ? "" : hosting.pin();
    }

    /** The words of the host's key; empty where there is none, and until they are known. */
    String hostWords() {
        return hosting == null ? keyWords.of(state.host().fingerprint(), this::show) : hosting.words();
    }

    /** Whether this window's host hands the program out. */
    HandOutState handOut() {
        return hosting == null ? HandOutState.NOT_OURS : hosting.handOut();
    }

    /** Begins or ends to hand the program out. */
    void handOut(boolean on, Runnable done) {
        if (hosting != null) {
            hosting.handOut(on, done);
        }
    }

    /** Sits down at a seat of this table, or moves there. */
    CompletableFuture<Answer> sitAt(int seat) {
        return session.sit(wish.table(), OptionalInt.of(seat));
    }

    /** Shows the lobby instead of the table of a match that is over. */
    void toLobby() {
        inLobby = true;
        show();
    }

    /** Passes an answer on to the event thread if it is a refusal. */
    void ask(CompletableFuture<Answer> answer, Consumer<Answer.Refused> refused) {
        answer.thenAccept(given -> {
            if (given instanceof Answer.Refused refusal) {
                SwingUtilities.invokeLater(() -> refused.accept(refusal));
            }
        });
    }

    /** Says something at the table; a phrase as one, whatever the language it is said in. */
    CompletableFuture<Answer> say(String line) {
        return Phrases.meant(desk.words(), line).map(session::say).orElseGet(() -> session.say(line));
    }

    /** Tries at once to come back; where the host had ended the connection, over another one. */
    void retry() {
        if (state.connection().stage() == ConnectionStatus.Stage.CLOSED) {
            connectAgain();
        } else {
            session.tryAgain();
        }
    }

    private void connectAgain() {
        session.close();
        asked = false;
        here = false;
        entrance = entrance.withSeatToken(state.self().seatToken());
        session = connector.open(entrance);
        listenTo(session);
    }

    /** Leaves, after asking where a match is running. */
    void leave() {
        askToLeave(() -> leaveNow(""));
    }

    /** Runs something that ends the table, after asking where a match is running. */
    void askToLeave(Runnable going) {
        if (!isMatchRunning()) {
            going.run();
            return;
        }
        String title = hosting == null ? "leave.title" : hosting.leaveTitle();
        String text = hosting == null ? "leave.text" : hosting.leaveText();
        desk.frame()
                .openSheet(
                        Question.ofEnding(
                                desk.words().get(title),
                                desk.words().get(text),
                                desk.words().get("window.leave"),
                                desk.words().get("window.stay"),
                                going,
                                this::backToTable,
                                night.isPossible() ? desk.words().get("night.tool") : "",
                                this::handOver),
                        Question.WIDTH,
                        Question.HEIGHT,
                        this::backToTable);
    }

    /** Ends everything here without asking. */
    void close() {
        over = true;
        returning.stop();
        night.stop();
        alone.stop();
        table.stop();
        if (state.isIn()) {
            session.leaveTable();
        }
        session.close();
        if (hosting != null) {
            hosting.close();
        }
    }

    /** Takes away what lies over the table. */
    void backToTable() {
        desk.frame().closeSheet();
        show();
    }

    /** Shows what is to be said now. */
    void refreshNews() {
        if (!over) {
            show();
        }
    }

    /** Shows everything with the settings in force. */
    void refresh() {
        table.refresh();
        show();
    }

    private void leaveNow(String why) {
        close();
        desk.left(why);
    }

    private boolean isMatchRunning() {
        return state.atTable()
                .filter(TableState::isSeated)
                .filter(at -> at.stage() == TableStage.PLAYING || at.stage() == TableStage.BETWEEN_ROUNDS)
                .isPresent();
    }

    private void listenTo(GameSession current) {
        current.onUpdate(next -> SwingUtilities.invokeLater(() -> {
            if (current == session && !over) {
                update(next);
            }
        }));
    }

    private void update(SessionState next) {
        ConnectionStatus connection = next.connection();
        returning.heed(connection);
        if (connection.stage().isOver() && !wasAtTable) {
            endBeforeTable(connection.problem());
        } else if (next.table() != null) {
            here = true;
            state = next;
            wishForColour();
            show();
        } else if (here && next.isIn()) {
            leaveNow(desk.words().get("problem.KICKED"));
        } else {
            waitForTable(next);
        }
        if (!over) {
            night.heed(next);
        }
    }

    /** Who has the token of a seat wants that host and no other; whoever else may come to trust the new key. */
    private void endBeforeTable(@Nullable Problem problem) {
        String why = problem == null ? "" : HostWords.of(desk.words()).problem(problem);
        OtherKey keys = problem == null ? null : problem.otherKey();
        if (keys == null || entrance.showsToken()) {
            leaveNow(why);
        } else {
            close();
            desk.metOtherKey(keys, why, entrance, wish);
        }
    }

    /** There is no table yet: on the way to it what is happening is said, on the way back it stays as it was. */
    private void waitForTable(SessionState next) {
        ConnectionStatus connection = next.connection();
        state = wasAtTable ? state.with(connection).withHostGone(next.hostGone()) : next;
        if (next.isIn() && !asked) {
            sit();
        } else if (connection.stage() == ConnectionStatus.Stage.RETURNING) {
            asked = false; // it broke before there was a seat to come back to
        }
        if (wasAtTable) {
            show();
        } else if (!over) {
            boolean seeking = connection.stage() == ConnectionStatus.Stage.RETURNING;
            desk.waitFor(desk.words()
                    .get(
                            seeking
                                    ? "connection.seeking"
                                    : "connection." + connection.stage().name()));
        }
    }

    private void sit() {
        asked = true;
        ask(wish.watching() ? session.watch(wish.table()) : session.sit(wish.table(), wish.seat()), refusal -> {
            // Whoever comes back with the token of a seat is there already.
            if (refusal.reason() != RefusalReason.AT_A_TABLE) {
                leaveNow(HostWords.of(desk.words()).sentence(refusal));
            }
        });
    }

    /** Once, as soon as there is a seat; another person may have that colour. */
    private void wishForColour() {
        int liked = desk.settings().colour();
        if (colourAsked || state.atTable().filter(TableState::isSeated).isEmpty()) {
            return;
        }
        colourAsked = true;
        if (liked != Settings.NO_COLOUR) {
            session.chooseColour(SeatColour.values()[liked]);
        }
    }

    private void show() {
        Optional<TableState> at = state.atTable();
        if (at.isEmpty()) {
            return;
        }
        wasAtTable = true;
        switch (at.get().stage()) {
            case GATHERING -> {
                if (hosting == null || !hosting.isLesson()) { // which begins by itself
                    table.stop();
                    lobby.show(state);
                }
            }
            case PLAYING, BETWEEN_ROUNDS -> {
                inLobby = false;
                table.show(state, returning.secondsLeft());
            }
            case MATCH_OVER -> {
                if (inLobby) {
                    table.stop();
                    lobby.show(state);
                } else {
                    table.show(state, returning.secondsLeft());
                }
            }
            case FAILED -> leaveNow(desk.words().get("host.TABLE_FAILED"));
        }
        if (!over) {
            alone.show(state, returning.secondsLeft());
        }
    }
}
