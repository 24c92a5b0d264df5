package org.tiengow.client.session;

import org.jspecify.annotations.Nullable;

/**
 * A line of chat at the table.
 *
 * @param name the name of the sender
 * @param seat the seat of the sender, or {@link org.tiengow.engine.seat.Seats#NONE} for a spectator
 * @param text the text; for a phrase, its words in the language in which they were sent
 * @param phrase the phrase, which each frontend shows in its own language; null for any other text
 */
public record ChatLine(
        String name, int seat, String text, @Nullable Phrase phrase) {}
