package org.tiengow.client.succession;

import com.google.protobuf.ByteString;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.client.session.validation.Token;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.OfferCheck;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.TakeOver;

/**
 * The knowledge of this client about the hosts of its matches, by which it never reverts a takeover, and the requests of its host.
 *
 * @param known the known state of each match
 * @param takeOver a host that is being handed over to this program; null when none is
 * @param handover the ways in which the host of its table may change
 * @param successor the successor that its host has named; null when it has named none
 * @param question the question whether the remaining people continue without the host; null while they may not, or need not
 */
public record SuccessionState(
        KnownMatches known,
        @Nullable HandoverRequest takeOver,
        HandoverState handover,
        @Nullable HostingOffer successor,
        @Nullable FailoverQuestion question) {
    /** The state without any knowledge. */
    public static final SuccessionState NONE =
            new SuccessionState(KnownMatches.NONE, null, HandoverState.NONE, null, null);

    private static final int ADDRESSES = 8;

    /** Returns the known state of a match; empty when nothing is known. */
    public Optional<KnownMatch> of(String match) {
        return known.of(match);
    }

    /** Returns a copy with the new state of one match. */
    public SuccessionState with(KnownMatch match) {
        return with(known.with(match));
    }

    /** Returns a copy without a match: a client that leaves it does not agree to anything any more. */
    public SuccessionState without(String match) {
        return with(known.without(match));
    }

    private SuccessionState with(KnownMatches changed) {
        return new SuccessionState(changed, takeOver, handover, successor, question);
    }

    /** Returns a copy with another question; null for none. */
    public SuccessionState with(@Nullable FailoverQuestion asked) {
        return new SuccessionState(known, takeOver, handover, successor, asked);
    }

    /**
     * Returns a copy with a standing.
     *
     * @param own the match at this client's table; empty without one
     * @param fingerprint the fingerprint of the host that sent it; empty without TLS
     * @throws Malformed when the standing is invalid, not this host's, or of a match for which there is no room
     * @throws NotFollowed when the match has gone on at another host
     */
    public SuccessionState hold(Sealed sealed, String own, String fingerprint) {
        return with(known.hold(sealed, own, fingerprint));
    }

    /**
     * Follows a host that took a match over, and takes the successor that it names.
     *
     * @param fingerprint the fingerprint of the host that sends the takeovers; empty without TLS
     * @throws NotFollowed when the takeovers do not allow following
     */
    public SuccessionState follow(Succession succession, String fingerprint) {
        return with(known.follow(succession)).naming(succession, fingerprint);
    }

    /** Takes the successor if the last takeover is one that this host itself has signed. */
    private SuccessionState naming(Succession succession, String fingerprint) {
        int last = succession.getTakeoversCount() - 1;
        return last < 0
                ? this
                : SuccessionSignatures.verifyNamed(succession.getTakeovers(last).getNamed())
                        .filter(named -> isFrom(named.signer(), fingerprint))
                        .filter(named ->
                                !named.message().getTo().getFingerprint().equals(named.signer()))
                        .map(named -> offer(named.message().getTo()))
                        .map(offer -> new SuccessionState(known, takeOver, handover, offer, question))
                        .orElse(this);
    }

    private static HostingOffer offer(HostOffer to) {
        if (!OfferCheck.isSomewhere(to)) {
            throw new Malformed("successor", "The successor is nowhere.");
        }
        return new HostingOffer(
                Fingerprint.write(to.getFingerprint().toByteArray()),
                to.getAddressesList(),
                to.getPort(),
                to.getWebPort());
    }

    /**
     * Returns the hosts at which a match could continue without its own, by the names of their seats and in the order of the seats, as the
     * newest standing says. OfferCheck without a usable address are omitted, and so is the host that signed the standing. Empty when nothing is
     * known of the match.
     */
    public Map<String, HostingOffer> candidates(String match) {
        Map<String, HostingOffer> candidates = new LinkedHashMap<>();
        of(match)
                .flatMap(KnownMatch::standing)
                .ifPresent(standing -> standing.getSeatsList().stream()
                        .filter(StandingSeat::hasOffer)
                        .filter(seat -> OfferCheck.isSomewhere(seat.getOffer())
                                && !seat.getOffer().getFingerprint().equals(standing.getHost()))
                        .forEach(seat -> candidates.put(seat.getName(), offer(seat.getOffer()))));
        return candidates;
    }

    /** Returns a copy for the way to the successor: the requests of the old host are dropped. */
    public SuccessionState arrived() {
        return new SuccessionState(known, null, HandoverState.NONE, null, question);
    }

    /**
     * Returns a copy after an update of the table.
     *
     * @throws NotFollowed when the host that sends it is not the one that has the match
     */
    public SuccessionState at(TableUpdate update, String fingerprint) {
        SuccessionState playing = with(known.playing(update.getMatch(), fingerprint));
        Optional<KnownMatch> match = playing.of(update.getMatch());
        boolean strange = match.isPresent()
                && !(match.get().epoch() == update.getEpoch()
                        && match.get()
                                .isFollowed(match.get().epoch(), match.get().host())
                        && isFrom(match.get().host(), fingerprint));
        if (strange) {
            throw new NotFollowed(Verdict.OLD_EPOCH, update.getMatch());
        }
        HandoverState now = HandoverState.of(update);
        return playing.known == known && now.equals(handover)
                ? this
                : new SuccessionState(playing.known, takeOver, now, successor, question);
    }

    /** Returns a copy with a host that is being handed over to this program. */
    public SuccessionState with(TakeOver asked) {
        boolean possible = asked.getToken().size() >= HandoverRequest.TOKEN
                && asked.getToken().size() <= 2 * HandoverRequest.TOKEN
                && asked.getAddressesCount() <= ADDRESSES
                && asked.getFingerprint().size() == Fingerprint.BYTES;
        if (!possible) {
            throw new Malformed("take over", "What is to be taken over is nowhere.");
        }
        asked.getAddressesList().forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        return new SuccessionState(
                known,
                new HandoverRequest(
                        Token.of(asked.getToken().toByteArray()),
                        asked.getAddressesList(),
                        asked.getPort(),
                        Fingerprint.write(asked.getFingerprint().toByteArray())),
                handover,
                successor,
                question);
    }

    private static boolean isFrom(ByteString host, String fingerprint) {
        return fingerprint.isEmpty() || Fingerprint.write(host.toByteArray()).equals(fingerprint);
    }
}
