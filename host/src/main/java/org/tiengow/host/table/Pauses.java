package org.tiengow.host.table;

import java.util.OptionalInt;
import org.tiengow.host.table.round.Intermission;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;

/** Who wishes for a pause, and whether that is everybody who has a say. */
final class Pauses {
    private final TableContents state;

    Pauses(TableContents state) {
        this.state = state;
    }

    /** A guest wishes for a pause, or no longer; while there is one, that ends it. */
    Reply wish(Guest guest, boolean wish, long now) {
        OptionalInt seat = state.seats().of(guest);
        if (!wish
                && state.intermission().isRunning()
                && state.seats().waitedForBy(guest).isPresent()) {
            end(now); // no decision comes while it lasts, and so no seat
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
     * Lets a pause begin that all agree to, and one end that has no match or has lasted too long. While tiles are shuffled none
     * begins: a list that is out is not left lying.
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

    /** Whether a person is here, or may still come back in time to the own decision. */
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
