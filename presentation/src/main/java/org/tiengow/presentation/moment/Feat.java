package org.tiengow.presentation.moment;

/**
 * Something rare about a finished trick, in one line of words and one figure. Of two at once the kind is the first that is declared
 * here, and the words say both.
 *
 * @param kind what it looks and sounds like
 * @param seat the engine's seat that took the trick
 * @param title such as "Quartet: Heavens and nines"
 * @param figure what it brings, such as "×4" or "+12"; empty where that is not known, or nothing
 */
public record Feat(Kind kind, int seat, String title, String figure) {
    /** What may be rare about a trick. */
    public enum Kind {
        /** The round's last trick was led with a single tile that was captured (rules 5.7). */
        CAPTURE,
        /** A Supreme (rules 4.4, 4.5). */
        SUPREME,
        /** A quartet. */
        QUARTET,
        /** Its winner has all stacks of the round now. */
        ALL_STACKS
    }

    /** Words and figure as one text. */
    public String line() {
        return figure.isEmpty() ? title : title + "  " + figure;
    }
}
