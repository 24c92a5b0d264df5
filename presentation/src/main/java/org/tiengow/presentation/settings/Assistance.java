package org.tiengow.presentation.settings;

/**
 * The assistance given to a player at the table.
 *
 * @param askToWaste whether to ask before a set that can beat is thrown away
 * @param counting whether to show the tiles seen so far, where the table allows it
 * @param hints whether to offer hints, where the table allows them
 */
public record Assistance(boolean askToWaste, boolean counting, boolean hints) {
    /** The default assistance. */
    public static final Assistance FIRST = new Assistance(true, false, true);

    public Assistance withAskToWaste(boolean changed) {
        return new Assistance(changed, counting, hints);
    }

    public Assistance withCounting(boolean changed) {
        return new Assistance(askToWaste, changed, hints);
    }

    public Assistance withHints(boolean changed) {
        return new Assistance(askToWaste, counting, changed);
    }
}
