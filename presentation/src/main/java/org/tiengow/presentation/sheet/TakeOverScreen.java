package org.tiengow.presentation.sheet;

import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.words.Words;

/**
 * The question whether this program hosts the night from now on: finished words, in the reader's language.
 *
 * @param title the question
 * @param text what it means
 * @param key the words of this program's key, to be compared with those the other sees; empty until they are made
 * @param yes the label of the main button
 * @param no the label of the other
 */
public record TakeOverScreen(String title, String text, String key, String yes, String no) {
    /**
     * The question.
     *
     * @param key the words of this program's key; empty until they are made
     */
    public static TakeOverScreen of(Words words, SessionState state, String key) {
        return new TakeOverScreen(
                words.get("takeOver.title"),
                words.get("takeOver.text", state.host().name()),
                key.isEmpty() ? "" : words.get("takeOver.key", key),
                words.get("takeOver.yes"),
                words.get("takeOver.no"));
    }
}
