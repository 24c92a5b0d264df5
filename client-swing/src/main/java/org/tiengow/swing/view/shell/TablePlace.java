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
import org.tiengow.client.session.Answer;
import org.tiengow.client.session.ConnectionStatus;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.Problem;
import org.tiengow.client.session.RefusalReason;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.TableState;
import org.tiengow.swing.model.HostWords;

/**
 * A table of a host, from the door to the way out: it owns the session, and shows the lobby, the table and the sheets as the
 * session's state says. Belongs to the event thread.
 */
final class TablePlace {
    private final Desk desk;
    private final Connector connector;
    private final int number;
    private final boolean watching;
    private final @Nullable Hosting hosting;
    private final LobbyDesk lobby;
    private final TableDesk table;
    private Entrance entrance;
    private GameSession session;
    private SessionState state;
    /** Whether this session has asked for a seat, and whether it has seen the table. */
    private boolean asked;

    private boolean here;
    /** Whether there has been a table in any session. */
    private boolean wasAtTable;

    private boolean over;

    /**
     * Begins to connect.
     *
     * @param number the table to join, 0 for the first
     * @param watching whether only to watch
     * @param hosting the host to be closed with the table, where it is this program's own
     */
    TablePlace(
            Desk desk,
            Connector connector,
            Entrance entrance,
            int number,
            boolean watching,
            @Nullable Hosting hosting) {
        this.desk = desk;
        this.connector = connector;
        this.entrance = entrance;
        this.number = number;
        this.watching = watching;
        this.hosting = hosting;
        this.lobby = new LobbyDesk(desk, this);
        this.table = new TableDesk(desk, this);
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

    /** Where others join, as far as this program knows. */
    List<String> addresses() {
        return hosting == null ? List.of() : hosting.addresses();
    }

    /** Passes an answer on to the event thread if it is a refusal. */
    void ask(CompletableFuture<Answer> answer, Consumer<Answer.Refused> refused) {
        answer.thenAccept(given -> {
            if (given instanceof Answer.Refused refusal) {
                SwingUtilities.invokeLater(() -> refused.accept(refusal));
            }
        });
    }

    /** Connects again, to the same seat. */
    void retry() {
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
        String text = hosting == null ? "leave.text" : hosting.isPractice() ? "leave.practiceText" : "leave.hostText";
        desk.frame()
                .openSheet(
                        Question.ofEnding(
                                desk.words().get("leave.title"),
                                desk.words().get(text),
                                desk.words().get("window.leave"),
                                desk.words().get("window.stay"),
                                going,
                                this::stay),
                        Question.WIDTH,
                        Question.HEIGHT,
                        this::stay);
    }

    /** Ends everything here without asking. */
    void close() {
        over = true;
        table.stop();
        if (state.isIn()) {
            session.leaveTable();
        }
        session.close();
        if (hosting != null) {
            hosting.close();
        }
    }

    /** Shows everything anew, in another language or theme. */
    void refresh() {
        lobby.forget();
        table.forget();
        show();
    }

    private void stay() {
        desk.frame().closeSheet();
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
        if (connection.stage().isOver() && !wasAtTable) {
            Problem problem = connection.problem();
            leaveNow(problem == null ? "" : HostWords.of(desk.words()).problem(problem));
        } else if (next.table() != null) {
            here = true;
            state = next;
            show();
        } else if (here && next.isIn()) {
            leaveNow(desk.words().get("problem.KICKED"));
        } else {
            waitForTable(next);
        }
    }

    /** There is no table yet: on the way to it what is happening is said, on the way back it stays as it was. */
    private void waitForTable(SessionState next) {
        state = wasAtTable ? state.with(next.connection()) : next;
        if (next.isIn() && !asked) {
            sit();
        }
        if (wasAtTable) {
            show();
        } else if (!over) {
            desk.waitFor(
                    desk.words().get("connection." + next.connection().stage().name()));
        }
    }

    private void sit() {
        asked = true;
        ask(watching ? session.watch(number) : session.sit(number, OptionalInt.empty()), refusal -> {
            // Whoever comes back with the token of a seat is there already.
            if (refusal.reason() != RefusalReason.AT_A_TABLE) {
                leaveNow(HostWords.of(desk.words()).sentence(refusal));
            }
        });
    }

    private void show() {
        Optional<TableState> at = state.atTable();
        if (at.isEmpty()) {
            return;
        }
        wasAtTable = true;
        switch (at.get().stage()) {
            case GATHERING -> {
                table.stop();
                lobby.show(state);
            }
            case PLAYING, BETWEEN_ROUNDS, MATCH_OVER -> table.show(state);
            case FAILED -> leaveNow(desk.words().get("host.TABLE_FAILED"));
        }
    }
}
