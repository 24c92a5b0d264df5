package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * What a match goes on from: as much of a signed standing as the decisions need.
 *
 * @param moment which standing it is
 * @param host the fingerprint of the host that signed it
 * @param electorates those of whom more than half each must agree; never empty
 * @param order the programs that could host, in the order of the seats
 */
public record Basis(Moment moment, ByteString host, List<Set<Identity>> electorates, List<Candidacy> order) {
    /**
     * A program that could host.
     *
     * @param key of its person's program
     * @param host the fingerprint of its host
     */
    public record Candidacy(Identity key, ByteString host) {}

    /** Copies the lists. */
    public Basis {
        electorates = List.copyOf(electorates);
        order = List.copyOf(order);
    }

    /** That of a standing, whose signature has been looked at. */
    public static Basis of(Standing standing) {
        return new Basis(
                Moment.of(standing),
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

    /** Whether somebody's word counts. */
    public boolean counts(Identity key) {
        return electorates.stream().anyMatch(voters -> voters.contains(key));
    }

    /** Whether these are more than half of each electorate. */
    public boolean isEnough(Set<Identity> agreeing) {
        return electorates.stream()
                .allMatch(voters -> SuccessionRules.isMajority(voters.size(), SuccessionRules.count(voters, agreeing)));
    }

    /** The host that is asked first when these agree: that of the first in order. */
    public Optional<ByteString> successor(Set<Identity> agreeing) {
        return order.stream()
                .filter(each -> agreeing.contains(each.key()))
                .map(Candidacy::host)
                .findFirst();
    }

    /** Whether this host may go on when these agree: it is offered by one of them, or had the match and keeps it. */
    public boolean mayHost(ByteString claimant, Set<Identity> agreeing) {
        return claimant.equals(host)
                || order.stream()
                        .filter(each -> agreeing.contains(each.key()))
                        .anyMatch(each -> each.host().equals(claimant));
    }
}
