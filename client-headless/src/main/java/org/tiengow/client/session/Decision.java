package org.tiengow.client.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Play;

/**
 * A decision that waits for this client.
 *
 * @param number its number; an answer names it, and an answer to another number is refused
 * @param plays all legal plays as the host lists them: each distinct one once, face up before face down, then by the
 *     order of rules 1.2 and 1.3
 * @param deadline when the host makes a safe play instead; null without a limit
 */
public record Decision(
        long number, List<Play> plays, @Nullable Deadline deadline) {
    /** Copies the list. */
    public Decision {
        plays = List.copyOf(plays);
    }
}
