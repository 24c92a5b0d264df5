package org.tiengow.client.session;

import org.tiengow.client.session.table.Deadline;

/**
 * What somebody shows at a seat for a moment.
 *
 * @param seat whose it is
 * @param phrase one of those that can be shown
 * @param ends until when it is shown
 */
public record SeatReaction(int seat, Phrase phrase, Deadline ends) {}
