package org.tiengow.swing.settings;

import java.util.Locale;

/**
 * What is remembered from one time to the next. Immutable.
 *
 * @param name the name at the table; empty before somebody chose one
 * @param lastAddress the last address that was typed; may be empty
 * @param language a language tag, such as {@code zh-Hant}; empty: the machine's own
 * @param dark whether the dark theme is worn
 * @param scale of text and controls, 1 to 3
 * @param place where the window stood
 */
public record Settings(String name, String lastAddress, String language, boolean dark, float scale, Place place) {
    /** Longest name, in characters, as the protocol has it. */
    public static final int LONGEST_NAME = 24;

    /** What is true before anything is remembered. */
    public static final Settings FIRST = new Settings("", "", "", true, 1, Place.ANYWHERE);

    /**
     * Where a window stands on the screen, in pixels.
     *
     * @param x of its left edge
     * @param y of its upper edge
     * @param width at least 1, or 0 where none is remembered
     * @param height at least 1, or 0 where none is remembered
     * @param maximized whether it fills the screen
     */
    public record Place(int x, int y, int width, int height, boolean maximized) {
        /** None is remembered. */
        public static final Place ANYWHERE = new Place(0, 0, 0, 0, false);

        /** Whether one is remembered. */
        public boolean isKnown() {
            return width > 0 && height > 0;
        }
    }

    /** Whether a name may be used at a table: 1 to 24 characters, none of them a control character. */
    public static boolean isGoodName(String name) {
        String trimmed = name.strip();
        return !trimmed.isEmpty()
                && trimmed.length() <= LONGEST_NAME
                && trimmed.chars().noneMatch(Character::isISOControl);
    }

    /** A first name for somebody who has not chosen one: the machine's name for that person, else another. */
    public static String nameFor(String account, String otherwise) {
        String name = account.strip();
        if (!isGoodName(name) || name.equals("root")) {
            return otherwise;
        }
        int first = name.codePointAt(0);
        return Character.toString(Character.toTitleCase(first)) + name.substring(Character.charCount(first));
    }

    /** The language: the one chosen, else the machine's own. */
    public Locale locale() {
        return language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language);
    }

    /** The same with another name. */
    public Settings withName(String changed) {
        return new Settings(changed, lastAddress, language, dark, scale, place);
    }

    /** The same with another last address. */
    public Settings withLastAddress(String changed) {
        return new Settings(name, changed, language, dark, scale, place);
    }

    /** The same with another language. */
    public Settings withLanguage(String changed) {
        return new Settings(name, lastAddress, changed, dark, scale, place);
    }

    /** The same with the dark theme or the light one. */
    public Settings withDark(boolean changed) {
        return new Settings(name, lastAddress, language, changed, scale, place);
    }

    /** The same with the window elsewhere. */
    public Settings withPlace(Place changed) {
        return new Settings(name, lastAddress, language, dark, scale, changed);
    }
}
