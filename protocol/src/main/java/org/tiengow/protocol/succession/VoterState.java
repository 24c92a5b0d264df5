package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;

/**
 * The commitments of a program in one match: the hosts it follows, its promise, and the standing it has confirmed. Immutable. Each state
 * must be on disk before anybody is told of it.
 *
 * @param hosts the fingerprint of the host from each epoch on, as far as they are known; never empty
 * @param promised the greatest claim that the program has followed or signed
 * @param held the newest standing that it has confirmed; null before the first
 */
public record VoterState(
        NavigableMap<Integer, ByteString> hosts,
        EpochClaim promised,
        @Nullable LogPosition held) {
    public VoterState {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
    }

    /** The result of following a chain of takeovers, with the resulting commitments. */
    public record Followed(Verdict verdict, VoterState voterState) {}

    /** Returns the epoch of the followed host. */
    public int epoch() {
        return hosts.lastKey();
    }

    /** Returns the fingerprint of the followed host. */
    public ByteString host() {
        return hosts.lastEntry().getValue();
    }

    /** Checks whether the program follows a host that claims the match in this epoch. */
    public boolean isFollowed(int epoch, ByteString host) {
        return epoch == epoch() && host.equals(host()) && host.equals(promised.host());
    }

    /**
     * Follows a chain of takeovers, oldest first. Each link must be valid by its signatures. The program's own promise is compared only
     * with the last claim, so that a program that has signed a later epoch without following the previous one can still catch up. A program
     * that has followed a host whose takeover failed can catch up too: each link is compared with the hosts before its own epoch, not with
     * the host of that epoch.
     */
    public Followed follow(List<VerifiedTakeover> chain) {
        NavigableMap<Integer, ByteString> all = new TreeMap<>(hosts);
        EpochClaim last = null;
        for (VerifiedTakeover link : chain.subList(followed(hosts, chain, VerifiedTakeover::claim), chain.size())) {
            int epoch = link.claim().epoch();
            NavigableMap<Integer, ByteString> before = all.headMap(epoch, false);
            Verdict verdict = SuccessionRules.verdict(before, link);
            if (verdict != Verdict.TRUSTED) {
                return new Followed(verdict, this);
            }
            last = link.claim();
            all = new TreeMap<>(before);
            all.put(epoch, last.host());
        }
        if (last == null) {
            return new Followed(Verdict.TRUSTED, this);
        }
        if (!last.holdsAgainst(promised)) {
            return new Followed(Verdict.OLD_EPOCH, this);
        }
        while (all.size() > KnownMatch.TAKEOVERS) {
            all.pollFirstEntry(); // no program holds a standing that old
        }
        return new Followed(Verdict.TRUSTED, new VoterState(all, last, held));
    }

    /**
     * Checks whether the program may confirm a standing of this host. It must follow the host, hold no newer standing, and have promised no
     * later epoch, not even to the same host. Such a promise may have replaced one to another host, which a confirmation would break.
     */
    public boolean mayHold(LogPosition logPosition, ByteString host) {
        return isFollowed(logPosition.epoch(), host)
                && promised.epoch() == logPosition.epoch()
                && (held == null || held.compareTo(logPosition) <= 0);
    }

    /**
     * Returns the number of links at the start of a chain that are history: all up to the last link that was followed, or that is older
     * than the known hosts. The host at the end of the chain is checked separately.
     */
    static <T> int followed(NavigableMap<Integer, ByteString> hosts, List<T> chain, Function<T, EpochClaim> claimOf) {
        int history = 0;
        for (int i = 0; i < chain.size(); i++) {
            EpochClaim claim = claimOf.apply(chain.get(i));
            if (claim.epoch() <= hosts.firstKey() || claim.host().equals(hosts.get(claim.epoch()))) {
                history = i + 1;
            }
        }
        return history;
    }

    /** Returns these commitments with a confirmed standing. */
    public VoterState holding(LogPosition logPosition) {
        return new VoterState(hosts, promised, logPosition);
    }

    /** Returns the least epoch in which the program can agree to a host: a new one, or that of an earlier agreement to the same host. */
    public int nextEpoch(ByteString to) {
        return isPromisedTo(to) ? promised.epoch() : promised.epoch() + 1;
    }

    /** Checks whether the program has signed for this host, whose takeover is not followed yet. */
    public boolean isPromisedTo(ByteString to) {
        return !promised.named() && promised.host().equals(to) && promised.epoch() > epoch();
    }

    /**
     * Checks whether the program may sign a claim: it must hold a standing, and the claim must not fall behind its promise or the followed
     * host.
     */
    public boolean maySign(EpochClaim claim) {
        return held != null && claim.holdsAgainst(promised) && claim.epoch() > epoch();
    }

    /** Returns these commitments with a signed claim. */
    public VoterState signed(EpochClaim claim) {
        return new VoterState(hosts, claim, held);
    }
}
