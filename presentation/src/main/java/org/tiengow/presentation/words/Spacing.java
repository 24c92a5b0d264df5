package org.tiengow.presentation.words;

import java.util.regex.Pattern;

/** The space between Latin and Chinese letters where names are mixed. */
final class Spacing {
    private static final Pattern MEETING =
            Pattern.compile("(?<=\\p{IsHan})(?=\\p{IsLatin})|(?<=\\p{IsLatin})(?=\\p{IsHan})");

    private Spacing() {}

    /** Returns the text with such spaces inserted. */
    static String between(String text) {
        return MEETING.matcher(text).replaceAll(" ");
    }
}
