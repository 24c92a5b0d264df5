package org.tiengow.host.table;

import java.util.Optional;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.text.SafeText;

/** Removes guests from the table on the owner's request, and bans them from the host if requested. */
final class Kicks {
    private final TableData state;
    private final SeatAssignment seatAssignment;
    private final OwnBots bots;

    Kicks(TableData state, SeatAssignment seatAssignment, OwnBots bots) {
        this.state = state;
        this.seatAssignment = seatAssignment;
        this.bots = bots;
    }

    /** Removes the holder of a seat. */
    Reply kick(Participant owner, int seat, boolean bar) {
        if (!state.seats().has(seat) || state.seats().get(seat).isFree()) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(seat);
        }
        sendAway(owner, seat, bar);
        return Reply.GRANTED;
    }

    private void sendAway(Participant owner, int seat, boolean bar) {
        TableSeat held = state.seats().get(seat);
        Participant participant = held.guest();
        Participant waiting = held.waiting();
        String name = held.name();
        Optional<Identity> key = held.identity();
        Participant person = held.isPlayedByBot() ? (held.isWaitedForByHolder() ? waiting : null) : participant;
        boolean isHere = held.isPersons() || person != null;
        if (waiting != null && held.isWaitedForByHolder()) {
            seatAssignment.depart(waiting, true); // the holder must not get the seat back
        }
        if (held.isPlayedByBot()) {
            bots.relieve(seat);
        } else if (participant != null) {
            seatAssignment.depart(participant, true);
        }
        seatAssignment.vacate(seat);
        if (bar && isHere) {
            owner.bars(name, key, person);
        }
    }

    /** Removes a spectator. */
    Reply kickWatcher(Participant owner, String name, boolean bar) {
        Optional<Participant> found = state.watchers().stream()
                .filter(participant ->
                        participant != owner && participant.name().equals(name))
                .findFirst();
        if (found.isEmpty()) {
            return HostRefusal.NOT_WATCHING.about(SafeText.quoted(name));
        }
        seatAssignment.leave(found.get(), true);
        if (bar) {
            owner.bars(name, found.get().identity(), found.get());
        }
        return Reply.GRANTED;
    }
}
