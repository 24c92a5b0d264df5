package org.tiengow.presentation.words;

/**
 * A note about the shuffle of a round.
 *
 * @param sort the way it is marked
 * @param words a sentence
 * @param more the label of the button that explains it; empty if there is no more to say
 */
public record ShuffleNote(Sort sort, String words, String more) {
    /** The ways to mark a note. */
    public enum Sort {
        /** A tick: everything matches. */
        TICK,
        /** No mark. */
        PLAIN,
        /** A conspicuous mark that cannot be overlooked. */
        ALARM
    }
}
