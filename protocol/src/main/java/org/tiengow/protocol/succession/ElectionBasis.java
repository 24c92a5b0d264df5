package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * The part of a signed standing on which decisions about the succession depend.
 *
 * @param position the place of the standing in the match
 * @param host the fingerprint of the host that signed it
 * @param electorates the sets of voters; more than half of each must agree; never empty
 * @param order the programs that could host, in the order of the seats
 */
public record ElectionBasis(
        LogPosition position, ByteString host, List<Set<Identity>> electorates, List<Candidacy> order) {
    /**
     * A program that could host.
     *
     * @param key the identity key of the person's program
     * @param host the fingerprint of the host that it would start
     */
    public record Candidacy(Identity key, ByteString host) {}

    public ElectionBasis {
        electorates = List.copyOf(electorates);
        order = List.copyOf(order);
    }

    /** Returns the basis of a standing whose signature has been verified. */
    public static ElectionBasis of(Standing standing) {
        return new ElectionBasis(
                LogPosition.of(standing),
                standing.getHost(),
                SuccessionRules.electorates(standing),
                standing.getSeatsList().stream()
                        .filter(StandingSeat::hasOffer)
                        .filter(seat -> seat.getKey().size() == Identity.BYTES)
                        .map(seat -> new Candidacy(
                                Identity.of(seat.getKey().toByteArray()),
                                seat.getOffer().getFingerprint()))
                        .toList());
    }

    /** Checks whether a key belongs to a voter. */
    public boolean isVoter(Identity key) {
        return electorates.stream().anyMatch(voters -> voters.contains(key));
    }

    /** Checks whether these keys are more than half of each electorate. */
    public boolean isEnough(Set<Identity> agreeing) {
        return electorates.stream()
                .allMatch(voters -> SuccessionRules.isMajority(voters.size(), SuccessionRules.count(voters, agreeing)));
    }

    /** Returns the host that asks first when these people agree: that of the first of them in the order of the seats. */
    public Optional<ByteString> successor(Set<Identity> agreeing) {
        return order.stream()
                .filter(each -> agreeing.contains(each.key()))
                .map(Candidacy::host)
                .findFirst();
    }

    /**
     * Checks whether this host may continue when these people agree: one of them offers it, or it already has the match and renews its
     * claim.
     */
    public boolean mayHost(ByteString claimant, Set<Identity> agreeing) {
        return claimant.equals(host)
                || order.stream()
                        .filter(each -> agreeing.contains(each.key()))
                        .anyMatch(each -> each.host().equals(claimant));
    }
}
