package org.tiengow.host.table.round;

import java.util.ArrayDeque;
import java.util.Deque;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;

/** The evening of a table: how its matches ended, with who held the seats then. */
public final class FinishedMatches {
    /** Matches that are told of: more than any evening has, in a message of some 10,000 bytes at most. */
    public static final int MOST = 50;

    private final Deque<FinishedMatch> matches = new ArrayDeque<>();

    /** Another match is over. */
    public void add(FinishedMatch finished) {
        matches.add(finished);
        if (matches.size() > MOST) {
            matches.remove();
        }
    }

    public boolean isEmpty() {
        return matches.isEmpty();
    }

    public Evening evening() {
        return Evening.newBuilder().addAllMatches(matches).build();
    }

    public HostMessage message() {
        return HostMessage.newBuilder().setEvening(evening()).build();
    }
}
