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
 * The rules by which a match goes on at another host, and never at two. Everything here is a pure function of what was signed;
 * whether a signature is right has been looked at before.
 *
 * <p>They rest on counting <em>voters</em>, the people of a standing. A host begins another round when at least half of the
 * voters of the standing before hold the new one; a host that nobody named also needs the agreement of more than half, and
 * more than half to hold its own first standing. At least half and more than half of one set share somebody, who holds the newer
 * standing, or has promised not to go back. Since nobody may hold the newest standing but those who go on from it, they need more
 * than half of the voters of the one before as well: otherwise the few who were there last could go on, and the others too.
 */
public final class SuccessionRules {
    /** The latest epoch anybody names: nobody gets there, even by agreeing in vain every second of an evening. */
    public static final int MOST_EPOCH = 9_999_999;

    /** How far above the least epoch possible for it a program signs: as many times enough others can have agreed in vain. */
    public static final int EPOCHS_AHEAD = 64;

    private SuccessionRules() {}

    /** What comes of a claim. */
    public enum Verdict {
        /** It may go on. */
        TRUSTED,
        /** It is about another match. */
        OTHER_MATCH,
        /** Another host with a greater claim is known, or was promised to. */
        OLD_EPOCH,
        /** What it shows was not signed by the host that the match had then. */
        NOT_OF_THE_HOST,
        /** None of those who agreed has offered it. */
        NOT_OFFERED,
        /** Not more than half of the voters agreed. */
        TOO_FEW
    }

    /**
     * Whether a program agrees in an epoch: not in one that is over for it, and not in one so far ahead that all later ones would be
     * used up.
     *
     * @param least the least epoch in which it can agree
     */
    public static boolean isSigned(int epoch, int least) {
        return epoch >= least && epoch - least <= EPOCHS_AHEAD;
    }

    /** Whether enough voters agree to a host that nobody named, or hold its first standing: more than half. */
    public static boolean isMajority(int voters, int agreeing) {
        return 2 * agreeing > voters;
    }

    /** Whether enough voters hold a standing for its host to begin the next round: at least half. */
    public static boolean mayBegin(int voters, int holding) {
        return 2 * holding >= voters;
    }

    /**
     * Those of whom more than half each must agree before somebody goes on from a standing that nobody may hold yet: its voters,
     * and those of the one before. Empty sets are left out, but there is always one.
     */
    public static List<Set<Identity>> electorates(Standing standing) {
        Set<Identity> before = standing.getBeforeList().stream()
                .filter(key -> key.size() == Identity.BYTES)
                .map(key -> Identity.of(key.toByteArray()))
                .collect(Collectors.toSet());
        return before.isEmpty() ? List.of(voters(standing)) : List.of(voters(standing), before);
    }

    /** The voters of a standing, by their keys. */
    public static Set<Identity> voters(Standing standing) {
        return standing.getSeatsList().stream()
                .filter(StandingSeat::getVotes)
                .filter(seat -> seat.getKey().size() == Identity.BYTES)
                .map(seat -> Identity.of(seat.getKey().toByteArray()))
                .collect(Collectors.toSet());
    }

    /**
     * Whether one link of a chain is right by what was signed, whatever the one who looks at it has promised.
     *
     * @param hosts the fingerprint of the host from each epoch on, before this link
     */
    public static Verdict verdict(NavigableMap<Integer, ByteString> hosts, Transfer link) {
        ByteString namedBy = link.namedBy();
        Basis from = link.from();
        if (link.claim().epoch() <= hosts.lastKey()) {
            return Verdict.OLD_EPOCH;
        }
        if (namedBy != null) {
            return isHost(hosts, link.claim().epoch() - 1, namedBy) ? Verdict.TRUSTED : Verdict.NOT_OF_THE_HOST;
        }
        if (from == null
                || from.moment().epoch() >= link.claim().epoch()
                || !isHost(hosts, from.moment().epoch(), from.host())) {
            return Verdict.NOT_OF_THE_HOST;
        }
        Set<Identity> agreeing = agreeing(from, link.agreed());
        if (!from.isEnough(agreeing)) {
            return Verdict.TOO_FEW;
        }
        return from.mayHost(link.claim().host(), agreeing) ? Verdict.TRUSTED : Verdict.NOT_OFFERED;
    }

    /** Whether enough have agreed to a link, and its host may go on for them. */
    static boolean isAgreed(Transfer link) {
        Basis from = link.from();
        if (from == null) {
            return false;
        }
        Set<Identity> agreeing = agreeing(from, link.agreed());
        return from.isEnough(agreeing) && from.mayHost(link.claim().host(), agreeing);
    }

    /**
     * The seat whose program goes on: the first in order that can host, among those who are still there.
     *
     * @param present the identities of those who are
     */
    public static Optional<StandingSeat> successor(Standing standing, Set<Identity> present) {
        return standing.getSeatsList().stream()
                .filter(StandingSeat::hasOffer)
                .filter(seat -> seat.getKey().size() == Identity.BYTES)
                .filter(seat -> present.contains(Identity.of(seat.getKey().toByteArray())))
                .findFirst();
    }

    /** The voters who agreed, none of them holding anything newer than what is gone on from. */
    private static Set<Identity> agreeing(Basis from, Map<Identity, Moment> agreed) {
        Set<Identity> agreeing = new HashSet<>();
        agreed.forEach((key, held) -> {
            if (from.counts(key) && held.compareTo(from.moment()) <= 0) {
                agreeing.add(key);
            }
        });
        return agreeing;
    }

    /** How many of some voters are among others. */
    public static int count(Set<Identity> voters, Set<Identity> among) {
        return (int) voters.stream().filter(among::contains).count();
    }

    /** Whether a host had the match in an epoch, as far as is known: that of the last takeover up to then. */
    static boolean isHost(NavigableMap<Integer, ByteString> hosts, int epoch, ByteString host) {
        Map.Entry<Integer, ByteString> last = hosts.floorEntry(epoch);
        return last != null && last.getValue().equals(host);
    }
}
