package org.tiengow.presentation.words;

import org.tiengow.presentation.table.Tables;

/** English words in Greek letters, so that a text which does not come from the bundle shows. */
public final class MarkedWords {
    private static final String LATIN = "abcdefghijklmnopqrstuvwxyz";
    private static final String GREEK = "αβψδεφγηιξκλμνοπθρστυωχζςϑ";

    private MarkedWords() {}

    /** The words. */
    public static Words greek() {
        return Tables.ENGLISH.finishedBy(MarkedWords::greek);
    }

    private static String greek(String text) {
        StringBuilder letters = new StringBuilder();
        for (char letter : text.toCharArray()) {
            int at = LATIN.indexOf(Character.toLowerCase(letter));
            letters.append(at < 0 ? letter : GREEK.charAt(at));
        }
        return letters.toString();
    }
}
