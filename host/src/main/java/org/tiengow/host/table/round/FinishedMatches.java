package org.tiengow.host.table.round;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The results of the matches that a table knows, its own and those of other tables, with the players who held the seats when each match
 * ended.
 */
public final class FinishedMatches {
    /** The maximum number of matches kept: more than a night has, in a message of at most about 10,000 bytes. */
    public static final int MOST = 50;

    private List<FinishedMatch> matches = List.of();

    /** Adds a finished match. Drops the oldest one if there are more than {@link #MOST}. */
    public void add(FinishedMatch finished) {
        List<FinishedMatch> more = new ArrayList<>(matches);
        more.add(finished);
        matches = List.copyOf(more.subList(Math.max(0, more.size() - MOST), more.size()));
    }

    /** Returns the matches in the order in which they became known; the same list as long as nothing was added. */
    public List<FinishedMatch> list() {
        return matches;
    }

    /** Adds the matches of other tables that are not known yet, and returns whether there were any. */
    public boolean addOthers(List<FinishedMatch> others) {
        List<FinishedMatch> unknown = others.stream()
                .filter(other ->
                        matches.stream().noneMatch(known -> known.getMatch().equals(other.getMatch())))
                .toList();
        unknown.forEach(this::add);
        return !unknown.isEmpty();
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
