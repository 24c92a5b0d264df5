package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionSignatures.Opened;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/** Reads takeovers. */
public final class TakeoverChain {
    private TakeoverChain() {}

    /** The most bytes of a succession, which must fit into a message with one more takeover. */
    private static final int MOST_BYTES = 48 * 1024;

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

    /** Returns the epoch in which a succession ends; 0 without takeovers. */
    public static int epoch(Succession succession) {
        int last = succession.getTakeoversCount() - 1;
        return last < 0
                ? 0
                : claim(succession.getTakeovers(last)).map(EpochClaim::epoch).orElse(0);
    }

    /** Checks whether the last takeover of a succession belongs to this match. */
    public static boolean isAbout(Succession succession, String match) {
        int last = succession.getTakeoversCount() - 1;
        if (last < 0) {
            return false;
        }
        Takeover takeover = succession.getTakeovers(last);
        Optional<String> of = takeover.hasNamed()
                ? SuccessionSignatures.openNamed(takeover.getNamed())
                        .map(named -> named.message().getMatch())
                : SuccessionSignatures.openStanding(takeover.getStanding())
                        .map(from -> from.message().getMatch());
        return of.filter(match::equals).isPresent();
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

    /** Returns the claim of a takeover; empty without a valid signature. */
    static Optional<EpochClaim> claim(Takeover takeover) {
        if (takeover.hasNamed()) {
            return SuccessionSignatures.openNamed(takeover.getNamed())
                    .map(Opened::message)
                    .map(TakeoverChain::claim);
        }
        if (SuccessionSignatures.openStanding(takeover.getStanding()).isEmpty()) {
            return Optional.empty();
        }
        return takeover.getAgreementsList().stream()
                .map(SuccessionSignatures::open)
                .flatMap(Optional::stream)
                .findFirst()
                .map(Opened::message)
                .map(to -> new EpochClaim(to.getEpoch(), false, to.getTo()));
    }

    /** Returns the match of a takeover with a valid signature; otherwise an empty text. */
    static String match(Takeover takeover) {
        return takeover.hasNamed()
                ? SuccessionSignatures.openNamed(takeover.getNamed())
                        .map(named -> named.message().getMatch())
                        .orElse("")
                : SuccessionSignatures.openStanding(takeover.getStanding())
                        .map(from -> from.message().getMatch())
                        .orElse("");
    }

    /** Checks whether the host that people agreed to already had the match. */
    static boolean isRenewal(Takeover takeover, EpochClaim claim) {
        return SuccessionSignatures.openStanding(takeover.getStanding())
                .filter(from -> from.signer().equals(claim.host()))
                .isPresent();
    }

    /**
     * Returns the round after which people continued a match at another host; empty when that host was named, or only renewed its claim.
     */
    static OptionalInt goneOnFrom(Takeover takeover, EpochClaim claim, String match) {
        if (takeover.hasNamed() || isRenewal(takeover, claim)) {
            return OptionalInt.empty();
        }
        return SuccessionSignatures.openStanding(takeover.getStanding()).map(Opened::message).stream()
                .filter(standing -> standing.getMatch().equals(match))
                .mapToInt(Standing::getRound)
                .findFirst();
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
            Optional<Named> named = takeover.hasNamed()
                    ? SuccessionSignatures.openNamed(takeover.getNamed()).map(Opened::message)
                    : Optional.empty();
            ByteString here = at;
            if (named.isPresent()
                    && named.get().getMatch().equals(match)
                    && named.get().getFrom().equals(here)) {
                at = named.get().getTo().getFingerprint();
            } else if (!at.equals(from)
                    && claim(takeover)
                            .filter(claim -> claim.host().equals(here))
                            .isEmpty()) {
                return Optional.empty(); // nor is it a renewal of the current host's claim
            }
        }
        return at.equals(from) ? Optional.empty() : Optional.of(at);
    }

    /**
     * Returns the round after which people last continued a match at another host; empty when they never did. The takeovers are not checked
     * against the hosts of the match, which requires a {@link KnownMatch}.
     */
    public static OptionalInt lastGoneOnFrom(Succession succession, String match) {
        for (int last = succession.getTakeoversCount() - 1; last >= 0; last--) {
            Takeover takeover = succession.getTakeovers(last);
            OptionalInt round = claim(takeover)
                    .map(claim -> goneOnFrom(takeover, claim, match))
                    .orElse(OptionalInt.empty());
            if (round.isPresent()) {
                return round;
            }
        }
        return OptionalInt.empty();
    }

    /** Returns a takeover with this claim, after verifying its signatures. */
    static VerifiedTakeover transfer(Takeover takeover, EpochClaim claim) {
        return takeover.hasNamed()
                ? named(SuccessionSignatures.openNamed(takeover.getNamed()).orElseThrow())
                : agreed(
                        claim,
                        SuccessionSignatures.openStanding(takeover.getStanding())
                                .orElseThrow()
                                .message(),
                        takeover.getAgreementsList().stream()
                                .map(SuccessionSignatures::open)
                                .flatMap(Optional::stream)
                                .toList());
    }

    static VerifiedTakeover named(Opened<Named, ByteString> named) {
        return VerifiedTakeover.named(claim(named.message()), named.signer());
    }

    /** Returns a takeover by agreement. Agreements to anything else are ignored. */
    static VerifiedTakeover agreed(EpochClaim claim, Standing from, List<Opened<AgreedTo, Identity>> agreements) {
        Map<Identity, LogPosition> agreed = new HashMap<>();
        for (Opened<AgreedTo, Identity> agreement : agreements) {
            AgreedTo to = agreement.message();
            if (to.getMatch().equals(from.getMatch())
                    && to.getEpoch() == claim.epoch()
                    && to.getTo().equals(claim.host())) {
                agreed.put(agreement.signer(), new LogPosition(to.getHeldEpoch(), to.getHeldRound()));
            }
        }
        return VerifiedTakeover.agreed(claim, ElectionBasis.of(from), agreed);
    }

    private static EpochClaim claim(Named named) {
        return new EpochClaim(named.getEpoch(), true, named.getTo().getFingerprint());
    }
}
