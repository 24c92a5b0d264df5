package org.tiengow.protocol.succession;

import java.util.Comparator;
import org.tiengow.protocol.wire.Standing;

/**
 * Which standing of a match: the later one counts.
 *
 * @param epoch under which takeover it was signed
 * @param round how many rounds were finished
 */
public record Moment(int epoch, int round) implements Comparable<Moment> {
    private static final Comparator<Moment> ORDER =
            Comparator.comparingInt(Moment::epoch).thenComparingInt(Moment::round);

    /** That of a standing. */
    public static Moment of(Standing standing) {
        return new Moment(standing.getEpoch(), standing.getRound());
    }

    @Override
    public int compareTo(Moment other) {
        return ORDER.compare(this, other);
    }
}
