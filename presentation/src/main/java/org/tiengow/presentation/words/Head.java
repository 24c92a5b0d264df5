package org.tiengow.presentation.words;

import java.util.Locale;

/** With what a person answers a frontend: texts that say how something is done differ by it. */
public enum Head {
    /** A keyboard and a mouse: "press Enter", "click". The texts without another head's name in their keys. */
    KEYS,
    /** Fingers: "tap". */
    TOUCH,
    /** Lines of text, typed or spoken, with nothing to point at. */
    TEXT;

    /** What parts the name of a head from the key before it. */
    static final String MARK = "@";

    /** What a text's key in the bundle ends with where this head has a text of its own. */
    String ending() {
        return MARK + name().toLowerCase(Locale.ROOT);
    }
}
