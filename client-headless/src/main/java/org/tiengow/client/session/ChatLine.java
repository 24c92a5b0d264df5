package org.tiengow.client.session;

import org.jspecify.annotations.Nullable;

/**
 * Something somebody at the table said.
 *
 * @param name who
 * @param seat the seat of who said it, or {@link org.tiengow.engine.seat.Seats#NONE} for one who watches
 * @param text what; for a phrase, its words in whatever language they came
 * @param phrase the phrase it is, to be read in the own language; null for anything else
 */
public record ChatLine(
        String name, int seat, String text, @Nullable Phrase phrase) {}
