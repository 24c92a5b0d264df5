package org.tiengow.client.session;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.Reaction;
import org.tiengow.protocol.wire.SeatFace;

/** The translator of seats' faces, and of the reactions that are shown there for a moment. */
final class Faces {
    private Faces() {}

    static SeatFace write(org.tiengow.client.session.table.SeatFace face) {
        return switch (face) {
            case GOOSE -> SeatFace.SEAT_FACE_GOOSE;
            case CAT -> SeatFace.SEAT_FACE_CAT;
            case RABBIT -> SeatFace.SEAT_FACE_RABBIT;
            case FOX -> SeatFace.SEAT_FACE_FOX;
            case OWL -> SeatFace.SEAT_FACE_OWL;
            case PANDA -> SeatFace.SEAT_FACE_PANDA;
            case FROG -> SeatFace.SEAT_FACE_FROG;
            case CARP -> SeatFace.SEAT_FACE_CARP;
            case TURTLE -> SeatFace.SEAT_FACE_TURTLE;
            case PLUM -> SeatFace.SEAT_FACE_PLUM;
            case TEAPOT -> SeatFace.SEAT_FACE_TEAPOT;
            case LANTERN -> SeatFace.SEAT_FACE_LANTERN;
        };
    }

    /** Returns a face; null for no face, and for one that this program does not know. */
    static org.tiengow.client.session.table.@Nullable SeatFace read(SeatFace face) {
        return switch (face) {
            case SEAT_FACE_GOOSE -> org.tiengow.client.session.table.SeatFace.GOOSE;
            case SEAT_FACE_CAT -> org.tiengow.client.session.table.SeatFace.CAT;
            case SEAT_FACE_RABBIT -> org.tiengow.client.session.table.SeatFace.RABBIT;
            case SEAT_FACE_FOX -> org.tiengow.client.session.table.SeatFace.FOX;
            case SEAT_FACE_OWL -> org.tiengow.client.session.table.SeatFace.OWL;
            case SEAT_FACE_PANDA -> org.tiengow.client.session.table.SeatFace.PANDA;
            case SEAT_FACE_FROG -> org.tiengow.client.session.table.SeatFace.FROG;
            case SEAT_FACE_CARP -> org.tiengow.client.session.table.SeatFace.CARP;
            case SEAT_FACE_TURTLE -> org.tiengow.client.session.table.SeatFace.TURTLE;
            case SEAT_FACE_PLUM -> org.tiengow.client.session.table.SeatFace.PLUM;
            case SEAT_FACE_TEAPOT -> org.tiengow.client.session.table.SeatFace.TEAPOT;
            case SEAT_FACE_LANTERN -> org.tiengow.client.session.table.SeatFace.LANTERN;
            case SEAT_FACE_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }

    static Reaction write(Phrase phrase) {
        return switch (phrase) {
            case GOOD_LUCK -> Reaction.REACTION_GOOD_LUCK;
            case ONE_MOMENT -> Reaction.REACTION_ONE_MOMENT;
            case WELL_PLAYED -> Reaction.REACTION_WELL_PLAYED;
            case AGAIN -> Reaction.REACTION_AGAIN;
            case THANK_YOU -> Reaction.REACTION_THANK_YOU;
            case GOOD_NIGHT -> throw new IllegalArgumentException("Nobody reacts with " + phrase + ".");
        };
    }

    /** Returns the reactions at the seats, without those that this program does not know. */
    static List<SeatReaction> read(List<Reacted> reactions, long now) {
        List<SeatReaction> read = new ArrayList<>();
        for (Reacted each : reactions) {
            Phrase phrase = phrase(each.getReaction());
            if (phrase != null) {
                read.add(new SeatReaction(each.getSeat(), phrase, Deadline.after(now, each.getMillisLeft())));
            }
        }
        return read;
    }

    private static @Nullable Phrase phrase(Reaction reaction) {
        return switch (reaction) {
            case REACTION_GOOD_LUCK -> Phrase.GOOD_LUCK;
            case REACTION_ONE_MOMENT -> Phrase.ONE_MOMENT;
            case REACTION_WELL_PLAYED -> Phrase.WELL_PLAYED;
            case REACTION_AGAIN -> Phrase.AGAIN;
            case REACTION_THANK_YOU -> Phrase.THANK_YOU;
            case REACTION_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }
}
