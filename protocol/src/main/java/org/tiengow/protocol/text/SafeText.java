package org.tiengow.protocol.text;

import java.util.Optional;

/**
 * The single check for displayable text of strangers: names, chat, titles, sentences. Safe text is one line in any frontend, terminal or
 * log, and disturbs nothing around it. It may use any script, and contain emoji.
 *
 * <p>Characters that this Java does not know yet are safe: a newer program may have accepted them. Exceptions are those that Unicode
 * reserves for characters without a shape, and those that never become characters.
 */
public final class SafeText {
    /** The longest name in code points: the space on a seat's plate. */
    public static final int LONGEST_NAME = 24;

    /** The longest line of chat in code points: two or three lines on the screen. */
    public static final int LONGEST_CHAT = 200;

    /** The most marks on one letter: scripts need up to four, and a tower of them covers the lines above and below. */
    public static final int MOST_MARKS = 4;

    private static final int MASK = '?';

    private SafeText() {}

    /**
     * Checks whether a text is safe. It must not contain control characters, line separators, marks that change the direction of writing,
     * characters without a shape other than joiners, or private or broken characters. Nor may it have more than {@link #MOST_MARKS} marks
     * on a letter.
     */
    public static boolean isSafe(String text) {
        return !isTower(text) && text.codePoints().allMatch(SafeText::isSafe);
    }

    /**
     * Returns a text without the blanks around it; empty when it is unsafe, too long, or invisible.
     *
     * @param longest the bound in code points
     */
    public static Optional<String> line(String text, int longest) {
        String line = text.strip();
        boolean fits = line.codePointCount(0, line.length()) <= longest;
        return fits && isSafe(line) && !Likeness.of(line).isEmpty() ? Optional.of(line) : Optional.empty();
    }

    /**
     * Returns the beginning of a text with a question mark for each unsafe character.
     *
     * @param longest the bound in code points
     */
    public static String masked(String text, int longest) {
        StringBuilder masked = new StringBuilder();
        int marks = 0;
        for (int point : text.codePoints().limit(longest).toArray()) {
            marks = marks(marks, point);
            masked.appendCodePoint(isSafe(point) && marks <= MOST_MARKS ? point : MASK);
        }
        return masked.toString();
    }

    /** Returns a text for quoting in a sentence: masked, and truncated with an ellipsis when it is longer than a name. */
    public static String quoted(String text) {
        String masked = masked(text, LONGEST_NAME);
        return text.codePointCount(0, text.length()) > LONGEST_NAME ? masked + "…" : masked;
    }

    private static boolean isTower(String text) {
        int marks = 0;
        for (int point : text.codePoints().toArray()) {
            marks = marks(marks, point);
            if (marks > MOST_MARKS) {
                return true;
            }
        }
        return false;
    }

    /** Returns the marks on the letter before, this character included; joiners between marks change nothing. */
    private static int marks(int before, int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> before + 1;
            default -> isJoiner(point) ? before : 0;
        };
    }

    private static boolean isSafe(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE -> false;
            case Character.FORMAT -> isJoiner(point);
            case Character.UNASSIGNED -> !isReserved(point);
            default -> true;
        };
    }

    /** Checks for joiners, which are part of words in some scripts, and of many emoji. */
    private static boolean isJoiner(int point) {
        return point == 0x200C || point == 0x200D;
    }

    /** Checks for noncharacters, and for unassigned code points that Unicode reserves for invisible (default-ignorable) characters. */
    private static boolean isReserved(int point) {
        boolean isNoncharacter = (point & 0xFFFE) == 0xFFFE || point >= 0xFDD0 && point <= 0xFDEF;
        return isNoncharacter
                || point == 0x2065
                || point >= 0xFFF0 && point <= 0xFFF8
                || point >= 0xE0000 && point <= 0xE0FFF;
    }
}
