package org.tiengow.client.analysis;

import java.util.List;
import org.tiengow.engine.seat.Play;

/**
 * A recommended play.
 *
 * @param play one of the legal plays
 * @param reasons the reasons, the most important first; may be empty
 */
public record Advice(Play play, List<Reason> reasons) {
    public Advice {
        reasons = List.copyOf(reasons);
    }
}
