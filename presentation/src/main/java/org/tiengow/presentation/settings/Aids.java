package org.tiengow.presentation.settings;

/**
 * The assistance given to a player at the table.
 *
 * @param askToWaste whether to ask before a set that can beat is thrown away
 * @param counting whether to show the tiles seen so far, where the table allows it
 * @param hints whether to offer hints, where the table allows them
 */
public record Aids(boolean askToWaste, boolean counting, boolean hints) {
    /** The default assistance. */
    public static final Aids FIRST = new Aids(true, false, true);

    public Aids withAskToWaste(boolean changed) {
        return new Aids(changed, counting, hints);
    }

    public Aids withCounting(boolean changed) {
        return new Aids(askToWaste, changed, hints);
    }

    public Aids withHints(boolean changed) {
        return new Aids(askToWaste, counting, changed);
    }
}
