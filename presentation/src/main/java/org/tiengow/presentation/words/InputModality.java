package org.tiengow.presentation.words;

import java.util.Locale;

/** The input method of a frontend. Texts that explain how to do something depend on it. */
public enum InputModality {
    /** A keyboard and a mouse: "press Enter", "click". It uses the texts whose keys have no suffix. */
    KEYS,
    /** Fingers: "tap". */
    TOUCH,
    /** Lines of text, typed or spoken, with nothing to point at. */
    TEXT;

    /** The separator between a key of the bundle and the suffix of an input method. */
    static final String MARK = "@";

    /** Returns the suffix of bundle keys for texts specific to this input method. */
    String ending() {
        return MARK + name().toLowerCase(Locale.ROOT);
    }
}
