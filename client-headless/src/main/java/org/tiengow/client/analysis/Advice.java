package org.tiengow.client.analysis;

import java.util.List;
import org.tiengow.engine.seat.Play;

/**
 * A play somebody is advised to make.
 *
 * @param play one of the legal plays
 * @param reasons why, the weightiest first; may be empty
 */
public record Advice(Play play, List<Reason> reasons) {
    /** Copies the list. */
    public Advice {
        reasons = List.copyOf(reasons);
    }
}
