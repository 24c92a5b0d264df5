package org.tiengow.protocol.translate;

import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.wire.Act;

/** Translates plays. */
public final class PlayTranslator {
    private static final EnumPairs<Play.Act, Act> ACTS = new EnumPairs<>("act", Play.Act.class, PlayTranslator::act);

    private PlayTranslator() {}

    /** Returns the message of a play. */
    public static org.tiengow.protocol.wire.Play write(Play play) {
        return org.tiengow.protocol.wire.Play.newBuilder()
                .setAct(act(play.act()))
                .setTiles(TileTranslator.write(play.tiles()))
                .build();
    }

    /**
     * Returns the play of a message, without checking whether it is legal.
     *
     * @throws Malformed when the act is unknown, or an answer of the declaring phase has tiles
     */
    public static Play read(org.tiengow.protocol.wire.Play message) {
        Play.Act act = ACTS.read(message.getAct());
        return FieldChecks.built("tiles", () -> new Play(act, TileTranslator.read(message.getTiles())));
    }

    private static Act act(Play.Act act) {
        return switch (act) {
            case FACE_UP -> Act.ACT_FACE_UP;
            case FORFEIT -> Act.ACT_FORFEIT;
            case DECLARE -> Act.ACT_DECLARE;
            case DECLINE -> Act.ACT_DECLINE;
        };
    }
}
