package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/**
 * What a seat does when it must act. A face-up play and a forfeit are different acts, never inferred (rules 4.2).
 *
 * @param act which act
 * @param tiles the tiles of a face-up play or a forfeit; none for an answer in the declaring phase
 */
public record Play(Act act, TileSet tiles) {
    /** Declares one red dot (rules 4.11). */
    public static final Play DECLARE = new Play(Act.DECLARE, TileSet.EMPTY);

    /** Declares nothing (rules 4.11). */
    public static final Play DECLINE = new Play(Act.DECLINE, TileSet.EMPTY);

    /** The four acts. */
    public enum Act {
        /** A set shown: a lead, or one that beats. */
        FACE_UP,
        /** Any tiles, face down. */
        FORFEIT,
        /** Shows the hand with one red dot. */
        DECLARE,
        /** Answers the declaring phase with no. */
        DECLINE
    }

    /** Checks that an answer carries no tiles. */
    public Play {
        if ((act == Act.DECLARE || act == Act.DECLINE) && !tiles.isEmpty()) {
            throw new IllegalArgumentException("an answer carries no tiles, not " + tiles);
        }
    }

    /** Leads or beats with these tiles. */
    public static Play faceUp(TileSet tiles) {
        return new Play(Act.FACE_UP, tiles);
    }

    /** Forfeits these tiles, face down. */
    public static Play forfeit(TileSet tiles) {
        return new Play(Act.FORFEIT, tiles);
    }

    /** Whether the tiles are played face down. */
    public boolean isForfeit() {
        return act == Act.FORFEIT;
    }

    /** Whether both are the same act with the same faces; the two tiles of a civil kind are interchangeable. */
    public boolean sameAs(Play other) {
        return act == other.act && tiles.sameKinds(other.tiles);
    }
}
