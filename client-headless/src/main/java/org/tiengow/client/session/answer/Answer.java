package org.tiengow.client.session.answer;

import org.tiengow.engine.tile.TileSet;

/** The answer to a request; each request has exactly one. */
public sealed interface Answer {
    /** Checks whether the request was granted. */
    default boolean isGranted() {
        return this instanceof Granted;
    }

    /** The request was carried out. The change comes, or has come, as an update of the state. */
    record Granted() implements Answer {}

    /**
     * The request was refused, and nothing has changed. Screens make their own sentence from the parts.
     *
     * @param reason the reason
     * @param paragraph the paragraph of the rules that applies, such as {@code 4.3}; empty when none does
     * @param tiles the tiles concerned; may be empty
     * @param seat the seat concerned, or {@link org.tiengow.engine.seat.Seats#NONE}
     * @param number a number concerned; 0 for none
     * @param word a word concerned, such as a parameter's name; may be empty
     * @param sentence one English sentence, for logs and command lines
     */
    record Refused(
            RefusalReason reason, String paragraph, TileSet tiles, int seat, int number, String word, String sentence)
            implements Answer {}
}
