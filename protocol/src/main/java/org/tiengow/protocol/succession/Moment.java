package org.tiengow.protocol.succession;

import java.util.Comparator;
import org.tiengow.protocol.wire.Standing;

/**
 * The position of a standing in its match; the later standing counts.
 *
 * @param epoch the epoch in which it was signed
 * @param round the number of finished rounds
 */
public record Moment(int epoch, int round) implements Comparable<Moment> {
    private static final Comparator<Moment> ORDER =
            Comparator.comparingInt(Moment::epoch).thenComparingInt(Moment::round);

    /** Returns the position of a standing. */
    public static Moment of(Standing standing) {
        return new Moment(standing.getEpoch(), standing.getRound());
    }

    @Override
    public int compareTo(Moment other) {
        return ORDER.compare(this, other);
    }
}
