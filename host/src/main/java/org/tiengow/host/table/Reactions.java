package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.Reaction;

/**
 * The reactions that players show at their seats for a moment. They are part of the update of the table and are not kept. Their
 * times are those of the host's clock, which continues during a pause.
 */
final class Reactions {
    /** The minimum time between two reactions of a guest, in milliseconds. */
    static final long PAUSE = 2_000;

    /** The time for which a reaction is shown, in milliseconds. */
    static final long SHOWN = 3_000;

    private final Map<Participant, Shown> latest = new LinkedHashMap<>();

    private record Shown(Reaction reaction, long since) {}

    /** Shows a reaction at the seat of a guest, in place of the previous one. */
    Reply react(Participant participant, Reaction reaction, long now) {
        if (reaction == Reaction.REACTION_UNSPECIFIED || reaction == Reaction.UNRECOGNIZED) {
            return HostRefusal.BAD_OPTION.about("reaction");
        }
        forget(now);
        Shown last = latest.get(participant);
        if (last != null && now - last.since() < PAUSE) {
            return HostRefusal.TOO_FAST.answer();
        }
        latest.put(participant, new Shown(reaction, now));
        return Reply.GRANTED;
    }

    /** Returns the reactions that are shown now, of guests that are still seated. */
    List<Reacted> shown(TableSeats seats, long now) {
        forget(now);
        List<Reacted> shown = new ArrayList<>();
        latest.forEach((participant, each) -> seats.of(participant)
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
