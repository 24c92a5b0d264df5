package org.tiengow.presentation.words;

/** What tiles are called (rules 1), whatever language the sentences around them are in. */
public enum NameStyle {
    /** As people say it in the language of the screen. */
    AS_LANGUAGE,
    ENGLISH,
    /** As in Hong Kong, in Latin letters. */
    CANTONESE,
    /** As in Beijing, in Latin letters. */
    MANDARIN,
    /** In Chinese characters. */
    CHINESE
}
