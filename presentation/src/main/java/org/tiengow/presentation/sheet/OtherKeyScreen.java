package org.tiengow.presentation.sheet;

import org.tiengow.presentation.words.Words;

/**
 * A host that has another key than the one known by its name: finished words, in the reader's language.
 *
 * @param title of the sheet
 * @param what happened
 * @param knownLabel says what the next ones are
 * @param known the words of the key that is known
 * @param shownLabel says what the next ones are
 * @param shown the words of the key that was met
 * @param meaning what may be behind it
 * @param advice how to find out
 * @param trust the label of taking the new key for the host's
 * @param away the label of doing nothing
 */
public record OtherKeyScreen(
        String title,
        String what,
        String knownLabel,
        String known,
        String shownLabel,
        String shown,
        String meaning,
        String advice,
        String trust,
        String away) {
    /**
     * The question.
     *
     * @param host the host's name
     * @param known the six words of the key that is known
     * @param shown the six words of the key that was met
     */
    public static OtherKeyScreen of(Words words, String host, String known, String shown) {
        return new OtherKeyScreen(
                words.get("otherKey.title"),
                words.get("otherKey.what", host),
                words.get("otherKey.known"),
                known,
                words.get("otherKey.shown"),
                shown,
                words.get("otherKey.meaning"),
                words.get("otherKey.advice"),
                words.get("otherKey.trust"),
                words.get("otherKey.away"));
    }
}
