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
 * The election of one host as the host of a match in a later epoch: the pre-votes, which are not binding, and the voters who have signed. Immutable.
 *
 * <pre>
 *   preVotes ─▶ (enough at one time, and this host may) requestedEpoch ─▶ signed ─▶ (enough) outcome
 * </pre>
 *
 * @param host the fingerprint of the host
 * @param hosts the fingerprint of the match's host from each epoch on, as far as they are known here
 * @param basis the newest standing that anybody has brought, from which the match would continue
 * @param preVotes the people who are here and would agree, with the least epoch that each can sign, or follow if not a voter
 * @param epoch the epoch to sign; 0 before the first
 * @param signed the voters who have signed it, with the newest standing that each held
 * @param patient whether this host lets a host with an earlier seat ask first; a host that has waited in vain stops doing so, since perhaps
 *     nobody can reach the other one
 */
public record Election(
        ByteString host,
        NavigableMap<Integer, ByteString> hosts,
        ElectionBasis basis,
        Map<Identity, Integer> preVotes,
        int epoch,
        Map<Identity, LogPosition> signed,
        boolean patient) {
    public Election {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
        preVotes = Map.copyOf(preVotes);
        signed = Map.copyOf(signed);
    }

    /** Returns an election without pre-votes and signatures. */
    public static Election open(ByteString host, NavigableMap<Integer, ByteString> hosts, ElectionBasis electionBasis) {
        return new Election(host, hosts, electionBasis, Map.of(), 0, Map.of(), true);
    }

    /**
     * Adopts a newer standing as the basis. Returns this election unchanged when the standing is not newer, or the takeovers do
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
        return new Election(
                        host, proven.hosts(), brought, preVotes, over ? 0 : epoch, over ? Map.of() : signed, patient)
                .look();
    }

    /**
     * Adds a pre-vote. People who are not voters, having been disconnected for some rounds, may pre-vote too: the requested epoch is then one
     * that they can follow.
     *
     * @param least the least epoch that this person can sign, or follow
     */
    public Election withPreVote(Identity key, int least) {
        if (least > SuccessionRules.MOST_EPOCH) {
            return this;
        }
        Map<Identity, Integer> more = new HashMap<>(preVotes);
        more.put(key, least);
        return new Election(host, hosts, basis, more, epoch, signed, patient).look();
    }

    /** Removes the pre-vote of a departed person. The person's signature remains valid. */
    public Election withoutPreVote(Identity key) {
        Map<Identity, Integer> fewer = new HashMap<>(preVotes);
        fewer.remove(key);
        return new Election(host, hosts, basis, fewer, epoch, signed, patient).look();
    }

    /**
     * Adds a signature. Returns this election unchanged when that signature was not requested.
     *
     * @param held the newest standing that the signer held
     */
    public Election signed(Identity key, int agreedEpoch, LogPosition held) {
        if (agreedEpoch != epoch || epoch == 0 || !basis.isVoter(key)) {
            return this;
        }
        Map<Identity, LogPosition> more = new HashMap<>(signed);
        more.put(key, held);
        return new Election(host, hosts, basis, preVotes, epoch, more, patient);
    }

    /** Returns this election without the wait for a host with an earlier seat. */
    public Election impatient() {
        return new Election(host, hosts, basis, preVotes, epoch, signed, false).look();
    }

    /** Checks whether there are enough people, and only the wait for another host prevents asking them. */
    public boolean isHeldBack() {
        return patient && requestedEpoch() == 0 && impatient().requestedEpoch() > 0;
    }

    /** Returns the epoch that the people here are to sign; 0 while they are too few. */
    public int requestedEpoch() {
        return epoch > 0 && suits(at(epoch)) ? epoch : 0;
    }

    /** Returns all voters who have pre-voted or signed. */
    public Set<Identity> agreeing() {
        Set<Identity> agreeing = new HashSet<>(preVotes.keySet());
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
        if (requestedEpoch() > 0) {
            return this;
        }
        int common = preVotes.values().stream()
                .filter(named -> named > epoch && named > basis.position().epoch())
                .filter(named -> suits(preVotesAt(named)))
                .mapToInt(named -> named)
                .max()
                .orElse(0);
        return common > epoch ? new Election(host, hosts, basis, preVotes, common, Map.of(), patient) : this;
    }

    private boolean suits(Set<Identity> agreeing) {
        boolean first = host.equals(basis.host())
                || basis.successor(agreeing).filter(host::equals).isPresent();
        return basis.isEnough(agreeing) && (first || !patient && basis.mayHost(host, agreeing));
    }

    private Set<Identity> at(int common) {
        Set<Identity> all = preVotesAt(common);
        all.addAll(signed.keySet());
        return all;
    }

    private Set<Identity> preVotesAt(int common) {
        Set<Identity> all = new HashSet<>();
        preVotes.forEach((key, least) -> {
            if (basis.isVoter(key) && SuccessionRules.isSigned(common, least)) {
                all.add(key);
            }
        });
        return all;
    }
}
