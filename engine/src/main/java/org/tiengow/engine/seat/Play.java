package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/**
 * The action of a seat that must act. A face-up play and a forfeit are different acts; neither is inferred from the tiles (rules
 * 4.2).
 *
 * @param act the kind of action
 * @param tiles the tiles of a face-up play or a forfeit; none for an answer in the declaring phase
 */
public record Play(Act act, TileSet tiles) {
    /** The answer that declares one red dot (rules 4.11). */
    public static final Play DECLARE = new Play(Act.DECLARE, TileSet.EMPTY);

    /** The answer that declares nothing (rules 4.11). */
    public static final Play DECLINE = new Play(Act.DECLINE, TileSet.EMPTY);

    /** The kinds of action. */
    public enum Act {
        /** A set played face up, as a lead or to beat. */
        FACE_UP,
        /** Any tiles played face down. */
        FORFEIT,
        /** The declaration of one red dot, which shows the whole hand. */
        DECLARE,
        /** The answer no in the declaring phase. */
        DECLINE
    }

    /** Checks that an answer carries no tiles. */
    public Play {
        if ((act == Act.DECLARE || act == Act.DECLINE) && !tiles.isEmpty()) {
            throw new IllegalArgumentException("an answer carries no tiles, not " + tiles);
        }
    }

    /** Returns a play that leads or beats with these tiles. */
    public static Play faceUp(TileSet tiles) {
        return new Play(Act.FACE_UP, tiles);
    }

    /** Returns a play that forfeits these tiles, face down. */
    public static Play forfeit(TileSet tiles) {
        return new Play(Act.FORFEIT, tiles);
    }

    public boolean isForfeit() {
        return act == Act.FORFEIT;
    }

    /** Checks whether both are the same act with the same faces; the two tiles of a civil kind are interchangeable. */
    public boolean sameAs(Play other) {
        return act == other.act && tiles.sameKinds(other.tiles);
    }
}
