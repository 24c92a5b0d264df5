package org.tiengow.protocol.succession;

import java.util.Comparator;
import org.tiengow.protocol.wire.Standing;

/**
 * The position of a standing in its match; the later standing counts.
 *
 * @param epoch the epoch in which it was signed
 * @param round the number of finished rounds
 */
public record LogPosition(int epoch, int round) implements Comparable<LogPosition> {
    private static final Comparator<LogPosition> ORDER =
            Comparator.comparingInt(LogPosition::epoch).thenComparingInt(LogPosition::round);

    /** Returns the position of a standing. */
    public static LogPosition of(Standing standing) {
        return new LogPosition(standing.getEpoch(), standing.getRound());
    }

    @Override
    public int compareTo(LogPosition other) {
        return ORDER.compare(this, other);
    }
}
