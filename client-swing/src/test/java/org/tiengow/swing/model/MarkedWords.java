package org.tiengow.swing.model;

/** English words in brackets, so that a text which does not come from the bundle shows. */
public final class MarkedWords {
    /** What stands before each text. */
    public static final String MARK = "⟦";

    private MarkedWords() {}

    /** The words. */
    public static Words english() {
        return Tables.ENGLISH.finishedBy(text -> MARK + text + "⟧");
    }
}
