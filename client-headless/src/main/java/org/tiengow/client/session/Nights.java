package org.tiengow.client.session;

import com.google.protobuf.ByteString;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Seals;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.TakeOver;

/**
 * What this client knows of the hosts of its matches, so that it never goes back behind a takeover, and what a host asks of it.
 *
 * @param matches what is known of each match, by its id; the last {@value #MOST}
 * @param takeOver a host that is to be handed over to this program; null when none is
 * @param handover how the host of its table may change
 * @param successor the host that its host has named to go on; null when it has named none
 * @param history the takeovers that the last host which had any has shown
 */
public record Nights(
        Map<String, KnownMatch> matches,
        @Nullable TakeOverAsked takeOver,
        Handover handover,
        @Nullable HostingOffer successor,
        Succession history) {
    /** Matches that are remembered: more than an evening has. */
    public static final int MOST = 50;

    /** Nothing is known. */
    public static final Nights NONE = new Nights(Map.of(), null, Handover.NONE, null, Succession.getDefaultInstance());

    private static final int CONTENT = 16_384;
    private static final int CERTIFICATE = 4_096;
    private static final int SIGNATURE = 256;
    private static final int ADDRESSES = 8;
    private static final int LAST_PORT = 65_535;

    /** Copies the map. */
    public Nights {
        matches = Collections.unmodifiableMap(new LinkedHashMap<>(matches));
    }

    /** What is known of a match; empty when nothing is. */
    public Optional<KnownMatch> of(String match) {
        return Optional.ofNullable(matches.get(match));
    }

    /** With what is known of a match now; the ones known longest are forgotten. */
    public Nights with(KnownMatch known) {
        Map<String, KnownMatch> changed = new LinkedHashMap<>(matches);
        changed.remove(known.match());
        changed.put(known.match(), known);
        while (changed.size() > MOST) {
            changed.remove(changed.keySet().iterator().next());
        }
        return new Nights(changed, takeOver, handover, successor, history);
    }

    /** Without a match: who leaves it will agree to nothing any more. */
    public Nights without(String match) {
        Map<String, KnownMatch> changed = new LinkedHashMap<>(matches);
        changed.remove(match);
        return new Nights(changed, takeOver, handover, successor, history);
    }

    /**
     * With a standing.
     *
     * @param fingerprint of the host it came from; empty without TLS
     * @throws Malformed when it is none, or not this host's
     * @throws NotFollowed when the match has gone on at another host
     */
    Nights hold(Sealed sealed, String fingerprint) {
        bounds(sealed);
        Standing standing = Seals.openStanding(sealed)
                .orElseThrow(() -> new Malformed("standing", "The standing is not signed by its host."))
                .message();
        bounds(standing);
        if (!isFrom(standing.getHost(), fingerprint)) {
            throw new Malformed("standing", "The standing is another host's.");
        }
        KnownMatch known = of(standing.getMatch())
                .orElseGet(() -> KnownMatch.met(standing.getMatch(), standing.getEpoch(), standing.getHost()));
        if (!known.isFollowed(standing.getEpoch(), standing.getHost())) {
            throw new NotFollowed(Verdict.OLD_EPOCH);
        }
        return with(known.hold(sealed).orElse(known)); // an older one of the same host says nothing new
    }

    /**
     * Follows a host that took a match over.
     *
     * @param fingerprint of the host that sends it; empty without TLS
     * @throws NotFollowed when it may not
     */
    Nights follow(Succession succession, String fingerprint) {
        if (succession.getTakeoversCount() > KnownMatch.TAKEOVERS) {
            throw new Malformed("takeovers", "There are more takeovers than an evening has.");
        }
        Nights changed = this;
        for (KnownMatch known : matches.values()) {
            KnownMatch.Followed followed = known.follow(succession);
            if (followed.verdict() == Verdict.TRUSTED) {
                changed = changed.with(followed.known());
            } else if (followed.verdict() != Verdict.OTHER_MATCH) {
                throw new NotFollowed(followed.verdict());
            }
        }
        return changed.remembering(succession).naming(succession, fingerprint);
    }

    /**
     * The rounds from which people went on with their matches at another host, by the ids of the matches, when these takeovers have
     * led here from what was known before. What came after such a round is void. A host that was named goes on where the old one was.
     */
    public Map<String, Integer> goneOnFrom(Nights before, Succession succession) {
        Map<String, Integer> rounds = new LinkedHashMap<>();
        for (KnownMatch known : before.matches.values()) {
            if (of(known.match()).filter(now -> now.epoch() > known.epoch()).isPresent()) {
                known.goneOnFrom(succession).ifPresent(round -> rounds.put(known.match(), round));
            }
        }
        return rounds;
    }

    private Nights remembering(Succession shown) {
        return new Nights(matches, takeOver, handover, successor, shown);
    }

    /** The takeovers of a match, as they were shown last; none when there were none, or they are not known. */
    public Succession historyOf(String match) {
        return Takeovers.isAbout(history, match) ? history : Succession.getDefaultInstance();
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
                        .map(offer -> new Nights(matches, takeOver, handover, offer, history))
                        .orElse(this);
    }

    private static HostingOffer offer(HostOffer to) {
        boolean possible = to.getFingerprint().size() == Fingerprint.BYTES
                && to.getAddressesCount() > 0
                && to.getAddressesCount() <= ADDRESSES
                && to.getPort() > 0
                && to.getPort() <= LAST_PORT;
        if (!possible) {
            throw new Malformed("successor", "The successor is nowhere.");
        }
        to.getAddressesList().forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        return new HostingOffer(
                Fingerprint.write(to.getFingerprint().toByteArray()), to.getAddressesList(), to.getPort());
    }

    /** On the way to the successor, of whom nothing more is to be said. */
    public Nights arrived() {
        return new Nights(matches, null, Handover.NONE, null, history);
    }

    /** What became known last; empty when nothing is. */
    public Optional<KnownMatch> latest() {
        return matches.values().stream().reduce((before, after) -> after);
    }

    /**
     * With an update of the table.
     *
     * @throws NotFollowed when the host that sends it is not the one that has the match
     */
    Nights at(TableUpdate update, String fingerprint) {
        Optional<KnownMatch> known = of(update.getMatch());
        boolean strange = known.isPresent()
                && !(known.get().epoch() == update.getEpoch()
                        && known.get()
                                .isFollowed(known.get().epoch(), known.get().host())
                        && isFrom(known.get().host(), fingerprint));
        if (strange) {
            throw new NotFollowed(Verdict.OLD_EPOCH);
        }
        Handover now = Handover.of(update);
        return now.equals(handover) ? this : new Nights(matches, takeOver, now, successor, history);
    }

    /** With a host that is to be handed over to this program. */
    Nights with(TakeOver asked) {
        boolean possible = asked.getToken().size() >= TakeOverAsked.TOKEN
                && asked.getToken().size() <= 2 * TakeOverAsked.TOKEN
                && asked.getAddressesCount() <= ADDRESSES
                && asked.getFingerprint().size() == Fingerprint.BYTES;
        if (!possible) {
            throw new Malformed("take over", "What is to be taken over is nowhere.");
        }
        asked.getAddressesList().forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        return new Nights(
                matches,
                new TakeOverAsked(
                        Token.of(asked.getToken().toByteArray()),
                        asked.getAddressesList(),
                        asked.getPort(),
                        Fingerprint.write(asked.getFingerprint().toByteArray())),
                handover,
                successor,
                history);
    }

    private static boolean isFrom(ByteString host, String fingerprint) {
        return fingerprint.isEmpty() || Fingerprint.write(host.toByteArray()).equals(fingerprint);
    }

    private static void bounds(Sealed sealed) {
        if (sealed.getContent().size() > CONTENT
                || sealed.getCertificate().size() > CERTIFICATE
                || sealed.getSignature().size() > SIGNATURE) {
            throw new Malformed("standing", "The standing is longer than any.");
        }
    }

    private static void bounds(Standing standing) {
        int seats = standing.getSeatsCount();
        boolean possible = seats >= 2
                && seats <= HostBounds.SEATS
                && standing.getChipsCount() == seats
                && standing.getBanker() < seats
                && standing.getTerm() >= 1
                && standing.getRound() >= 0
                && standing.getEpoch() >= 0;
        if (!possible) {
            throw new Malformed("standing", "The standing is one of no table.");
        }
        HostBounds.text("match", HostBounds.WORD, standing.getMatch());
        HostBounds.text("host name", HostBounds.NAME, standing.getHostName());
        RulesTranslator.read(standing.getRules());
        for (StandingSeat seat : standing.getSeatsList()) {
            HostBounds.text("name", HostBounds.NAME, seat.getName());
            HostBounds.text("level", HostBounds.WORD, seat.getLevel());
            List<String> addresses = seat.getOffer().getAddressesList();
            boolean keyed = seat.getKey().isEmpty() || seat.getKey().size() == Identity.BYTES;
            if (!keyed || addresses.size() > ADDRESSES) {
                throw new Malformed("standing", "A seat of the standing cannot be.");
            }
            addresses.forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        }
    }
}
