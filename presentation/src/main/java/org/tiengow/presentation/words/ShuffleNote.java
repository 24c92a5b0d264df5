package org.tiengow.presentation.words;

/**
 * What is said about a shuffle.
 *
 * @param sort how it is marked
 * @param words a sentence
 */
public record ShuffleNote(Sort sort, String words) {
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
