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
 * @param shut the seats that take no part for the rest of the match, since their shares were missing too often, in order
 * @param verdicts what this client found out, by the number of the round, for the match at the table
 * @param lists who took part, by the number of the round, as far as this client saw it
 * @param told what came in between that is nobody's fault, in the order it was found
 * @param faults everything that did not match in that match, in the order it was found; any is an alarm
 */
public record ShuffleState(
        Kind kind,
        Step step,
        List<Integer> waitedFor,
        List<Integer> empty,
        List<VoidedAttempt> voided,
        List<Integer> shut,
        Map<Integer, Verdict> verdicts,
        Map<Integer, Listed> lists,
        List<Told> told,
        List<ShuffleFault> faults) {
    /** Before a table has said anything about it. */
    public static final ShuffleState UNKNOWN = new ShuffleState(
            Kind.UNKNOWN,
            Step.NONE,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Map.of(),
            Map.of(),
            List.of(),
            List.of());

    /** Copies the collections. */
    public ShuffleState {
        waitedFor = List.copyOf(waitedFor);
        empty = List.copyOf(empty);
        voided = List.copyOf(voided);
        shut = List.copyOf(shut);
        verdicts = Map.copyOf(verdicts);
        lists = Map.copyOf(lists);
        told = List.copyOf(told);
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
        /** All matches, and the share of this client's program is in it. */
        RIGHT,
        /** All matches, and this client's program took no part; {@link Listed#absence} says why. */
        WITHOUT_ME,
        /** All matches, but nobody's program took part beside the host's own. */
        HOST_ALONE,
        /** All matches that can be checked at a host that shuffles by older rules, which it could have bent. */
        OLD_RULES,
        /** Something does not match. */
        WRONG,
        /** The host published nothing to check it by. */
        UNCHECKED,
        /** Shares are never opened at this table. */
        NOT_CHECKABLE
    }

    /**
     * Who took part in the shuffle of a round.
     *
     * @param programs the seats of people whose programs did, those of the host's owner left out, in order
     * @param absence why this client's program did not
     * @param signed those of them whose identity keys have signed their part, as this client has checked itself
     */
    public record Listed(List<Integer> programs, Absence absence, List<Integer> signed) {
        /** Copies the lists. */
        public Listed {
            programs = List.copyOf(programs);
            signed = signed == null
                    ? List.of()
                    : List.copyOf(signed); // null in a file of a program that knew no signatures
        }

        /** Before anything was signed, or where nobody signs. */
        public Listed(List<Integer> programs, Absence absence) {
            this(programs, absence, List.of());
        }
    }

    /** Why a program took no part in a shuffle. */
    public enum Absence {
        /** It did. */
        NONE,
        /** It only watches. */
        WATCHING,
        /** Its person plays through a page, which never takes part. */
        PAGE,
        /** It came when the shuffle had begun, or its line was broken then. */
        AWAY,
        /** Its share was missing at an earlier attempt at the round. */
        MISSED,
        /** Its seat's shares were missing too often in this match. */
        SHUT,
        /** It was there and was not asked, or its commitment was left out: the host's fault. */
        LEFT_OUT
    }

    /**
     * Something that is worth telling and nobody's fault.
     *
     * @param round in which round
     * @param kind what
     */
    public record Told(int round, Kind kind) {
        /** What is told. */
        public enum Kind {
            /** The line to this program was broken when its share was due. */
            LINE_BROKEN,
            /** Another program took this one's seat while its share was due. */
            DISPLACED
        }
    }

    /**
     * An attempt that was void.
     *
     * @param number which attempt at the round
     * @param names whose shares were missing; empty when the host was gone
     */
    public record VoidedAttempt(int number, List<String> names) {
        /** Copies the list. */
        public VoidedAttempt {
            names = List.copyOf(names);
        }
    }
}
