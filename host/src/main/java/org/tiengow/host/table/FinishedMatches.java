package org.tiengow.host.table;

import java.util.ArrayDeque;
import java.util.Deque;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;

/** The evening of a table: how its matches ended, with who held the seats then. */
final class FinishedMatches {
    /** Matches that are told of: more than any evening has, in a message of some 10,000 bytes at most. */
    static final int MOST = 50;

    private final Deque<FinishedMatch> matches = new ArrayDeque<>();

    /** Another match is over. */
    void add(FinishedMatch finished) {
        matches.add(finished);
        if (matches.size() > MOST) {
            matches.remove();
        }
    }

    boolean isEmpty() {
        return matches.isEmpty();
    }

    Evening evening() {
        return Evening.newBuilder().addAllMatches(matches).build();
    }

    HostMessage message() {
        return HostMessage.newBuilder().setEvening(evening()).build();
    }
}
