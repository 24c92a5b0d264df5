package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tiengow.protocol.identity.Identity;

/**
 * The vote on continuing a match at one host: the people who would agree, and those who have signed. Immutable.
 *
 * <pre>
 *   willing ─▶ (enough at one time, and this host may) asks ─▶ signed ─▶ (enough) outcome
 * </pre>
 *
 * @param host the fingerprint of the host
 * @param hosts the fingerprint of the match's host from each epoch on, as far as they are known here
 * @param basis the newest standing that anybody has brought, from which the match would continue
 * @param willing the people who are here, with the least epoch that each can sign, or follow if not a voter
 * @param epoch the epoch to sign; 0 before the first
 * @param signed the voters who have signed it, with the newest standing that each held
 * @param patient whether this host lets a host with an earlier seat ask first; a host that has waited in vain stops doing so, since perhaps
 *     nobody can reach the other one
 */
public record Election(
        ByteString host,
        NavigableMap<Integer, ByteString> hosts,
        ElectionBasis basis,
        Map<Identity, Integer> willing,
        int epoch,
        Map<Identity, LogPosition> signed,
        boolean patient) {
    public Election {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
        willing = Map.copyOf(willing);
        signed = Map.copyOf(signed);
    }

    /** Returns a vote without people. */
    public static Election open(ByteString host, NavigableMap<Integer, ByteString> hosts, ElectionBasis electionBasis) {
        return new Election(host, hosts, electionBasis, Map.of(), 0, Map.of(), true);
    }

    /**
     * Returns this vote on the basis of a newer standing. Returns this vote unchanged when the standing is not newer, or the takeovers do
     * not prove that its signer had the match.
     *
     * @param proof the takeovers that led to the signer, oldest first
     */
    public Election adopting(ElectionBasis brought, List<VerifiedTakeover> proof) {
        if (brought.position().compareTo(basis.position()) <= 0) {
            return this;
        }
        VoterState proven = new VoterState(
                        hosts, EpochClaim.first(hosts.lastEntry().getValue()), null)
                .follow(proof)
                .voterState();
        if (!SuccessionRules.isHost(proven.hosts(), brought.position().epoch(), brought.host())) {
            return this;
        }
        boolean over = epoch <= brought.position().epoch();
        return new Election(host, proven.hosts(), brought, willing, over ? 0 : epoch, over ? Map.of() : signed, patient)
                .look();
    }

    /**
     * Returns this vote with a person who would agree. People who are not voters, having been disconnected for some rounds, are included so
     * that they can follow: the requested epoch is one that they can follow, too.
     *
     * @param least the least epoch that this person can sign, or follow
     */
    public Election willing(Identity key, int least) {
        if (least > SuccessionRules.MOST_EPOCH) {
            return this;
        }
        Map<Identity, Integer> more = new HashMap<>(willing);
        more.put(key, least);
        return new Election(host, hosts, basis, more, epoch, signed, patient).look();
    }

    /** Returns this vote without a departed person, whose signature remains valid. */
    public Election gone(Identity key) {
        Map<Identity, Integer> fewer = new HashMap<>(willing);
        fewer.remove(key);
        return new Election(host, hosts, basis, fewer, epoch, signed, patient).look();
    }

    /**
     * Returns this vote with a signature, or unchanged when that signature was not requested.
     *
     * @param held the newest standing that the signer held
     */
    public Election signed(Identity key, int agreedEpoch, LogPosition held) {
        if (agreedEpoch != epoch || epoch == 0 || !basis.isVoter(key)) {
            return this;
        }
        Map<Identity, LogPosition> more = new HashMap<>(signed);
        more.put(key, held);
        return new Election(host, hosts, basis, willing, epoch, more, patient);
    }

    /** Returns this vote without waiting for a host with an earlier seat. */
    public Election impatient() {
        return new Election(host, hosts, basis, willing, epoch, signed, false).look();
    }

    /** Checks whether there are enough people, and only the wait for another host prevents asking them. */
    public boolean isHeldBack() {
        return patient && asks() == 0 && impatient().asks() > 0;
    }

    /** Returns the epoch that the people here are to sign; 0 while they are too few. */
    public int asks() {
        return epoch > 0 && suits(at(epoch)) ? epoch : 0;
    }

    /** Returns all voters who would agree or have signed. */
    public Set<Identity> agreeing() {
        Set<Identity> agreeing = new HashSet<>(willing.keySet());
        agreeing.removeIf(key -> !basis.isVoter(key));
        agreeing.addAll(signed.keySet());
        return agreeing;
    }

    /** Returns the takeover, once enough people have signed. */
    public Optional<VerifiedTakeover> outcome() {
        VerifiedTakeover transfer = VerifiedTakeover.agreed(new EpochClaim(epoch, false, host), basis, signed);
        return epoch > basis.position().epoch() && SuccessionRules.isAgreed(transfer)
                ? Optional.of(transfer)
                : Optional.empty();
    }

    /**
     * Asks for signatures as soon as there are enough people. Keeps the epoch requested before if possible, since its signers sign nothing
     * else for a while. Otherwise chooses the greatest epoch that enough people can sign. An epoch far above those of the others, which
     * none of them would follow, is ignored.
     */
    private Election look() {
        if (asks() > 0) {
            return this;
        }
        int common = willing.values().stream()
                .filter(named -> named > epoch && named > basis.position().epoch())
                .filter(named -> suits(willingAt(named)))
                .mapToInt(named -> named)
                .max()
                .orElse(0);
        return common > epoch ? new Election(host, hosts, basis, willing, common, Map.of(), patient) : this;
    }

    private boolean suits(Set<Identity> agreeing) {
        boolean first = host.equals(basis.host())
                || basis.successor(agreeing).filter(host::equals).isPresent();
        return basis.isEnough(agreeing) && (first || !patient && basis.mayHost(host, agreeing));
    }

    private Set<Identity> at(int common) {
        Set<Identity> all = willingAt(common);
        all.addAll(signed.keySet());
        return all;
    }

    private Set<Identity> willingAt(int common) {
        Set<Identity> all = new HashSet<>();
        willing.forEach((key, least) -> {
            if (basis.isVoter(key) && SuccessionRules.isSigned(common, least)) {
                all.add(key);
            }
        });
        return all;
    }
}
