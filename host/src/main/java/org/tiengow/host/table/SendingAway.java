package org.tiengow.host.table;

import java.util.Optional;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.opening.SafeText;

/** Removes guests from the table on the owner's request, and bans them from the host if requested. */
final class SendingAway {
    private final TableContents state;
    private final Membership membership;
    private final OwnBots bots;

    SendingAway(TableContents state, Membership membership, OwnBots bots) {
        this.state = state;
        this.membership = membership;
        this.bots = bots;
    }

    /** Removes the holder of a seat. */
    Reply kick(Guest owner, int seat, boolean bar) {
        if (!owner.ownsHost()) {
            return HostRefusal.NOT_THE_OWNER.answer();
        }
        if (!state.seats().has(seat) || state.seats().get(seat).isFree()) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(seat);
        }
        sendAway(owner, seat, bar);
        return Reply.GRANTED;
    }

    private void sendAway(Guest owner, int seat, boolean bar) {
        TableSeat held = state.seats().get(seat);
        Guest guest = held.guest();
        Guest waiting = held.waiting();
        String name = held.name();
        Optional<Identity> key = held.identity();
        Guest person = held.isPlayedByBot() ? (held.isWaitedForByHolder() ? waiting : null) : guest;
        boolean isHere = held.isPersons() || person != null;
        if (waiting != null && held.isWaitedForByHolder()) {
            membership.depart(waiting, true); // the holder must not get the seat back
        }
        if (held.isPlayedByBot()) {
            bots.relieve(seat);
        } else if (guest != null) {
            membership.depart(guest, true);
        }
        membership.vacate(seat);
        if (bar && isHere) {
            owner.bars(name, key, person);
        }
    }

    /** Removes a spectator. */
    Reply kickWatcher(Guest owner, String name, boolean bar) {
        if (!owner.ownsHost()) {
            return HostRefusal.NOT_THE_OWNER.answer();
        }
        Optional<Guest> found = state.watchers().stream()
                .filter(guest -> guest != owner && guest.name().equals(name))
                .findFirst();
        if (found.isEmpty()) {
            return HostRefusal.NOT_WATCHING.about(SafeText.quoted(name));
        }
        membership.leave(found.get(), true);
        if (bar) {
            owner.bars(name, found.get().identity(), found.get());
        }
        return Reply.GRANTED;
    }
}
