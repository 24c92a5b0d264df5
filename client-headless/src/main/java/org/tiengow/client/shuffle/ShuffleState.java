package org.tiengow.client.shuffle;

import java.util.List;
import java.util.Map;

/**
 * What a client shows of the shuffle at its table. Immutable.
 *
 * @param kind whether it is fair
 * @param step how far the one for the next round is
 * @param waitedFor the seats the host waits for, in order
 * @param leftOut the seats that are in the list of the round dealt last and not in its deal, in order
 * @param rounds what this program says of the rounds of the match at the table, by their numbers
 * @param alarms everything that contradicts in that match, in the order in which it was found
 * @param raised the alarms that this session has raised, of whatever match, in their order; it only grows
 */
public record ShuffleState(
        Kind kind,
        Step step,
        List<Integer> waitedFor,
        List<Integer> leftOut,
        Map<Integer, RoundCheck> rounds,
        List<ShuffleAlarm> alarms,
        List<Raised> raised) {
    /** Before a table has said anything about it. */
    public static final ShuffleState UNKNOWN =
            new ShuffleState(Kind.UNKNOWN, Step.NONE, List.of(), List.of(), Map.of(), List.of(), List.of());

    /** Copies the collections. */
    public ShuffleState {
        waitedFor = List.copyOf(waitedFor);
        leftOut = List.copyOf(leftOut);
        rounds = Map.copyOf(rounds);
        alarms = List.copyOf(alarms);
        raised = List.copyOf(raised);
    }

    /** Returns a copy without the first so many of the raised alarms. */
    public ShuffleState since(int known) {
        List<Raised> later = raised.subList(Math.min(known, raised.size()), raised.size());
        return new ShuffleState(kind, step, waitedFor, leftOut, rounds, alarms, later);
    }

    /**
     * An alarm that this session has raised.
     *
     * @param match the id of the match it is about
     */
    public record Raised(String match, ShuffleAlarm alarm) {}

    /** Whether a shuffle is fair. */
    public enum Kind {
        /** No table has said anything about it. */
        UNKNOWN,
        /** It is made from the links of all programs. */
        FAIR,
        /** It is off, since deals can be had again by a seed. */
        SEEDED,
        /** It is off, since the tiles were given. */
        GIVEN
    }

    /** How far a shuffle is. */
    public enum Step {
        /** None is open. */
        NONE,
        /** Anchors are collected. */
        ANCHORS,
        /** Links are collected. */
        LINKS,
        /** The tiles are dealt. */
        DEALT
    }
}
