package org.tiengow.web.seat;

import io.netty.util.concurrent.EventExecutor;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.table.HostState;
import org.tiengow.presentation.join.JoinModel;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.Words;

/**
 * The tables of the host, for all browsers that have not entered it. The door has one session for this purpose, which joins no
 * table. It is opened for the first browser, and again if it is lost while a browser watches. All state is confined to one thread,
 * except for the callbacks of the session.
 */
final class TablesHere {
    private static final long AGAIN_SECONDS = 2;

    private final EventExecutor thread;
    private final PageHost at;
    private final Set<Runnable> looking = new LinkedHashSet<>();
    private @Nullable GameSession session;
    private ConnectionStatus connection = ConnectionStatus.CONNECTING;
    private HostState host = HostState.UNKNOWN;
    private NightState night = NightState.UNKNOWN;

    TablesHere(EventExecutor thread, PageHost at) {
        this.thread = thread;
        this.at = at;
    }

    /** Adds a listener that is called whenever the tables have changed. */
    void look(Runnable told) {
        looking.add(told);
        if (session == null || connection.stage().isOver()) {
            open();
        }
    }

    /** Removes a listener. */
    void lookAway(Runnable told) {
        looking.remove(told);
    }

    /** Returns the join screen's model in these words. */
    JoinModel model(Words words) {
        return new JoinModel(words, host, night, why(words));
    }

    /** Checks whether the host asks for a PIN. */
    boolean needsPin() {
        Problem problem = connection.problem();
        boolean refused = problem != null
                && problem.refusal() != null
                && problem.refusal().reason() == RefusalReason.WRONG_PIN;
        return refused || !at.joinTarget().pin().isEmpty();
    }

    void close() {
        looking.clear();
        if (session != null) {
            session.close();
        }
    }

    private String why(Words words) {
        Problem problem = connection.problem();
        return problem == null
                ? words.get("connection." + connection.stage().name())
                : HostWords.of(words).problem(problem);
    }

    private void open() {
        if (session != null) {
            session.close();
        }
        connection = ConnectionStatus.CONNECTING;
        GameSession opened = at.connector().open(at.joinTarget());
        session = opened;
        opened.onUpdate(state -> {
            try {
                thread.execute(() -> heed(opened, state));
            } catch (RejectedExecutionException doorIsClosed) {
                opened.close();
            }
        });
    }

    private void heed(GameSession from, SessionState state) {
        if (from != session) {
            return;
        }
        boolean ends =
                state.connection().stage().isOver() && !connection.stage().isOver();
        connection = state.connection();
        host = state.host();
        night = state.night();
        List.copyOf(looking).forEach(Runnable::run);
        if (ends) {
            thread.schedule(() -> openAgain(from), AGAIN_SECONDS, TimeUnit.SECONDS);
        }
    }

    private void openAgain(GameSession lost) {
        if (lost == session && !looking.isEmpty() && connection.stage().isOver()) {
            open();
        }
    }
}
