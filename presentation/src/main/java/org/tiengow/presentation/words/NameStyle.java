package org.tiengow.presentation.words;

/** The style of tile names (rules 1), independent of the language of the sentences. */
public enum NameStyle {
    /** The names of the screen's language. */
    AS_LANGUAGE,
    ENGLISH,
    /** Cantonese names in Latin letters. */
    CANTONESE,
    /** Mandarin names in Latin letters. */
    MANDARIN,
    /** Names in Chinese characters. */
    CHINESE
}
