package org.tiengow.presentation.words;

import java.util.OptionalInt;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.TableStage;

/**
 * Who hosts the night, and whom it goes to.
 *
 * @param words the language
 * @param state what the session knows
 */
public record NightWords(Words words, SessionState state) {
    /** For the reader of a session. */
    public static NightWords of(Words words, SessionState state) {
        return new NightWords(words, state);
    }

    /** Whether somebody owns a host that others could take over: whoever plays alone has nobody to hand it to. */
    public static boolean mayHandOver(TableState table) {
        return table.owned()
                && table.seats().stream()
                        .anyMatch(seat -> seat.holder() == Holder.PERSON && seat.seat() != table.mySeat());
    }

    /** That the host is being handed over, and to whom; empty when it is not. */
    public String strip() {
        OptionalInt to = state.nights().handover().to();
        if (to.isEmpty() || state.table() == null) {
            return "";
        }
        String when = isPlaying() ? "night.goes.after" : "night.goes";
        return people().sentence(when, to.getAsInt(), people().name(to.getAsInt()));
    }

    /** That this program is on its way to the host that goes on; empty when it is not. */
    public String moving() {
        return isMoving(state.connection()) ? words.get("night.moving") : "";
    }

    /** Whether a connection ended because another host has the night now. */
    public static boolean isMoving(ConnectionStatus connection) {
        Problem problem = connection.problem();
        return connection.stage() == ConnectionStatus.Stage.RETURNING
                && problem != null
                && problem.kind() == Problem.Kind.HANDED_OVER;
    }

    /**
     * Who hosts now, for whoever has come along.
     *
     * @param seat of whom it has gone to; empty when that is not known
     */
    public String arrived(OptionalInt seat) {
        if (state.table() == null) {
            return "";
        }
        String key = isPlaying() ? "night.hosts.playing" : "night.hosts";
        return seat.isPresent()
                ? people().sentence(key, seat.getAsInt(), people().name(seat.getAsInt()))
                : words.get("night.hosts.unknown", state.host().name());
    }

    /** That the next round waits for people; empty when it does not. */
    public String waiting() {
        return state.nights().handover().unconfirmed() ? words.get("night.unconfirmed") : "";
    }

    private boolean isPlaying() {
        return state.atTable()
                .map(TableState::stage)
                .filter(stage -> stage == TableStage.PLAYING)
                .isPresent();
    }

    private People people() {
        return People.of(words, state.atTable().orElseThrow());
    }
}
