package org.tiengow.protocol.translate;

import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/** Plays and tricks as a seat saw them, as messages. */
public final class SeenTranslator {
    private SeenTranslator() {}

    /** The message of a play that was seen. */
    public static org.tiengow.protocol.wire.SeenPlay write(SeenPlay play) {
        return org.tiengow.protocol.wire.SeenPlay.newBuilder()
                .setSeat(play.seat())
                .setFaceDown(play.faceDown())
                .setCount(play.count())
                .setTiles(TileTranslator.write(play.tiles()))
                .build();
    }

    /** The message of a finished trick. */
    public static org.tiengow.protocol.wire.SeenTrick write(SeenTrick trick) {
        return org.tiengow.protocol.wire.SeenTrick.newBuilder()
                .addAllPlays(trick.plays().stream().map(SeenTranslator::write).toList())
                .setWinner(trick.winner())
                .build();
    }

    /**
     * The play of a message.
     *
     * @throws Malformed when the seat or the count is out of range, or the tiles are not as many as counted
     */
    public static SeenPlay read(org.tiengow.protocol.wire.SeenPlay message, int players) {
        int seat = FieldChecks.seat("seat", players, message.getSeat());
        int count = FieldChecks.within("count", 1, FieldChecks.LARGEST_PLAY, message.getCount());
        TileSet tiles = TileTranslator.read(message.getTiles());
        return FieldChecks.built("tiles", () -> new SeenPlay(seat, message.getFaceDown(), count, tiles));
    }

    /**
     * The trick of a message.
     *
     * @throws Malformed when a play is malformed, or there is not one a seat
     */
    public static SeenTrick read(org.tiengow.protocol.wire.SeenTrick message, int players) {
        FieldChecks.within("plays", players, players, message.getPlaysCount());
        return new SeenTrick(
                FieldChecks.each("plays", players, message.getPlaysList(), play -> read(play, players)),
                FieldChecks.seat("winner", players, message.getWinner()));
    }
}
