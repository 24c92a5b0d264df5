package org.tiengow.engine.record;

/**
 * The first violation of the rules in a record.
 *
 * @param where the place, such as {@code round 3, trick 2, play 4}, each number counted from 1
 * @param paragraph the paragraph of the rules, such as {@code 4.3}
 * @param sentence one sentence that explains the violation
 */
public record Flaw(String where, String paragraph, String sentence) {
    /** Returns the place, the sentence and the paragraph in one line. */
    @Override
    public String toString() {
        return where + ": " + sentence + " (rules " + paragraph + ")";
    }
}
