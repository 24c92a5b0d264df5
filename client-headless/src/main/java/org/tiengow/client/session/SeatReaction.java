package org.tiengow.client.session;

import org.tiengow.client.session.table.Deadline;

/**
 * A reaction that is shown at a seat for a moment.
 *
 * @param seat the seat
 * @param reaction what is shown
 * @param ends the time until which it is shown
 */
public record SeatReaction(int seat, Reaction reaction, Deadline ends) {}
