package org.tiengow.protocol.succession;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tiengow.protocol.identity.Identity;

/**
 * Who holds the newest standing of a host, and whether they are enough for it to begin another round. Immutable.
 *
 * @param electorates those who are to hold it; none before the first round of a match
 * @param needsMore whether it is the first standing of a host that was agreed to: more than half must hold it, else at least half
 * @param holding those who do
 */
public record Confirmations(List<Set<Identity>> electorates, boolean needsMore, Set<Identity> holding) {
    /** Nobody need hold anything. */
    public static final Confirmations NONE = new Confirmations(List.of(), false, Set.of());

    /** Copies list and set. */
    public Confirmations {
        electorates = List.copyOf(electorates);
        holding = Set.copyOf(holding);
    }

    /** Of a new standing, which nobody holds yet. */
    public static Confirmations of(List<Set<Identity>> electorates, boolean needsMore) {
        return new Confirmations(electorates, needsMore, Set.of());
    }

    /** Somebody holds it. */
    public Confirmations with(Identity key) {
        Set<Identity> more = new HashSet<>(holding);
        more.add(key);
        return new Confirmations(electorates, needsMore, more);
    }

    /** Somebody is lost, and may be agreeing to something elsewhere. */
    public Confirmations without(Identity key) {
        Set<Identity> fewer = new HashSet<>(holding);
        fewer.remove(key);
        return new Confirmations(electorates, needsMore, fewer);
    }

    /** Whether another round may begin. */
    public boolean isEnough() {
        return electorates.stream().allMatch(voters -> {
            int held = SuccessionRules.count(voters, holding);
            return needsMore
                    ? SuccessionRules.isMajority(voters.size(), held)
                    : SuccessionRules.mayBegin(voters.size(), held);
        });
    }
}
