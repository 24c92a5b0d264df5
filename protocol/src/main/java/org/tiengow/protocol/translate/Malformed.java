package org.tiengow.protocol.translate;

/**
 * A message that was read, but whose content means nothing: a number out of range, a word nobody knows, a contradiction.
 *
 * <p>It carries no stack trace, since it is the other side's mistake and not this program's.
 */
public final class Malformed extends RuntimeException {
    private final String word;

    /**
     * A fault in a message.
     *
     * @param word the field, the parameter or the contradiction it is about
     * @param sentence one English sentence that names it
     */
    public Malformed(String word, String sentence) {
        super(sentence, null, false, false);
        this.word = word;
    }

    /** The field, the parameter or the contradiction it is about. */
    public String word() {
        return word;
    }

    /** One English sentence, for logs and refusals. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
