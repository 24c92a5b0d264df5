package org.tiengow.presentation.sheet;

import java.util.List;
import org.tiengow.presentation.words.Words;

/**
 * The keys of the table in words.
 *
 * @param words the language
 */
public record KeysModel(Words words) {
    private static final List<String> DEEDS = List.of(
            "select",
            "walk",
            "press",
            "play",
            "forfeit",
            "hint",
            "lastTrick",
            "card",
            "clear",
            "big",
            "full",
            "next",
            "help",
            "drag");

    /** The sheet. */
    public KeysScreen screen() {
        return new KeysScreen(
                words.get("keys.title"),
                DEEDS.stream()
                        .map(deed -> new KeysScreen.Row(words.get("keys." + deed), words.get("keys." + deed + ".does")))
                        .toList(),
                words.get("keys.close"));
    }
}
