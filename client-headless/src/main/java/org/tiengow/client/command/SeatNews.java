package org.tiengow.client.command;

import java.util.function.Consumer;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;

/**
 * A listener to a session that prints a line when the program sits down, loses its host, and comes back. Seats are numbers from 0, as in
 * all output of commands.
 */
final class SeatNews implements Consumer<SessionState> {
    private final Consumer<String> line;
    private boolean hasSat;
    private boolean lost;

    /** Creates a listener that passes lines to a consumer, on the thread of the session. */
    SeatNews(Consumer<String> line) {
        this.line = line;
    }

    @Override
    public void accept(SessionState state) {
        ConnectionStatus connection = state.connection();
        Problem problem = connection.problem();
        if (connection.stage() == ConnectionStatus.Stage.RETURNING && problem != null && !lost) {
            lost = true;
            line.accept(problem.sentence() + " " + state.self().name() + " comes back by itself.");
        } else if (state.isIn()) {
            state.atTable().filter(TableState::isSeated).ifPresent(table -> sits(state, table));
        }
    }

    private void sits(SessionState state, TableState table) {
        if (!hasSat || lost) {
            line.accept(state.self().name() + (hasSat ? " is back at seat " : " sits at seat ") + table.mySeat()
                    + hostOf(state) + ".");
        }
        hasSat = true;
        lost = false;
    }

    private static String hostOf(SessionState state) {
        String name = state.host().name();
        return name.isEmpty() ? "" : ", " + name;
    }
}
