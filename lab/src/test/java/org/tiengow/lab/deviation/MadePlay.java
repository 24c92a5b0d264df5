package org.tiengow.lab.deviation;

import org.tiengow.client.search.Sameness;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/** A play of a seat. Of interchangeable tiles it takes the first ones. */
record MadePlay(int seat, int tiles, boolean isForfeit) {
    /** Returns a play of a seat that holds these tiles. */
    static MadePlay of(int seat, int hand, Play play) {
        return of(seat, hand, Sameness.within(hand, play.tiles()), play.isForfeit());
    }

    static MadePlay of(int seat, int hand, int tiles, boolean forfeit) {
        return new MadePlay(
                seat, Sameness.first(new TileSet(hand), new TileSet(tiles)).bits(), forfeit);
    }

    Play play() {
        TileSet set = new TileSet(tiles);
        return isForfeit ? Play.forfeit(set) : Play.faceUp(set);
    }
}
