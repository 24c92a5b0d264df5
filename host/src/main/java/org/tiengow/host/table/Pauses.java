package org.tiengow.host.table;

import java.util.OptionalInt;
import org.tiengow.host.table.round.Intermission;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;

/** Starts and ends the pauses of a match. A pause needs the request of every person who is connected. */
final class Pauses {
    private final TableData state;

    Pauses(TableData state) {
        this.state = state;
    }

    /** Adds or withdraws the request of a guest. A withdrawal ends a running pause. */
    Reply wish(Participant participant, boolean wish, long now) {
        OptionalInt seat = state.seats().of(participant);
        if (!wish
                && state.intermission().isRunning()
                && state.seats().waitedForBy(participant).isPresent()) {
            // No decision opens during a pause, so a guest that waits for a seat would never get it.
            end(now);
            return Reply.GRANTED;
        }
        if (seat.isEmpty() || !state.seats().get(seat.getAsInt()).hasPersonHere()) {
            return HostRefusal.NOT_SEATED.answer();
        }
        if (!state.isRunning()) {
            return HostRefusal.NO_MATCH.answer();
        }
        Intermission pause = state.intermission();
        if (wish) {
            pause.wish(seat.getAsInt());
        } else if (pause.isRunning()) {
            end(now);
        } else {
            pause.unwish(seat.getAsInt());
        }
        state.changes().forEverybody();
        return Reply.GRANTED;
    }

    /**
     * Starts a pause that all people have requested. Ends a pause that has lasted too long or that nobody needs any more. No pause
     * starts during a shuffle, so that a list that was sent is not left open.
     */
    void look(long now) {
        Intermission pause = state.intermission();
        boolean isForNobody = !state.isRunning() || pause.isRunning() && !isSomebodysTurnKept();
        if (isForNobody && (pause.isRunning() || pause.isWished()) || now >= pause.ends()) {
            end(now);
        } else if (!pause.isRunning() && pause.isWished() && !state.shuffling().isOpen()) {
            forgetAbsent(pause);
            if (pause.isWished() && agreed(pause)) {
                pause.begin(now);
                state.changes().forEverybody();
            }
        }
    }

    /** Checks whether a person is connected, or may still come back before a bot plays for the seat. */
    private boolean isSomebodysTurnKept() {
        return state.seats().any(seat -> seat.isPersons() && !seat.isPlayedByStandIn());
    }

    private void end(long now) {
        state.intermission().end(now);
        state.match().ifPresent(RunningMatch::askBotsAgain);
        state.changes().forEverybody();
    }

    private void forgetAbsent(Intermission pause) {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            if (!state.seats().get(seat).hasPersonHere() && pause.unwish(seat)) {
                state.changes().forEverybody();
            }
        }
    }

    private boolean agreed(Intermission pause) {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            if (state.seats().get(seat).hasPersonHere() && !pause.isWishedBy(seat)) {
                return false;
            }
        }
        return true;
    }
}
