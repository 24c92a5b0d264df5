package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.LegalPlays;

/**
 * A decision that waits for this client.
 *
 * @param number its number. An answer names it, and an answer with another number is refused.
 * @param legal all legal plays, at least one; computed here from the view, and checked against the host's list
 * @param deadline the time at which the host makes a safe play instead; null without a limit
 */
public record Decision(
        long number, LegalPlays legal, @Nullable Deadline deadline) {}
