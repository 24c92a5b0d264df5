package org.tiengow.client.json;

/**
 * An error in a text. The message is one English sentence for a person, and names the place.
 *
 * <p>The exception carries no stack trace: the fault is in the text, not in the program.
 */
public final class TextFlaw extends RuntimeException {
    private final int line;

    /**
     * @param line the number of the line in the text, 1 for the first
     * @param sentence the error, in one sentence
     */
    public TextFlaw(int line, String sentence) {
        super(sentence, null, false, false);
        this.line = line;
    }

    /** Returns the number of the line in the text, 1 for the first. */
    public int line() {
        return line;
    }

    /** Returns the error, in one sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
