package org.tiengow.client.session;

import org.jspecify.annotations.Nullable;

/**
 * A line of chat at the table, or of the host's own.
 *
 * @param name the name of the sender; empty for the host
 * @param seat the seat of the sender, or {@link org.tiengow.engine.seat.Seats#NONE} for a spectator and the host
 * @param text the text; for a phrase, its words in the language in which they were sent
 * @param phrase the phrase, which each frontend shows in its own language; null for any other text
 * @param missingNetwork the name of a network that this host does not have, so that {@code strong} plays in its place; empty in any other
 *     line
 */
public record ChatLine(
        String name, int seat, String text, @Nullable Phrase phrase, String missingNetwork) {
    /** Creates a line of somebody at the table. */
    public ChatLine(String name, int seat, String text, @Nullable Phrase phrase) {
        this(name, seat, text, phrase, "");
    }
}
