package org.tiengow.host.table.telling;

import java.util.Optional;
import org.tiengow.protocol.opening.Likeness;

/** What people may write for others to read. */
public final class Text {
    /** The longest name, in characters: what fits on a seat's plate. */
    public static final int MOST_NAME = 24;

    /** The longest line of chat, in characters: two or three lines on the screen. */
    public static final int MOST_CHAT = 200;

    /** The most marks on one letter: scripts need up to four, and a tower of them covers the lines above and below. */
    public static final int MOST_MARKS = 4;

    private Text() {}

    /**
     * Trims a line.
     *
     * @param most the most characters it may have
     * @return empty when nothing is left, nothing of it can be seen, it is too long, or it holds what could disturb the reader's screen: control
     *     characters, line ends, marks that turn the direction of writing, halves of characters, more than {@link #MOST_MARKS} on a
     *     letter
     */
    public static Optional<String> line(String text, int most) {
        String line = text.strip();
        boolean fits = !line.isEmpty() && line.codePointCount(0, line.length()) <= most;
        boolean harmless = line.codePoints().allMatch(Text::isHarmless) && !isTower(line);
        return fits && harmless && !Likeness.of(line).isEmpty() ? Optional.of(line) : Optional.empty();
    }

    /** The beginning of what somebody wrote, fit to be quoted in a sentence. */
    public static String quoted(String text) {
        String shown = text.codePoints()
                .limit(MOST_NAME)
                .map(point -> isHarmless(point) ? point : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return shown.length() < text.length() ? shown + "…" : shown;
    }

    /** Whether more marks stand on a letter than in any script; joiners between them change nothing of it. */
    private static boolean isTower(String line) {
        int marks = 0;
        for (int point : line.codePoints().toArray()) {
            if (isMark(point)) {
                marks++;
            } else if (!isJoiner(point)) {
                marks = 0;
            }
            if (marks > MOST_MARKS) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMark(int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            case Character.FORMAT -> isJoiner(point);
            default -> true;
        };
    }

    /** Joiners are part of words in some scripts and of many pictures. */
    private static boolean isJoiner(int point) {
        return point == 0x200C || point == 0x200D;
    }
}
