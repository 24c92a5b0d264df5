package org.tiengow.client.session.answer;

import org.tiengow.engine.tile.TileSet;

/** The one answer to a request. */
public sealed interface Answer {
    /** Whether it was done. */
    default boolean isGranted() {
        return this instanceof Granted;
    }

    /** It was done; what changed comes, or has come, as an update of the state. */
    record Granted() implements Answer {}

    /**
     * It was not done, and nothing changed. Screens make their own sentence from the parts.
     *
     * @param reason why
     * @param paragraph the paragraph of the rules where one applies, such as {@code 4.3}; else empty
     * @param tiles the tiles it is about; none for none
     * @param seat the seat it is about, or {@link org.tiengow.engine.seat.Seats#NONE}
     * @param number a number it is about; 0 for none
     * @param word a word it is about, such as a parameter's name; may be empty
     * @param sentence one English sentence, for logs and command lines
     */
    record Refused(
            RefusalReason reason, String paragraph, TileSet tiles, int seat, int number, String word, String sentence)
            implements Answer {}
}
