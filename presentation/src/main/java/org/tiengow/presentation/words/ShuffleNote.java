package org.tiengow.presentation.words;

/**
 * A sentence about the shuffle of a round.
 *
 * @param sort how it is marked
 * @param words a sentence
 * @param more the label of the button that explains it; empty where there is nothing more to say
 */
public record ShuffleNote(Sort sort, String words, String more) {
    /** How it is marked. */
    public enum Sort {
        /** With a tick: all matches. */
        TICK,
        /** With nothing special. */
        PLAIN,
        /** So that nobody overlooks it. */
        ALARM
    }
}
