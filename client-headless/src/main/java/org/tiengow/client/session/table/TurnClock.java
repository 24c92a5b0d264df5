package org.tiengow.client.session.table;

import java.time.Duration;

/**
 * The clock of the seat that must act.
 *
 * @param seat the seat, or {@link org.tiengow.engine.seat.Seats#NONE} while all seats declare (rules 4.11)
 * @param ends the end of the time
 * @param total the whole time for the turn
 */
public record TurnClock(int seat, Deadline ends, Duration total) {}
