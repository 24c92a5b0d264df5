package org.tiengow.presentation.words;

import java.util.regex.Pattern;

/** The space that belongs where a name in Latin letters meets Chinese ones. */
final class Spacing {
    private static final Pattern MEETING =
            Pattern.compile("(?<=\\p{IsHan})(?=\\p{IsLatin})|(?<=\\p{IsLatin})(?=\\p{IsHan})");

    private Spacing() {}

    /** The text with such spaces. */
    static String between(String text) {
        return MEETING.matcher(text).replaceAll(" ");
    }
}
