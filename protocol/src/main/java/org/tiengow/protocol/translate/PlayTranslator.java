package org.tiengow.protocol.translate;

import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.wire.Act;

/** Translates plays. */
public final class PlayTranslator {
    private static final EnumPairs<Play.Act, Act> ACTS = EnumPairs.of("act", Play.Act.class, Act.class);

    private PlayTranslator() {}

    /** Returns the message of a play. */
    public static org.tiengow.protocol.wire.Play write(Play play) {
        return org.tiengow.protocol.wire.Play.newBuilder()
                .setAct(ACTS.write(play.act()))
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
}
