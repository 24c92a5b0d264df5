package org.tiengow.client.session;

/**
 * Something somebody at the table said.
 *
 * @param name who
 * @param seat the seat of who said it, or {@link org.tiengow.engine.seat.Seats#NONE} for one who watches
 * @param text what
 */
public record ChatLine(String name, int seat, String text) {}
