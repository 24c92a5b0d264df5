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
 * Those who would go on with a match at one host, and have signed that they do. Immutable.
 *
 * <pre>
 *   willing ─▶ (enough at one time, and this host may) asks ─▶ signed ─▶ (enough) outcome
 * </pre>
 *
 * @param host the fingerprint of the host
 * @param hosts the fingerprint of the match's host from each epoch on, as far as they are known here
 * @param basis what it goes on from, the newest anybody has brought
 * @param willing those who are there, and the least epoch each of them can sign, or follow where its word does not count
 * @param epoch the one that is to be signed; 0 before the first
 * @param signed who has signed it, and the newest standing each of them held
 * @param patient whether it leaves the asking to another host that comes before it in the order of the seats; a host that has waited
 *     for that in vain does no more, since perhaps nobody can reach the other one
 */
public record Poll(
        ByteString host,
        NavigableMap<Integer, ByteString> hosts,
        Basis basis,
        Map<Identity, Integer> willing,
        int epoch,
        Map<Identity, Moment> signed,
        boolean patient) {
    /** Copies the maps. */
    public Poll {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
        willing = Map.copyOf(willing);
        signed = Map.copyOf(signed);
    }

    /** Nobody is there yet. */
    public static Poll open(ByteString host, NavigableMap<Integer, ByteString> hosts, Basis basis) {
        return new Poll(host, hosts, basis, Map.of(), 0, Map.of(), true);
    }

    /**
     * From a newer standing; the same when it is none, or the takeovers that came with it do not prove that its signer had the match.
     *
     * @param proof the takeovers that led to its host, the oldest first
     */
    public Poll adopting(Basis brought, List<Transfer> proof) {
        if (brought.moment().compareTo(basis.moment()) <= 0) {
            return this;
        }
        Bond proven = new Bond(hosts, Claim.first(hosts.lastEntry().getValue()), null)
                .follow(proof)
                .bond();
        if (!SuccessionRules.isHost(proven.hosts(), brought.moment().epoch(), brought.host())) {
            return this;
        }
        boolean over = epoch <= brought.moment().epoch();
        return new Poll(host, proven.hosts(), brought, willing, over ? 0 : epoch, over ? Map.of() : signed, patient)
                .look();
    }

    /**
     * Somebody would agree. Whoever does not count, having been lost for some rounds, is there to be led on all the same: the epoch
     * that is asked for is one that this one can follow, too.
     *
     * @param least the least epoch that one can sign, or follow
     */
    public Poll willing(Identity key, int least) {
        if (least > SuccessionRules.MOST_EPOCH) {
            return this;
        }
        Map<Identity, Integer> more = new HashMap<>(willing);
        more.put(key, least);
        return new Poll(host, hosts, basis, more, epoch, signed, patient).look();
    }

    /** Somebody is not there any more; what was signed stays. */
    public Poll gone(Identity key) {
        Map<Identity, Integer> fewer = new HashMap<>(willing);
        fewer.remove(key);
        return new Poll(host, hosts, basis, fewer, epoch, signed, patient).look();
    }

    /**
     * Somebody has signed; the same when that is not what was asked for.
     *
     * @param held the newest standing that one held
     */
    public Poll signed(Identity key, int agreedEpoch, Moment held) {
        if (agreedEpoch != epoch || epoch == 0 || !basis.counts(key)) {
            return this;
        }
        Map<Identity, Moment> more = new HashMap<>(signed);
        more.put(key, held);
        return new Poll(host, hosts, basis, willing, epoch, more, patient);
    }

    /** Waits no longer for a host that comes before it. */
    public Poll impatient() {
        return new Poll(host, hosts, basis, willing, epoch, signed, false).look();
    }

    /** Whether there would be enough, if it did not leave the asking to another. */
    public boolean isHeldBack() {
        return patient && asks() == 0 && impatient().asks() > 0;
    }

    /** The epoch that those who are there are to sign; 0 while they are too few. */
    public int asks() {
        return epoch > 0 && suits(at(epoch)) ? epoch : 0;
    }

    /** All who have said here that they would agree, or have signed. */
    public Set<Identity> agreeing() {
        Set<Identity> agreeing = new HashSet<>(willing.keySet());
        agreeing.removeIf(key -> !basis.counts(key));
        agreeing.addAll(signed.keySet());
        return agreeing;
    }

    /** The takeover, once enough have signed. */
    public Optional<Transfer> outcome() {
        Transfer transfer = Transfer.agreed(new Claim(epoch, false, host), basis, signed);
        return epoch > basis.moment().epoch() && SuccessionRules.isAgreed(transfer)
                ? Optional.of(transfer)
                : Optional.empty();
    }

    /**
     * Asks for signatures as soon as there would be enough: in the epoch asked for before as long as that will do, since whoever has
     * signed it signs nothing else for a while; else in the greatest that enough can sign. Whoever names one far above those of the
     * others, where none of them would follow, is passed over.
     */
    private Poll look() {
        if (asks() > 0) {
            return this;
        }
        int common = willing.values().stream()
                .filter(named -> named > epoch && named > basis.moment().epoch())
                .filter(named -> suits(willingAt(named)))
                .mapToInt(named -> named)
                .max()
                .orElse(0);
        return common > epoch ? new Poll(host, hosts, basis, willing, common, Map.of(), patient) : this;
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
            if (basis.counts(key) && SuccessionRules.isSigned(common, least)) {
                all.add(key);
            }
        });
        return all;
    }
}
