package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Seals.Opened;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Named;
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
        /** Another seat comes before its own among those who agreed. */
        NOT_THE_FIRST,
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

    /** Whether a client that knows this much of a match may follow a host that the one before has named. */
    public static Verdict named(KnownMatch known, Opened<Named, ByteString> named) {
        Named message = named.message();
        if (!message.getMatch().equals(known.match())) {
            return Verdict.OTHER_MATCH;
        }
        Claim claim = new Claim(message.getEpoch(), true, message.getTo().getFingerprint());
        if (!claim.holdsAgainst(known.promised()) || claim.epoch() <= known.epoch()) {
            return Verdict.OLD_EPOCH;
        }
        return isHost(known, message.getEpoch() - 1, named.signer()) ? Verdict.TRUSTED : Verdict.NOT_OF_THE_HOST;
    }

    /**
     * Whether a client that knows this much of a match may follow a host that was agreed on.
     *
     * @param standing where it goes on from, the newest anybody held who agreed
     * @param agreements what was agreed to and by whom; those that are to something else count for nothing
     */
    public static Verdict agreed(
            KnownMatch known,
            Claim claim,
            Opened<Standing, ByteString> standing,
            List<Opened<AgreedTo, Identity>> agreements) {
        Standing from = standing.message();
        if (!from.getMatch().equals(known.match())) {
            return Verdict.OTHER_MATCH;
        }
        if (!claim.holdsAgainst(known.promised()) || claim.epoch() <= known.epoch()) {
            return Verdict.OLD_EPOCH;
        }
        if (!isHost(known, from.getEpoch(), standing.signer())) {
            return Verdict.NOT_OF_THE_HOST;
        }
        Set<Identity> agreeing = agreeing(claim, from, agreements);
        if (!electorates(from).stream().allMatch(voters -> isMajority(voters.size(), count(voters, agreeing)))) {
            return Verdict.TOO_FEW;
        }
        return successor(from, agreeing)
                        .filter(seat -> seat.getOffer().getFingerprint().equals(claim.host()))
                        .isPresent()
                ? Verdict.TRUSTED
                : Verdict.NOT_THE_FIRST;
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

    /** The voters who agreed to just this, none of them holding anything newer than the standing it goes on from. */
    static Set<Identity> agreeing(Claim claim, Standing from, List<Opened<AgreedTo, Identity>> agreements) {
        Set<Identity> voters = electorates(from).stream().flatMap(Set::stream).collect(Collectors.toSet());
        Set<Identity> agreeing = new HashSet<>();
        for (Opened<AgreedTo, Identity> agreement : agreements) {
            AgreedTo to = agreement.message();
            boolean same = to.getMatch().equals(from.getMatch())
                    && to.getEpoch() == claim.epoch()
                    && to.getTo().equals(claim.host());
            boolean older = new Moment(to.getHeldEpoch(), to.getHeldRound()).compareTo(Moment.of(from)) <= 0;
            if (same && older && voters.contains(agreement.signer())) {
                agreeing.add(agreement.signer());
            }
        }
        return agreeing;
    }

    /** How many of some voters are among others. */
    public static int count(Set<Identity> voters, Set<Identity> among) {
        return (int) voters.stream().filter(among::contains).count();
    }

    /** Whether a host had the match in an epoch, as far as is known: that of the last takeover up to then. */
    private static boolean isHost(KnownMatch known, int epoch, ByteString host) {
        Map.Entry<Integer, ByteString> last = known.hosts().floorEntry(epoch);
        return last != null && last.getValue().equals(host);
    }
}
