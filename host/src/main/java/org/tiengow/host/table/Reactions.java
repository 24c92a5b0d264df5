package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.Reaction;

/** What those who sit at a table show there for a moment: it is told with the table, and kept nowhere. It goes by the host's clock. */
final class Reactions {
    /** The least time between two of one guest, in milliseconds. */
    static final long PAUSE = 2_000;

    /** How long one is shown, in milliseconds. */
    static final long SHOWN = 3_000;

    private final Map<Guest, Shown> latest = new LinkedHashMap<>();

    private record Shown(Reaction reaction, long since) {}

    /** Shows one at the seat of a guest, in the place of the last. */
    Reply react(Guest guest, Reaction reaction, long now) {
        if (reaction == Reaction.REACTION_UNSPECIFIED || reaction == Reaction.UNRECOGNIZED) {
            return HostRefusal.BAD_OPTION.about("reaction");
        }
        forget(now);
        Shown last = latest.get(guest);
        if (last != null && now - last.since() < PAUSE) {
            return HostRefusal.TOO_FAST.answer();
        }
        latest.put(guest, new Shown(reaction, now));
        return Reply.GRANTED;
    }

    /** All that is shown now, of those who sit here still. */
    List<Reacted> shown(TableSeats seats, long now) {
        forget(now);
        List<Reacted> shown = new ArrayList<>();
        latest.forEach((guest, each) -> seats.of(guest)
                .ifPresent(seat -> shown.add(Reacted.newBuilder()
                        .setSeat(seat)
                        .setReaction(each.reaction())
                        .setMillisLeft((int) (SHOWN - (now - each.since())))
                        .build())));
        return shown;
    }

    private void forget(long now) {
        latest.values().removeIf(each -> now - each.since() >= SHOWN);
    }
}
