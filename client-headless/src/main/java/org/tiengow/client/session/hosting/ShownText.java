package org.tiengow.client.session.hosting;

/** What others wrote and a screen can show. */
public final class ShownText {
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private ShownText() {}

    /**
     * Whether a text holds nothing that would disturb a screen: control characters, ends of lines, marks that turn the
     * direction of writing, halves of characters.
     */
    public static boolean isHarmless(String text) {
        return text.codePoints().allMatch(ShownText::isHarmless);
    }

    /** What a host says to a person, a terminal or a log, so that it is one line there, and does nothing to it. */
    public static String shown(String sentence) {
        return sentence.codePoints()
                .limit(HostBounds.TEXT)
                .map(point -> isHarmless(point) ? point : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                false;
            case Character.FORMAT -> point == ZERO_WIDTH_NON_JOINER || point == ZERO_WIDTH_JOINER;
            default -> true;
        };
    }
}
