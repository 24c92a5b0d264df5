package org.tiengow.client.json;

/**
 * A text that is not what it should be. The message is one English sentence for a person, and names the place.
 *
 * <p>It carries no stack trace: the fault is in the text, not in the program.
 */
public final class TextFlaw extends RuntimeException {
    private final int line;

    /**
     * @param line the line in the text, 1 for the first
     * @param sentence what is wrong there
     */
    public TextFlaw(int line, String sentence) {
        super(sentence, null, false, false);
        this.line = line;
    }

    /** The line in the text, 1 for the first. */
    public int line() {
        return line;
    }

    /** What is wrong, in one sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
