package org.tiengow.client.session.table;

import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.LegalPlays;

/**
 * A decision that waits for this client.
 *
 * @param number its number; an answer names it, and an answer to another number is refused
 * @param legal all it may do, at least one play; computed here from the view, and checked to be what the host lists
 * @param deadline when the host makes a safe play instead; null without a limit
 */
public record Decision(
        long number, LegalPlays legal, @Nullable Deadline deadline) {}
