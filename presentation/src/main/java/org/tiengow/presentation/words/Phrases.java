package org.tiengow.presentation.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.Phrase;

/** What is said with one click, and read by everybody in the own language. */
public final class Phrases {
    private Phrases() {}

    /** The words of all phrases, the most wanted first. */
    public static List<String> all(Words words) {
        return Arrays.stream(Phrase.values())
                .map(phrase -> words.get(key(phrase)))
                .toList();
    }

    /** The phrase whose words these are, clicked or typed. */
    public static Optional<Phrase> meant(Words words, String line) {
        return Arrays.stream(Phrase.values())
                .filter(phrase -> words.get(key(phrase)).equals(line.strip()))
                .findFirst();
    }

    /** What a line says: a phrase in this language, anything else as it was said. */
    public static String text(Words words, ChatLine line) {
        Phrase phrase = line.phrase();
        return phrase == null ? line.text() : text(words, phrase);
    }

    /** The words of a phrase. */
    public static String text(Words words, Phrase phrase) {
        return words.get(key(phrase));
    }

    private static String key(Phrase phrase) {
        return "phrase." + phrase.name();
    }
}
