package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tiengow.protocol.identity.Identity;

/**
 * Those who would go on with a match at one host, and have signed that they do. Immutable.
 *
 * <pre>
 *   willing ─▶ (enough at one time, and this host may) asks ─▶ signed ─▶ (enough) outcome
 * </pre>
 *
 * @param host the fingerprint of the host
 * @param basis what it goes on from, the newest anybody has brought
 * @param willing those who are there, and the least epoch each of them can sign
 * @param epoch the one that is to be signed; 0 before the first
 * @param signed who has signed it, and the newest standing each of them held
 */
public record Poll(
        ByteString host, Basis basis, Map<Identity, Integer> willing, int epoch, Map<Identity, Moment> signed) {
    /** Copies the maps. */
    public Poll {
        willing = Map.copyOf(willing);
        signed = Map.copyOf(signed);
    }

    /** Nobody is there yet. */
    public static Poll open(ByteString host, Basis basis) {
        return new Poll(host, basis, Map.of(), 0, Map.of());
    }

    /** From a newer standing, whose signer has been proven; the same when it is none. */
    public Poll adopting(Basis brought) {
        if (brought.moment().compareTo(basis.moment()) <= 0) {
            return this;
        }
        boolean over = epoch <= brought.moment().epoch();
        return new Poll(host, brought, willing, over ? 0 : epoch, over ? Map.of() : signed).look();
    }

    /**
     * Somebody would agree.
     *
     * @param least the least epoch that one can sign
     */
    public Poll willing(Identity key, int least) {
        if (!basis.counts(key) || least > SuccessionRules.MOST_EPOCH) {
            return this;
        }
        Map<Identity, Integer> more = new HashMap<>(willing);
        more.put(key, least);
        return new Poll(host, basis, more, epoch, signed).look();
    }

    /** Somebody is not there any more; what was signed stays. */
    public Poll gone(Identity key) {
        Map<Identity, Integer> fewer = new HashMap<>(willing);
        fewer.remove(key);
        return new Poll(host, basis, fewer, epoch, signed).look();
    }

    /**
     * Somebody has signed; the same when that is not what was asked for.
     *
     * @param held the newest standing that one held
     */
    public Poll signed(Identity key, int agreedEpoch, Moment held) {
        if (agreedEpoch != asks() || agreedEpoch == 0 || !basis.counts(key)) {
            return this;
        }
        Map<Identity, Moment> more = new HashMap<>(signed);
        more.put(key, held);
        return new Poll(host, basis, willing, epoch, more);
    }

    /** The epoch that those who are there are to sign; 0 while they are too few. */
    public int asks() {
        return epoch > 0 && suits(at(epoch)) ? epoch : 0;
    }

    /** All who have said here that they would agree, or have signed. */
    public Set<Identity> agreeing() {
        Set<Identity> agreeing = new HashSet<>(willing.keySet());
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
        return common > epoch ? new Poll(host, basis, willing, common, Map.of()) : this;
    }

    private boolean suits(Set<Identity> agreeing) {
        return basis.isEnough(agreeing) && basis.isHostFor(host, agreeing);
    }

    private Set<Identity> at(int common) {
        Set<Identity> all = willingAt(common);
        all.addAll(signed.keySet());
        return all;
    }

    private Set<Identity> willingAt(int common) {
        Set<Identity> all = new HashSet<>();
        willing.forEach((key, least) -> {
            if (SuccessionRules.isSigned(common, least)) {
                all.add(key);
            }
        });
        return all;
    }
}
