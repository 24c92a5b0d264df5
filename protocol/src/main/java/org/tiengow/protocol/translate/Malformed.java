package org.tiengow.protocol.translate;

/**
 * Thrown for a message that was parsed, but whose content is invalid: a number out of range, an unknown word, a contradiction.
 *
 * <p>It has no stack trace, since it is the other side's mistake and not this program's.
 */
public final class Malformed extends RuntimeException {
    private final String word;

    /**
     * Creates the exception.
     *
     * @param word the field, parameter or contradiction that it is about
     * @param sentence one English sentence that names it
     */
    public Malformed(String word, String sentence) {
        super(sentence, null, false, false);
        this.word = word;
    }

    /** Returns the field, parameter or contradiction that it is about. */
    public String word() {
        return word;
    }

    /** Returns one English sentence, for logs and refusals. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
