package org.tiengow.client.session;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.SeatFace;

/** The translator of seats' faces, and of the reactions that are shown there for a moment. */
final class Faces {
    private static final EnumPairs<org.tiengow.client.session.table.SeatFace, SeatFace> FACES =
            EnumPairs.of("face", org.tiengow.client.session.table.SeatFace.class, SeatFace.class);

    private static final EnumPairs<Reaction, org.tiengow.protocol.wire.Reaction> REACTIONS =
            EnumPairs.of("reaction", Reaction.class, org.tiengow.protocol.wire.Reaction.class);

    private Faces() {}

    static SeatFace write(org.tiengow.client.session.table.SeatFace face) {
        return FACES.write(face);
    }

    /** Returns a face; null for no face, and for one that this program does not know. */
    static org.tiengow.client.session.table.@Nullable SeatFace read(SeatFace face) {
        return FACES.find(face).orElse(null);
    }

    static org.tiengow.protocol.wire.Reaction write(Reaction reaction) {
        return REACTIONS.write(reaction);
    }

    /** Returns the reactions at the seats, without those that this program does not know. */
    static List<SeatReaction> read(List<Reacted> reactions, long now) {
        List<SeatReaction> read = new ArrayList<>();
        for (Reacted each : reactions) {
            REACTIONS
                    .find(each.getReaction())
                    .map(known -> new SeatReaction(each.getSeat(), known, Deadline.after(now, each.getMillisLeft())))
                    .ifPresent(read::add);
        }
        return read;
    }
}
