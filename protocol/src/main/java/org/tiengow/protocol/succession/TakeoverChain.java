package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionSignatures.Verified;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/** Reads takeovers. */
public final class TakeoverChain {
    private TakeoverChain() {}

    /** The most bytes of a succession, which must fit into a message with one more takeover, whose standing has a long night. */
    private static final int MOST_BYTES = 44 * 1024;

    /** Returns the newest takeovers that fit into a message. A client that has missed more of them has to join again. */
    public static Succession latest(Succession all) {
        int first = all.getTakeoversCount();
        int bytes = 0;
        while (first > 0 && all.getTakeoversCount() - first < KnownMatch.TAKEOVERS - 1) {
            bytes += all.getTakeovers(first - 1).getSerializedSize();
            if (bytes > MOST_BYTES) {
                break;
            }
            first--;
        }
        return Succession.newBuilder()
                .addAllTakeovers(all.getTakeoversList().subList(first, all.getTakeoversCount()))
                .build();
    }

    /**
     * A takeover with valid signatures.
     *
     * @param match the id of its match
     */
    record Link(String match, VerifiedTakeover takeover) {
        EpochClaim claim() {
            return takeover.claim();
        }
    }

    /** Returns a takeover after verifying its signatures; empty without a valid claim. */
    static Optional<Link> open(Takeover takeover) {
        if (takeover.hasNamed()) {
            return SuccessionSignatures.verifyNamed(takeover.getNamed())
                    .map(named -> new Link(named.message().getMatch(), named(named)));
        }
        return SuccessionSignatures.verifyStanding(takeover.getStanding())
                .map(Verified::message)
                .flatMap(from -> {
                    List<Verified<AgreedTo, Identity>> agreements = takeover.getAgreementsList().stream()
                            .map(SuccessionSignatures::verify)
                            .flatMap(Optional::stream)
                            .toList();
                    return agreements.stream()
                            .findFirst()
                            .map(Verified::message)
                            .map(to -> new EpochClaim(to.getEpoch(), false, to.getTo()))
                            .map(claim -> new Link(from.getMatch(), agreed(claim, from, agreements)));
                });
    }

    private static Optional<Link> last(Succession succession) {
        int last = succession.getTakeoversCount() - 1;
        return last < 0 ? Optional.empty() : open(succession.getTakeovers(last));
    }

    /** Returns the epoch in which a succession ends; 0 without takeovers. */
    public static int epoch(Succession succession) {
        return last(succession).map(link -> link.claim().epoch()).orElse(0);
    }

    /** Checks whether the last takeover of a succession belongs to this match. */
    public static boolean isAbout(Succession succession, String match) {
        return last(succession).filter(link -> link.match().equals(match)).isPresent();
    }

    /**
     * Returns the match that the last takeover names, without verifying its signature. It only tells which match to look up. Returns empty
     * without takeovers, and for unreadable ones.
     */
    public static Optional<String> matchSaid(Succession succession) {
        int last = succession.getTakeoversCount() - 1;
        if (last < 0) {
            return Optional.empty();
        }
        Takeover takeover = succession.getTakeovers(last);
        try {
            return Optional.of(
                    takeover.hasNamed()
                            ? Named.parseFrom(takeover.getNamed().getContent()).getMatch()
                            : Standing.parseFrom(takeover.getStanding().getContent())
                                    .getMatch());
        } catch (InvalidProtocolBufferException noMessage) {
            return Optional.empty();
        }
    }

    /**
     * Returns the host that received a match through a chain of hosts that each named the next; empty when the first host named none. A
     * takeover without the old host breaks the chain.
     *
     * @param from the fingerprint of the first host
     */
    public static Optional<ByteString> handedOver(Succession succession, String match, ByteString from) {
        ByteString at = from;
        for (Takeover takeover : succession.getTakeoversList()) {
            Optional<Link> link = open(takeover);
            ByteString here = at;
            if (link.filter(each -> each.match().equals(match)
                            && here.equals(each.takeover().namedBy()))
                    .isPresent()) {
                at = link.get().claim().host();
            } else if (!at.equals(from)
                    && link.filter(each -> each.claim().host().equals(here)).isEmpty()) {
                return Optional.empty(); // nor is it a renewal of the current host's claim
            }
        }
        return at.equals(from) ? Optional.empty() : Optional.of(at);
    }

    static VerifiedTakeover named(Verified<Named, ByteString> named) {
        return VerifiedTakeover.named(
                new EpochClaim(
                        named.message().getEpoch(),
                        true,
                        named.message().getTo().getFingerprint()),
                named.signer());
    }

    /** Returns a takeover by agreement. Agreements to anything else are ignored. */
    static VerifiedTakeover agreed(EpochClaim claim, Standing from, List<Verified<AgreedTo, Identity>> agreements) {
        Map<Identity, LogPosition> agreed = new HashMap<>();
        for (Verified<AgreedTo, Identity> agreement : agreements) {
            AgreedTo to = agreement.message();
            if (to.getMatch().equals(from.getMatch())
                    && to.getEpoch() == claim.epoch()
                    && to.getTo().equals(claim.host())) {
                agreed.put(agreement.signer(), new LogPosition(to.getHeldEpoch(), to.getHeldRound()));
            }
        }
        return VerifiedTakeover.agreed(claim, ElectionBasis.of(from), agreed);
    }
}
