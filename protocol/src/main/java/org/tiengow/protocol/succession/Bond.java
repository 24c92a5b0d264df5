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
 * What a program has bound itself to in one match: whom it follows, what it has promised, and what it has confirmed. Immutable, and
 * on the disk before anybody is told of it.
 *
 * @param hosts the fingerprint of the host from each epoch on, as far as they are known; never empty
 * @param promised the greatest claim it has followed or signed
 * @param held the newest standing it has confirmed; null before the first
 */
public record Bond(
        NavigableMap<Integer, ByteString> hosts,
        Claim promised,
        @Nullable Moment held) {
    /** Copies the map. */
    public Bond {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
    }

    /** What comes of following a chain, and what binds then. */
    public record Followed(Verdict verdict, Bond bond) {}

    /** The epoch of the host that is followed. */
    public int epoch() {
        return hosts.lastKey();
    }

    /** The fingerprint of the host that is followed. */
    public ByteString host() {
        return hosts.lastEntry().getValue();
    }

    /** Whether a host that says it has the match in this epoch is the one that is followed. */
    public boolean isFollowed(int epoch, ByteString host) {
        return epoch == epoch() && host.equals(host()) && host.equals(promised.host());
    }

    /**
     * Follows a chain of takeovers, the oldest first. Each link must be right by what was signed; the own promise is held against the
     * last claim alone, so that whoever signed a later epoch without having followed the one before still gets there. So does whoever
     * has followed a host since that came to nothing: a link is held against the hosts before its own epoch, not against that one.
     */
    public Followed follow(List<Transfer> chain) {
        NavigableMap<Integer, ByteString> all = new TreeMap<>(hosts);
        Claim last = null;
        for (Transfer link : chain.subList(followed(hosts, chain, Transfer::claim), chain.size())) {
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
            all.pollFirstEntry(); // nobody holds a standing that old
        }
        return new Followed(Verdict.TRUSTED, new Bond(all, last, held));
    }

    /**
     * Whether a standing of this host may be confirmed: the host is followed, nothing newer is held, and nothing later is promised, be
     * it to the same host. For that promise may have taken the place of one to another host, which a confirmation would break.
     */
    public boolean mayHold(Moment moment, ByteString host) {
        return isFollowed(moment.epoch(), host)
                && promised.epoch() == moment.epoch()
                && (held == null || held.compareTo(moment) <= 0);
    }

    /**
     * How many links at the beginning of a chain are history: all up to the last one that was followed, or that is older than what is known.
     * Whom the chain leads to is looked at in the end.
     */
    static <T> int followed(NavigableMap<Integer, ByteString> hosts, List<T> chain, Function<T, Claim> claimOf) {
        int history = 0;
        for (int i = 0; i < chain.size(); i++) {
            Claim claim = claimOf.apply(chain.get(i));
            if (claim.epoch() <= hosts.firstKey() || claim.host().equals(hosts.get(claim.epoch()))) {
                history = i + 1;
            }
        }
        return history;
    }

    /** With a standing that was confirmed. */
    public Bond holding(Moment moment) {
        return new Bond(hosts, promised, moment);
    }

    /** The least epoch in which it can agree to a host: a new one, unless it has agreed to the same before. */
    public int nextEpoch(ByteString to) {
        return isPromisedTo(to) ? promised.epoch() : promised.epoch() + 1;
    }

    /** Whether it has signed for this host, and that has come to nothing yet. */
    public boolean isPromisedTo(ByteString to) {
        return !promised.named() && promised.host().equals(to) && promised.epoch() > epoch();
    }

    /** Whether it may sign a claim at all: it has a standing to go on from, and goes back behind nothing. */
    public boolean maySign(Claim claim) {
        return held != null && claim.holdsAgainst(promised) && claim.epoch() > epoch();
    }

    /** With a claim that was signed. */
    public Bond signed(Claim claim) {
        return new Bond(hosts, claim, held);
    }
}
