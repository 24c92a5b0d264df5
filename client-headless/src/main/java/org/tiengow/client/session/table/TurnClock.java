package org.tiengow.client.session.table;

import java.time.Duration;

/**
 * The time of whoever must act.
 *
 * @param seat who, or {@link org.tiengow.engine.seat.Seats#NONE} while everybody declares (rules 4.11)
 * @param ends when it is over
 * @param total how long it was in all
 */
public record TurnClock(int seat, Deadline ends, Duration total) {}
