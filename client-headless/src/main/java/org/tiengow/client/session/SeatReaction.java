package org.tiengow.client.session;

import org.tiengow.client.session.table.Deadline;

/**
 * A phrase that is shown at a seat for a moment.
 *
 * @param seat the seat
 * @param phrase one of the phrases that can be shown
 * @param ends the time until which it is shown
 */
public record SeatReaction(int seat, Phrase phrase, Deadline ends) {}
