package org.tiengow.client.shuffle;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a client shows of the shuffle at its table. Immutable.
 *
 * @param kind whether it is fair
 * @param step how far the one for the next round is
 * @param waitedFor the seats the host waits for, in order
 * @param empty the seats that took no part in the last list that was published, in order
 * @param voided the attempts at the round that are void, in order
 * @param verdicts what this client found out, by the number of the round, for the match at the table
 * @param faults everything that did not match in that match, in the order it was found; any is an alarm
 */
public record ShuffleState(
        Kind kind,
        Step step,
        List<Integer> waitedFor,
        List<Integer> empty,
        List<VoidedAttempt> voided,
        Map<Integer, Verdict> verdicts,
        List<ShuffleFault> faults) {
    /** Before a table has said anything about it. */
    public static final ShuffleState UNKNOWN =
            new ShuffleState(Kind.UNKNOWN, Step.NONE, List.of(), List.of(), List.of(), Map.of(), List.of());

    /** Copies the collections. */
    public ShuffleState {
        waitedFor = List.copyOf(waitedFor);
        empty = List.copyOf(empty);
        voided = List.copyOf(voided);
        verdicts = Map.copyOf(verdicts);
        faults = List.copyOf(faults);
    }

    /** What was found out about a round; empty when there is nothing to say yet, or this client was not there. */
    public Optional<Verdict> verdictOf(int round) {
        return Optional.ofNullable(verdicts.get(round));
    }

    /** Whether a shuffle is fair. */
    public enum Kind {
        /** The host says nothing about it, as older ones do. */
        UNKNOWN,
        /** It is made from everybody's shares. */
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
        /** Commitments are collected. */
        COMMITTING,
        /** Shares are collected. */
        SHARING,
        /** The tiles are dealt. */
        DEALT
    }

    /** What was found out about the shuffle of a finished round. */
    public enum Verdict {
        /** All matches. */
        RIGHT,
        /** Something does not match. */
        WRONG,
        /** The host published nothing to check it by. */
        UNCHECKED,
        /** Shares are never opened at this table. */
        NOT_CHECKABLE
    }

    /**
     * An attempt that was void.
     *
     * @param number which attempt at the round
     * @param names whose shares were missing
     */
    public record VoidedAttempt(int number, List<String> names) {
        /** Copies the list. */
        public VoidedAttempt {
            names = List.copyOf(names);
        }
    }
}
