package org.tiengow.client.session.hosting;

import com.google.protobuf.ByteString;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Offers;
import org.tiengow.protocol.succession.Seals;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.TakeOver;

/**
 * What this client knows of the hosts of its matches, so that it never goes back behind a takeover, and what a host asks of it.
 *
 * @param known what is known of each match
 * @param takeOver a host that is to be handed over to this program; null when none is
 * @param handover how the host of its table may change
 * @param successor the host that its host has named to go on; null when it has named none
 */
public record Nights(
        KnownMatches known,
        @Nullable TakeOverAsked takeOver,
        Handover handover,
        @Nullable HostingOffer successor) {
    /** Nothing is known. */
    public static final Nights NONE = new Nights(KnownMatches.NONE, null, Handover.NONE, null);

    private static final int ADDRESSES = 8;
    private static final int LAST_PORT = 65_535;

    /** What is known of a match; empty when nothing is. */
    public Optional<KnownMatch> of(String match) {
        return known.of(match);
    }

    /** With what is known of a match now. */
    public Nights with(KnownMatch match) {
        return with(known.with(match));
    }

    /** Without a match: who leaves it will agree to nothing any more. */
    public Nights without(String match) {
        return with(known.without(match));
    }

    private Nights with(KnownMatches changed) {
        return new Nights(changed, takeOver, handover, successor);
    }

    /**
     * With a standing.
     *
     * @param own the match at the own table; empty when there is none
     * @param fingerprint of the host it came from; empty without TLS
     * @throws Malformed when it is none, not this host's, or of a match for which there is no room
     * @throws NotFollowed when the match has gone on at another host
     */
    public Nights hold(Sealed sealed, String own, String fingerprint) {
        return with(known.hold(sealed, own, fingerprint));
    }

    /**
     * Follows a host that took a match over.
     *
     * @param fingerprint of the host that sends it; empty without TLS
     * @throws NotFollowed when it may not
     */
    public Nights follow(Succession succession, String fingerprint) {
        return with(known.follow(succession)).naming(succession, fingerprint);
    }

    /**
     * The rounds from which people went on with their matches at another host, by the ids of the matches, when these takeovers have
     * led here from what was known before. What came after such a round is void. A host that was named goes on where the old one was.
     */
    public Map<String, Integer> goneOnFrom(Nights before, Succession succession) {
        Map<String, Integer> rounds = new LinkedHashMap<>();
        for (KnownMatch match : before.known.matches().values()) {
            if (of(match.match()).filter(now -> now.epoch() > match.epoch()).isPresent()) {
                match.goneOnFrom(succession).ifPresent(round -> rounds.put(match.match(), round));
            }
        }
        return rounds;
    }

    /**
     * The same of a match of which nothing is known yet, as the host says that shows these takeovers: whoever comes to a match after
     * them knows nobody by whom they could be proven.
     */
    public Map<String, Integer> saidToGoOnFrom(Succession succession) {
        Map<String, Integer> rounds = new LinkedHashMap<>();
        Takeovers.matchSaid(succession)
                .filter(match -> of(match).isEmpty())
                .ifPresent(match -> Takeovers.lastGoneOnFrom(succession, match).ifPresent(round -> {
                    HostBounds.text("match", HostBounds.WORD, match);
                    rounds.put(match, round);
                }));
        return rounds;
    }

    /** When the last takeover is one that this host itself names, there is somewhere to go. */
    private Nights naming(Succession succession, String fingerprint) {
        int last = succession.getTakeoversCount() - 1;
        return last < 0
                ? this
                : Seals.openNamed(succession.getTakeovers(last).getNamed())
                        .filter(named -> isFrom(named.signer(), fingerprint))
                        .filter(named ->
                                !named.message().getTo().getFingerprint().equals(named.signer()))
                        .map(named -> offer(named.message().getTo()))
                        .map(offer -> new Nights(known, takeOver, handover, offer))
                        .orElse(this);
    }

    private static HostingOffer offer(HostOffer to) {
        boolean possible = to.getFingerprint().size() == Fingerprint.BYTES
                && to.getAddressesCount() > 0
                && to.getAddressesCount() <= ADDRESSES
                && to.getPort() > 0
                && to.getPort() <= LAST_PORT
                && to.getWebPort() >= 0
                && to.getWebPort() <= LAST_PORT;
        if (!possible) {
            throw new Malformed("successor", "The successor is nowhere.");
        }
        to.getAddressesList().forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        return new HostingOffer(
                Fingerprint.write(to.getFingerprint().toByteArray()),
                to.getAddressesList(),
                to.getPort(),
                to.getWebPort());
    }

    /**
     * The hosts at which a match could go on if its own were gone, as its newest standing says, in the order of the seats and by the
     * names there; those that are nowhere are left out, and so is the host that signed it. Empty when nothing is known of the match.
     */
    public Map<String, HostingOffer> candidates(String match) {
        Map<String, HostingOffer> candidates = new LinkedHashMap<>();
        of(match)
                .flatMap(KnownMatch::standing)
                .ifPresent(standing -> standing.getSeatsList().stream()
                        .filter(StandingSeat::hasOffer)
                        .filter(seat -> Offers.isSomewhere(seat.getOffer())
                                && !seat.getOffer().getFingerprint().equals(standing.getHost()))
                        .forEach(seat -> candidates.put(seat.getName(), offer(seat.getOffer()))));
        return candidates;
    }

    /** On the way to the successor, of whom nothing more is to be said. */
    public Nights arrived() {
        return new Nights(known, null, Handover.NONE, null);
    }

    /**
     * With an update of the table.
     *
     * @throws NotFollowed when the host that sends it is not the one that has the match
     */
    public Nights at(TableUpdate update, String fingerprint) {
        Nights playing = with(known.playing(update.getMatch(), fingerprint));
        Optional<KnownMatch> match = playing.of(update.getMatch());
        boolean strange = match.isPresent()
                && !(match.get().epoch() == update.getEpoch()
                        && match.get()
                                .isFollowed(match.get().epoch(), match.get().host())
                        && isFrom(match.get().host(), fingerprint));
        if (strange) {
            throw new NotFollowed(Verdict.OLD_EPOCH, update.getMatch());
        }
        Handover now = Handover.of(update);
        return playing.known == known && now.equals(handover)
                ? this
                : new Nights(playing.known, takeOver, now, successor);
    }

    /** With a host that is to be handed over to this program. */
    public Nights with(TakeOver asked) {
        boolean possible = asked.getToken().size() >= TakeOverAsked.TOKEN
                && asked.getToken().size() <= 2 * TakeOverAsked.TOKEN
                && asked.getAddressesCount() <= ADDRESSES
                && asked.getFingerprint().size() == Fingerprint.BYTES;
        if (!possible) {
            throw new Malformed("take over", "What is to be taken over is nowhere.");
        }
        asked.getAddressesList().forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        return new Nights(
                known,
                new TakeOverAsked(
                        Token.of(asked.getToken().toByteArray()),
                        asked.getAddressesList(),
                        asked.getPort(),
                        Fingerprint.write(asked.getFingerprint().toByteArray())),
                handover,
                successor);
    }

    private static boolean isFrom(ByteString host, String fingerprint) {
        return fingerprint.isEmpty() || Fingerprint.write(host.toByteArray()).equals(fingerprint);
    }
}
