package org.tiengow.engine.record;

/**
 * The first thing in a record that the rules do not bear out.
 *
 * @param where such as {@code round 3, trick 2, play 4}, each counted from 1
 * @param paragraph of the rules, such as {@code 4.3}
 * @param sentence what is wrong
 */
public record Flaw(String where, String paragraph, String sentence) {
    /** All three in one line. */
    @Override
    public String toString() {
        return where + ": " + sentence + " (rules " + paragraph + ")";
    }
}
