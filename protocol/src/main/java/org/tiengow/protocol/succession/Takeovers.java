package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Seals.Opened;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/** Reads takeovers. */
public final class Takeovers {
    private Takeovers() {}

    /** A succession must fit into a message, with one more takeover. */
    private static final int MOST_BYTES = 48 * 1024;

    /** The newest takeovers, as many as a message has room for; whoever has missed more of them has to join anew. */
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

    /** The epoch in which a succession ends; 0 without takeovers. */
    public static int epoch(Succession succession) {
        int last = succession.getTakeoversCount() - 1;
        return last < 0
                ? 0
                : claim(succession.getTakeovers(last)).map(Claim::epoch).orElse(0);
    }

    /** Whether the last takeover of a succession is one of this match. */
    public static boolean isAbout(Succession succession, String match) {
        int last = succession.getTakeoversCount() - 1;
        if (last < 0) {
            return false;
        }
        Takeover takeover = succession.getTakeovers(last);
        Optional<String> of = takeover.hasNamed()
                ? Seals.openNamed(takeover.getNamed())
                        .map(named -> named.message().getMatch())
                : Seals.openStanding(takeover.getStanding())
                        .map(from -> from.message().getMatch());
        return of.filter(match::equals).isPresent();
    }

    /**
     * The match the last takeover says it is one of, whoever signed that or not: says which match to look at, and nothing else.
     * Empty without takeovers, and where nothing is said.
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

    /** What a takeover claims; empty when it says nothing that was signed. */
    static Optional<Claim> claim(Takeover takeover) {
        if (takeover.hasNamed()) {
            return Seals.openNamed(takeover.getNamed()).map(Opened::message).map(Takeovers::claim);
        }
        if (Seals.openStanding(takeover.getStanding()).isEmpty()) {
            return Optional.empty();
        }
        return takeover.getAgreementsList().stream()
                .map(Seals::open)
                .flatMap(Optional::stream)
                .findFirst()
                .map(Opened::message)
                .map(to -> new Claim(to.getEpoch(), false, to.getTo()));
    }

    /** The match of a takeover that claims something; empty when it claims nothing. */
    static String match(Takeover takeover) {
        return takeover.hasNamed()
                ? Seals.openNamed(takeover.getNamed())
                        .map(named -> named.message().getMatch())
                        .orElse("")
                : Seals.openStanding(takeover.getStanding())
                        .map(from -> from.message().getMatch())
                        .orElse("");
    }

    /** Whether the host that people agreed to is the one that had the match. */
    static boolean isRenewal(Takeover takeover, Claim claim) {
        return Seals.openStanding(takeover.getStanding())
                .filter(from -> from.signer().equals(claim.host()))
                .isPresent();
    }

    /** The round after which people went on with a match at another host; empty where that was named, or only renewed its claim. */
    static OptionalInt goneOnFrom(Takeover takeover, Claim claim, String match) {
        if (takeover.hasNamed() || isRenewal(takeover, claim)) {
            return OptionalInt.empty();
        }
        return Seals.openStanding(takeover.getStanding()).map(Opened::message).stream()
                .filter(standing -> standing.getMatch().equals(match))
                .mapToInt(Standing::getRound)
                .findFirst();
    }

    /**
     * The host that a match was handed to by a chain of hosts that each named the next; empty when the first named nobody. A takeover
     * without the old host breaks the chain.
     *
     * @param from the fingerprint of the first host
     */
    public static Optional<ByteString> handedOver(Succession succession, String match, ByteString from) {
        ByteString at = from;
        for (Takeover takeover : succession.getTakeoversList()) {
            Optional<Named> named =
                    takeover.hasNamed() ? Seals.openNamed(takeover.getNamed()).map(Opened::message) : Optional.empty();
            ByteString here = at;
            if (named.isPresent()
                    && named.get().getMatch().equals(match)
                    && named.get().getFrom().equals(here)) {
                at = named.get().getTo().getFingerprint();
            } else if (!at.equals(from)
                    && claim(takeover)
                            .filter(claim -> claim.host().equals(here))
                            .isEmpty()) {
                return Optional.empty(); // no renewal of the host that has it either
            }
        }
        return at.equals(from) ? Optional.empty() : Optional.of(at);
    }

    /**
     * The same of the last time that people did, as a succession says; empty when they never did. Whether it is true is not looked at:
     * that takes a {@link KnownMatch}.
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

    /** What a takeover that claims this says, with its signatures looked at. */
    static Transfer transfer(Takeover takeover, Claim claim) {
        return takeover.hasNamed()
                ? named(Seals.openNamed(takeover.getNamed()).orElseThrow())
                : agreed(
                        claim,
                        Seals.openStanding(takeover.getStanding()).orElseThrow().message(),
                        takeover.getAgreementsList().stream()
                                .map(Seals::open)
                                .flatMap(Optional::stream)
                                .toList());
    }

    static Transfer named(Opened<Named, ByteString> named) {
        return Transfer.named(claim(named.message()), named.signer());
    }

    /** Agreements to something else count for nothing. */
    static Transfer agreed(Claim claim, Standing from, List<Opened<AgreedTo, Identity>> agreements) {
        Map<Identity, Moment> agreed = new HashMap<>();
        for (Opened<AgreedTo, Identity> agreement : agreements) {
            AgreedTo to = agreement.message();
            if (to.getMatch().equals(from.getMatch())
                    && to.getEpoch() == claim.epoch()
                    && to.getTo().equals(claim.host())) {
                agreed.put(agreement.signer(), new Moment(to.getHeldEpoch(), to.getHeldRound()));
            }
        }
        return Transfer.agreed(claim, Basis.of(from), agreed);
    }

    private static Claim claim(Named named) {
        return new Claim(named.getEpoch(), true, named.getTo().getFingerprint());
    }
}
