package org.tiengow.protocol.succession;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tiengow.protocol.identity.Identity;

/**
 * The acknowledgements of a host's newest standing, which decide whether it may begin another round. Immutable.
 *
 * @param electorates the sets of voters who should hold the standing; none before the first round of a match
 * @param needsMore whether more than half must hold it, which applies to the first standing of a host that people agreed to; otherwise at
 *     least half
 * @param holding the voters who hold it
 */
public record Acks(List<Set<Identity>> electorates, boolean needsMore, Set<Identity> holding) {
    /** No acknowledgements needed. */
    public static final Acks NONE = new Acks(List.of(), false, Set.of());

    public Acks {
        electorates = List.copyOf(electorates);
        holding = Set.copyOf(holding);
    }

    /** Returns the acknowledgements of a new standing, which nobody holds yet. */
    public static Acks of(List<Set<Identity>> electorates, boolean needsMore) {
        return new Acks(electorates, needsMore, Set.of());
    }

    /** Returns these acknowledgements with one more. */
    public Acks with(Identity key) {
        Set<Identity> more = new HashSet<>(holding);
        more.add(key);
        return new Acks(electorates, needsMore, more);
    }

    /** Returns these acknowledgements without that of a person who is disconnected, and may be agreeing to another host. */
    public Acks without(Identity key) {
        Set<Identity> fewer = new HashSet<>(holding);
        fewer.remove(key);
        return new Acks(electorates, needsMore, fewer);
    }

    /** Checks whether another round may begin. */
    public boolean isEnough() {
        return electorates.stream().allMatch(voters -> {
            int held = SuccessionRules.count(voters, holding);
            return needsMore
                    ? SuccessionRules.isMajority(voters.size(), held)
                    : SuccessionRules.mayBegin(voters.size(), held);
        });
    }
}
