package org.tiengow.client.shuffle;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.ShuffleState.Absence;
import org.tiengow.client.shuffle.ShuffleState.Listed;
import org.tiengow.client.shuffle.ShuffleState.Told;
import org.tiengow.client.shuffle.ShuffleState.Verdict;
import org.tiengow.engine.deal.Bytes32;

/**
 * What came of the shuffles of a match so far. Immutable.
 *
 * @param rounds the rounds that are not judged yet, by their numbers
 * @param verdicts what came of the others
 * @param lists who took part
 * @param told what is worth telling
 * @param faults what did not match
 * @param signed the record this client has signed last; null before the first
 */
record Findings(
        SortedMap<Integer, RoundSeen> rounds,
        Map<Integer, Verdict> verdicts,
        Map<Integer, Listed> lists,
        Set<Told> told,
        Set<ShuffleFault> faults,
        @Nullable Signed signed) {
    static final Findings NONE = new Findings(new TreeMap<>(), Map.of(), Map.of(), Set.of(), Set.of(), null);

    /**
     * This client has signed a record.
     *
     * @param round of which round
     * @param digest its digest
     */
    record Signed(int round, Bytes32 digest) {}

    /** Rounds that are remembered: those of the longest match with a set number of rounds. */
    static final int ROUNDS = 999;

    /** What is told of a match, the first of it: more than one a round. An alarm is one alarm, however many a host raises. */
    static final int FAULTS = 2 * ROUNDS;

    Findings {
        rounds = Collections.unmodifiableSortedMap(rounds);
        // Copied here, once a change: the state that each message shows takes them as they are.
        verdicts = Map.copyOf(verdicts);
        lists = Map.copyOf(lists);
        told = Collections.unmodifiableSet(told);
        faults = Collections.unmodifiableSet(faults);
    }

    Findings with(RoundSeen seen) {
        SortedMap<Integer, RoundSeen> changed = new TreeMap<>(rounds);
        changed.put(seen.round(), seen);
        if (changed.size() > ROUNDS) {
            changed.remove(changed.firstKey());
        }
        return new Findings(changed, verdicts, latest(lists, seen.round(), seen.listed()), told, faults, signed);
    }

    /** A round is judged, and what was seen of it is needed no longer. */
    Findings judged(int round, Verdict verdict) {
        SortedMap<Integer, RoundSeen> left = new TreeMap<>(rounds);
        left.remove(round);
        return new Findings(left, latest(verdicts, round, verdict), lists, told, faults, signed);
    }

    Findings with(ShuffleFault fault) {
        return faults.size() >= FAULTS
                ? this
                : new Findings(rounds, verdicts, lists, told, added(faults, fault), signed);
    }

    Findings with(Told note) {
        return told.size() >= FAULTS ? this : new Findings(rounds, verdicts, lists, added(told, note), faults, signed);
    }

    Findings with(Signed record) {
        return new Findings(rounds, verdicts, lists, told, faults, record);
    }

    /** What came after this round is void; alarms stay. */
    Findings upTo(int round) {
        return new Findings(
                new TreeMap<>(rounds.headMap(round + 1)),
                upTo(round, verdicts),
                upTo(round, lists),
                told,
                faults,
                signed != null && signed.round() > round ? null : signed);
    }

    /** Whether the share of this client is in the list of a round that was seen. */
    boolean isIn(int round) {
        Listed listed = lists.get(round);
        return listed != null && listed.absence() == Absence.NONE;
    }

    Optional<RoundSeen> round(int number) {
        return Optional.ofNullable(rounds.get(number));
    }

    /** Whether something does not match about a round. */
    boolean isWrong(int round) {
        return faults.stream().anyMatch(fault -> fault.round() == round);
    }

    private static <V> Map<Integer, V> upTo(int round, Map<Integer, V> known) {
        return new TreeMap<>(known).headMap(round + 1);
    }

    /** Those of the last rounds, as many as the longest match has. */
    private static <V> Map<Integer, V> latest(Map<Integer, V> known, int round, V value) {
        SortedMap<Integer, V> changed = new TreeMap<>(known);
        changed.put(round, value);
        if (changed.size() > ROUNDS) {
            changed.remove(changed.firstKey());
        }
        return changed;
    }

    private static <V> Set<V> added(Set<V> known, V more) {
        if (known.contains(more)) {
            return known;
        }
        Set<V> all = new LinkedHashSet<>(known);
        all.add(more);
        return all;
    }
}
