package org.tiengow.presentation.moment;

/**
 * A rare achievement in a finished trick, with a title and a figure. If two coincide, the kind is the one declared first, and the title
 * names both.
 *
 * @param kind the kind, which selects picture and sound
 * @param seat the engine's seat that took the trick
 * @param title such as "Quartet: Heavens and nines"
 * @param figure the gain, such as "×4" or "+12"; empty if it is unknown or zero
 */
public record Achievement(Kind kind, int seat, String title, String figure) {
    /** The kinds of achievements. */
    public enum Kind {
        /** The capture of a single tile led to the round's last trick (rules 5.7), or of the civil Supreme (rules 4.5). */
        CAPTURE,
        /** A Supreme (rules 4.4, 4.5). */
        SUPREME,
        /** A quartet. */
        QUARTET,
        /** All stacks of the round won by one seat. */
        ALL_STACKS
    }

    /** Returns title and figure as one text. */
    public String line() {
        return figure.isEmpty() ? title : title + "  " + figure;
    }
}
