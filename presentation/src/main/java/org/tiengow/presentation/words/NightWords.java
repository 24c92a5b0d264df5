package org.tiengow.presentation.words;

import java.util.OptionalInt;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.TableStage;

/**
 * The host of the night and its handover, in words.
 *
 * @param words the language
 * @param state the state of the session
 */
public record NightWords(Words words, SessionState state) {
    public static NightWords of(Words words, SessionState state) {
        return new NightWords(words, state);
    }

    /** Returns the name of the person who owns the host, for the beginning of a sentence: "Ana", or "The table owner". */
    public String owner() {
        return state.night().owner().orElse(words.get("owner"));
    }

    /** Returns the name of the person who owns the host, for the middle of a sentence: "Ana", or "the table owner". */
    public String ownerInSentence() {
        return state.night().owner().orElse(words.get("owner.inSentence"));
    }

    /** Checks whether the user owns a host that another person at the table could take over. */
    public static boolean mayHandOver(TableState table) {
        return table.owned()
                && table.seats().stream()
                        .anyMatch(seat -> seat.holder() == Holder.PERSON && seat.seat() != table.mySeat());
    }

    /** Returns that the host is being handed over, with the successor's name; empty if it is not. */
    public String strip() {
        OptionalInt to = state.succession().handover().to();
        if (to.isEmpty() || state.table() == null) {
            return "";
        }
        String when = isPlaying() ? "night.goes.after" : "night.goes";
        return people().sentence(when, to.getAsInt(), people().name(to.getAsInt()));
    }

    /** Returns that this program is moving to another host; empty if it is not. */
    public String moving() {
        return isMoving(state.connection()) ? words.get("night.moving") : "";
    }

    /** Checks whether a connection ended because another host has taken over. */
    public static boolean isMoving(ConnectionStatus connection) {
        Problem problem = connection.problem();
        return connection.stage() == ConnectionStatus.Stage.RETURNING
                && problem != null
                && problem.kind() == Problem.Kind.HANDED_OVER;
    }

    /**
     * Returns the name of the new host, for a client that has moved to it.
     *
     * @param seat the seat of the new owner; empty if unknown
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

    /** Returns that the next round waits for people to arrive; empty if it does not. */
    public String waiting() {
        return state.succession().handover().unconfirmed() ? words.get("night.unconfirmed") : "";
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
