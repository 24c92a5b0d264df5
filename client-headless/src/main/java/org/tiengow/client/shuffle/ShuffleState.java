package org.tiengow.client.shuffle;

import java.util.List;
import java.util.Map;

/**
 * The state of the shuffle at a table, as a client shows it. Immutable.
 *
 * @param kind whether the shuffle is fair
 * @param step the progress of the shuffle for the next round
 * @param waitedFor the seats that the host waits for, in order
 * @param leftOut the seats that are in the list of the round dealt last but not in its deal, in order
 * @param rounds the verdicts on the rounds of the match at the table, by the numbers of the rounds
 * @param alarms all contradictions of that match, in the order in which they were found
 * @param raised the alarms that this session has raised, about any match, in order; the list only grows
 */
public record ShuffleState(
        Kind kind,
        Step step,
        List<Integer> waitedFor,
        List<Integer> leftOut,
        Map<Integer, RoundCheck> rounds,
        List<ShuffleAlarm> alarms,
        List<Raised> raised) {
    /** The state before any table has said anything about its shuffle. */
    public static final ShuffleState UNKNOWN =
            new ShuffleState(Kind.UNKNOWN, Step.NONE, List.of(), List.of(), Map.of(), List.of(), List.of());

    public ShuffleState {
        waitedFor = List.copyOf(waitedFor);
        leftOut = List.copyOf(leftOut);
        rounds = Map.copyOf(rounds);
        alarms = List.copyOf(alarms);
        raised = List.copyOf(raised);
    }

    /** Returns a copy without the first {@code known} raised alarms. */
    public ShuffleState since(int known) {
        List<Raised> later = raised.subList(Math.min(known, raised.size()), raised.size());
        return new ShuffleState(kind, step, waitedFor, leftOut, rounds, alarms, later);
    }

    /**
     * An alarm that this session has raised.
     *
     * @param match the id of the match that the alarm is about
     */
    public record Raised(String match, ShuffleAlarm alarm) {}

    /** The ways in which a table gets its deals. */
    public enum Kind {
        /** No table has said anything about its shuffle. */
        UNKNOWN,
        /** A fair shuffle, made from the links of all programs. */
        FAIR,
        /** No fair shuffle, since a seed repeats the deals. */
        SEEDED,
        /** No fair shuffle, since the tiles were given. */
        GIVEN
    }

    /** The steps of a shuffle. */
    public enum Step {
        /** No shuffle is in progress. */
        NONE,
        /** The host collects anchors. */
        ANCHORS,
        /** The host collects links. */
        LINKS,
        /** The tiles are dealt. */
        DEALT
    }
}
