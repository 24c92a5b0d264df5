package org.tiengow.host;

import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.TableStage;

/**
 * A person without a thought, who plays what comes first and is ready for each round. Says one thing after the other and each once,
 * however many updates come meanwhile: whoever asks a host more often is refused in the end, and then nothing would go on.
 */
final class Thoughtless {
    private static final long NOTHING = 0;

    private final GameSession session;
    private final boolean plays;
    private boolean asking;
    private long done = NOTHING;
    private int table;

    private Thoughtless(GameSession session, boolean plays) {
        this.session = session;
        this.plays = plays;
    }

    /** Plays from now on. */
    static void plays(GameSession session) {
        session.onUpdate(new Thoughtless(session, true)::look);
    }

    /** Is ready for each round from now on, and leaves the playing to another. */
    static void isReady(GameSession session) {
        session.onUpdate(new Thoughtless(session, false)::look);
    }

    private void look(SessionState state) {
        if (!state.isIn()) {
            done = NOTHING; // what was said may be lost with the connection
            return;
        }
        int here = state.atTable().map(TableState::number).orElse(table);
        if (here != table) {
            table = here;
            done = NOTHING; // another table may ask for a decision of the same number
        }
        long wanted = wanted(state);
        if (!asking && wanted != done && wanted != NOTHING) {
            ask(wanted);
        }
    }

    /** The number of a decision, or less than nothing for being ready after so many rounds. */
    private long wanted(SessionState state) {
        if (plays && state.decision().isPresent()) {
            return state.decision().get().number();
        }
        return state.atTable()
                .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                        && table.isSeated()
                        && !table.seats().get(table.mySeat()).ready())
                .map(TableState::rounds)
                .map(rounds -> -1L - rounds.size())
                .orElse(NOTHING);
    }

    private void ask(long deed) {
        asking = true;
        (deed > 0 ? session.play(deed, 0) : session.ready(true)).thenAccept(answer -> {
            asking = false;
            boolean again = answer instanceof Answer.Refused refused
                    && (refused.reason() == RefusalReason.TOO_FAST || refused.reason() == RefusalReason.NO_ANSWER);
            done = again ? NOTHING : deed;
            look(session.state());
        });
    }
}
