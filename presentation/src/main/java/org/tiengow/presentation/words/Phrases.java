package org.tiengow.presentation.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.Phrase;

/** The phrases that one click sends. Each client shows them in its own language. */
public final class Phrases {
    private Phrases() {}

    /** Returns the words of all phrases, the most wanted first. */
    public static List<String> all(Words words) {
        return Arrays.stream(Phrase.values())
                .map(phrase -> words.get(key(phrase)))
                .toList();
    }

    /** Returns the phrase with these words, clicked or typed, if any. */
    public static Optional<Phrase> meant(Words words, String line) {
        return Arrays.stream(Phrase.values())
                .filter(phrase -> words.get(key(phrase)).equals(line.strip()))
                .findFirst();
    }

    /** Returns the text of a chat line: a phrase or a line of the host in this language, and any other line unchanged. */
    public static String text(Words words, ChatLine line) {
        if (!line.missingNetwork().isEmpty()) {
            return words.get("table.missingNetwork", line.missingNetwork());
        }
        Phrase phrase = line.phrase();
        return phrase == null ? line.text() : text(words, phrase);
    }

    /** Returns the words of a phrase. */
    public static String text(Words words, Phrase phrase) {
        return words.get(key(phrase));
    }

    private static String key(Phrase phrase) {
        return "phrase." + phrase.name();
    }
}
