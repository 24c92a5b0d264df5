package org.tiengow.protocol.translate;

import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/** Translates plays and tricks as a seat saw them. */
public final class SeenTranslator {
    private SeenTranslator() {}

    /** Returns the message of a play that was seen. */
    public static org.tiengow.protocol.wire.SeenPlay write(SeenPlay play) {
        return org.tiengow.protocol.wire.SeenPlay.newBuilder()
                .setSeat(play.seat())
                .setFaceDown(play.faceDown())
                .setCount(play.count())
                .setTiles(TileTranslator.write(play.tiles()))
                .build();
    }

    /** Returns the message of a finished trick. */
    public static org.tiengow.protocol.wire.SeenTrick write(SeenTrick trick) {
        return org.tiengow.protocol.wire.SeenTrick.newBuilder()
                .addAllPlays(trick.plays().stream().map(SeenTranslator::write).toList())
                .setWinner(trick.winner())
                .build();
    }

    /**
     * Returns the play of a message.
     *
     * @throws Malformed when the seat or the count is out of range, or the number of tiles differs from the count
     */
    public static SeenPlay read(org.tiengow.protocol.wire.SeenPlay message, int players) {
        int seat = FieldChecks.seat("seat", players, message.getSeat());
        int count = FieldChecks.within("count", 1, FieldChecks.LARGEST_PLAY, message.getCount());
        TileSet tiles = TileTranslator.read(message.getTiles());
        return FieldChecks.built("tiles", () -> new SeenPlay(seat, message.getFaceDown(), count, tiles));
    }

    /**
     * Returns the trick of a message.
     *
     * @throws Malformed when a play is malformed, or there is not exactly one per seat
     */
    public static SeenTrick read(org.tiengow.protocol.wire.SeenTrick message, int players) {
        FieldChecks.within("plays", players, players, message.getPlaysCount());
        return new SeenTrick(
                FieldChecks.each("plays", players, message.getPlaysList(), play -> read(play, players)),
                FieldChecks.seat("winner", players, message.getWinner()));
    }
}
