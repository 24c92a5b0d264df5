package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * The rules by which a match continues at another host, and never at two. All functions are pure; their arguments come from messages whose
 * signatures have been verified.
 *
 * <p>The rules count <em>voters</em>, the people of a standing. A host begins another round when at least half of the voters of the
 * previous standing hold the new one. A host that nobody named also needs the agreement of more than half, and more than half must hold its
 * first standing. At least half and more than half of one set have a common member. That member holds the newer standing, or has promised
 * not to fall back. The newest standing may be held only by those who continue from it, so they also need more than half of the voters of
 * the previous standing. Otherwise the few people who were there last could continue, and the others too.
 */
public final class SuccessionRules {
    /** The greatest valid epoch. It is never reached, even by failed agreements every second of a night. */
    public static final int MOST_EPOCH = 9_999_999;

    /** The most epochs above its least possible one that a program signs: that many failed agreements of others are tolerated. */
    public static final int EPOCHS_AHEAD = 64;

    private SuccessionRules() {}

    /** The verdict on a claim. */
    public enum Verdict {
        /** The host may continue. */
        TRUSTED,
        /** The claim is for another match. */
        OTHER_MATCH,
        /** Another host with a greater claim is known, or was promised. */
        OLD_EPOCH,
        /** The proof was not signed by the host that had the match at that time. */
        NOT_OF_THE_HOST,
        /** No person who agreed has offered this host. */
        NOT_OFFERED,
        /** At most half of the voters agreed. */
        TOO_FEW
    }

    /**
     * Checks whether a program signs an epoch. It must not be over for the program, nor so far ahead that all later epochs would be used
     * up.
     *
     * @param least the least epoch in which the program can agree
     */
    public static boolean isSigned(int epoch, int least) {
        return epoch >= least && epoch - least <= EPOCHS_AHEAD;
    }

    /** Checks whether enough voters agree to a host that nobody named, or hold its first standing: more than half. */
    public static boolean isMajority(int voters, int agreeing) {
        return 2 * agreeing > voters;
    }

    /** Checks whether enough voters hold a standing for its host to begin the next round: at least half. */
    public static boolean mayBegin(int voters, int holding) {
        return 2 * holding >= voters;
    }

    /**
     * Returns the sets of voters of which more than half each must agree before a match continues from a standing that nobody may hold yet:
     * its voters, and those of the previous standing. The previous ones are left out when there are none, so there is always at least one
     * set.
     */
    public static List<Set<Identity>> electorates(Standing standing) {
        Set<Identity> before = standing.getBeforeList().stream()
                .filter(key -> key.size() == Identity.BYTES)
                .map(key -> Identity.of(key.toByteArray()))
                .collect(Collectors.toSet());
        return before.isEmpty() ? List.of(voters(standing)) : List.of(voters(standing), before);
    }

    /** Returns the keys of the voters of a standing. */
    public static Set<Identity> voters(Standing standing) {
        return standing.getSeatsList().stream()
                .filter(StandingSeat::getVotes)
                .filter(seat -> seat.getKey().size() == Identity.BYTES)
                .map(seat -> Identity.of(seat.getKey().toByteArray()))
                .collect(Collectors.toSet());
    }

    /**
     * Returns the verdict on one takeover by its signatures alone, regardless of what this program has promised.
     *
     * @param hosts the hosts of the match before this takeover: the fingerprint of each, by its first epoch
     */
    public static Verdict verdict(NavigableMap<Integer, ByteString> hosts, VerifiedTakeover link) {
        ByteString namedBy = link.namedBy();
        ElectionBasis from = link.from();
        if (link.claim().epoch() <= hosts.lastKey()) {
            return Verdict.OLD_EPOCH;
        }
        if (namedBy != null) {
            return isHost(hosts, link.claim().epoch() - 1, namedBy) ? Verdict.TRUSTED : Verdict.NOT_OF_THE_HOST;
        }
        if (from == null
                || from.position().epoch() >= link.claim().epoch()
                || !isHost(hosts, from.position().epoch(), from.host())) {
            return Verdict.NOT_OF_THE_HOST;
        }
        Set<Identity> agreeing = agreeing(from, link.agreed());
        if (!from.isEnough(agreeing)) {
            return Verdict.TOO_FEW;
        }
        return from.mayHost(link.claim().host(), agreeing) ? Verdict.TRUSTED : Verdict.NOT_OFFERED;
    }

    /** Checks whether enough people have agreed to a link, and its host may continue for them. */
    static boolean isAgreed(VerifiedTakeover link) {
        ElectionBasis from = link.from();
        if (from == null) {
            return false;
        }
        Set<Identity> agreeing = agreeing(from, link.agreed());
        return from.isEnough(agreeing) && from.mayHost(link.claim().host(), agreeing);
    }

    /**
     * Returns the seat whose program becomes the host: the first in seat order that can host, among the people who are present.
     *
     * @param present the identities of these people
     */
    public static Optional<StandingSeat> successor(Standing standing, Set<Identity> present) {
        return standing.getSeatsList().stream()
                .filter(StandingSeat::hasOffer)
                .filter(seat -> seat.getKey().size() == Identity.BYTES)
                .filter(seat -> present.contains(Identity.of(seat.getKey().toByteArray())))
                .findFirst();
    }

    /** Returns the voters who agreed, except those who held a standing newer than the basis. */
    private static Set<Identity> agreeing(ElectionBasis from, Map<Identity, LogPosition> agreed) {
        Set<Identity> agreeing = new HashSet<>();
        agreed.forEach((key, held) -> {
            if (from.isVoter(key) && held.compareTo(from.position()) <= 0) {
                agreeing.add(key);
            }
        });
        return agreeing;
    }

    /** Returns the number of voters in another set. */
    public static int count(Set<Identity> voters, Set<Identity> among) {
        return (int) voters.stream().filter(among::contains).count();
    }

    /** Checks whether a host had the match in an epoch, as far as known: the last takeover up to that epoch decides. */
    static boolean isHost(NavigableMap<Integer, ByteString> hosts, int epoch, ByteString host) {
        Map.Entry<Integer, ByteString> last = hosts.floorEntry(epoch);
        return last != null && last.getValue().equals(host);
    }
}
