package org.tiengow.client.succession;

import com.google.protobuf.ByteString;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.StandingNightCheck;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;

/**
 * The knowledge of this client about its matches, which it never reverts. A takeover that the client has followed or agreed to is not
 * forgotten for lack of room, nor is anything from before this session. A host that invents matches therefore displaces only matches of
 * this session, and is refused when there is no room.
 *
 * @param matches the known state of each match, by its id; the one that changed last is the last
 * @param waiting the last standing that arrived before its match was known to be that of this client's table; null when none waits
 * @param met the matches that this session itself has met, in that order, at most {@value #MOST}
 */
public record KnownMatches(
        Map<String, KnownMatch> matches, @Nullable Waiting waiting, Set<String> met) {
    /** The most matches that a session has met and remembers: more than a night of matches of one round each. */
    public static final int MOST = 200;

    /** The state without any match. */
    public static final KnownMatches NONE = new KnownMatches(Map.of(), null, Set.of());

    private static final int CONTENT = 16_384;
    private static final int CERTIFICATE = 4_096;
    private static final int SIGNATURE = 256;
    private static final int ADDRESSES = 8;

    /** The number of bytes of the digest of a network. */
    private static final int DIGEST = 32;
    /** The present players, and the players before them. */
    private static final int AGREEMENTS = 2 * HostBounds.SEATS;

    /**
     * A standing that arrived before its match was known to be that of this client's table.
     *
     * @param match the id of its match
     * @param sealed the standing as its host signed it
     */
    public record Waiting(String match, Sealed sealed) {}

    public KnownMatches {
        matches = Collections.unmodifiableMap(new LinkedHashMap<>(matches));
        met = Collections.unmodifiableSet(new LinkedHashSet<>(met));
    }

    /** Returns the known state of a match; empty when nothing is known. */
    public Optional<KnownMatch> of(String match) {
        return Optional.ofNullable(matches.get(match));
    }

    /** Returns a copy with the new state of one match, which becomes the last one. */
    public KnownMatches with(KnownMatch known) {
        Map<String, KnownMatch> changed = new LinkedHashMap<>(matches);
        changed.remove(known.match());
        changed.put(known.match(), known);
        return new KnownMatches(changed, waiting, met);
    }

    /** Returns a copy without a match: a client that leaves it does not agree to anything any more. */
    public KnownMatches without(String match) {
        Map<String, KnownMatch> changed = new LinkedHashMap<>(matches);
        changed.remove(match);
        Set<String> left = new LinkedHashSet<>(met);
        left.remove(match);
        return new KnownMatches(changed, waiting, left);
    }

    /** Returns the matches that are known here and not in a later state. */
    public List<KnownMatch> forgotten(KnownMatches later) {
        return matches.values().stream()
                .filter(known -> later.of(known.match()).isEmpty())
                .toList();
    }

    /**
     * Returns a copy with a standing. A standing of another match than the table's waits until an update says that the table plays it,
     * since a client that sits down receives the standing first.
     *
     * @param own the match at this client's table; empty without one
     * @param fingerprint the fingerprint of the host that sent it; empty without TLS
     * @throws Malformed when the standing is invalid, not this host's, or of a match for which there is no room
     * @throws NotFollowed when the match has gone on at another host
     */
    KnownMatches hold(Sealed sealed, String own, String fingerprint) {
        bounds(sealed);
        Standing standing = SuccessionSignatures.verifyStanding(sealed)
                .orElseThrow(() -> new Malformed("standing", "The standing is not signed by its host."))
                .message();
        bounds(standing);
        if (!isFrom(standing.getHost(), fingerprint)) {
            throw new Malformed("standing", "The standing is another host's.");
        }
        Optional<KnownMatch> before = of(standing.getMatch());
        if (before.isPresent() && !before.get().isFollowed(standing.getEpoch(), standing.getHost())) {
            throw new NotFollowed(Verdict.OLD_EPOCH, standing.getMatch());
        }
        if (!standing.getMatch().equals(own)) {
            return new KnownMatches(matches, new Waiting(standing.getMatch(), sealed), met);
        }
        KnownMatches meeting = before.isPresent() ? this : withRoom().meeting(standing);
        KnownMatch known = meeting.of(own).orElseThrow();
        // an older standing of the same host adds nothing
        return meeting.with(known.hold(sealed).orElse(known));
    }

    private KnownMatches meeting(Standing standing) {
        Set<String> all = new LinkedHashSet<>(met);
        all.add(standing.getMatch());
        KnownMatch first = KnownMatch.met(standing.getMatch(), standing.getEpoch(), standing.getHost());
        return new KnownMatches(matches, waiting, all).with(first);
    }

    /**
     * Returns a copy with room for one more match of this session, because a table may play for weeks while one client watches. It forgets
     * the oldest match that may be forgotten.
     */
    private KnownMatches withRoom() {
        if (met.size() < MOST) {
            return this;
        }
        return met.stream()
                .filter(this::isForgettable)
                .findFirst()
                .map(this::without)
                .orElseThrow(() -> new Malformed("standing", "There are more matches than a night has."));
    }

    /** Checks whether a match may be forgotten. It may while this client has followed and agreed to no other host of it than the first. */
    private boolean isForgettable(String match) {
        return of(match)
                .filter(known -> known.hosts().size() == 1 && known.promised().epoch() <= known.epoch())
                .isPresent();
    }

    /**
     * Holds a waiting standing of the match that the table plays now.
     *
     * @throws NotFollowed when the match has gone on at another host
     */
    KnownMatches playing(String match, String fingerprint) {
        Waiting now = waiting;
        return now != null && now.match().equals(match)
                ? new KnownMatches(matches, null, met).hold(now.sealed(), match, fingerprint)
                : this;
    }

    /**
     * Follows a host that took a match over. Each signature takes a fraction of a millisecond, so that only the match concerned is checked,
     * and no more agreements than a match has people.
     *
     * @throws Malformed when there are more takeovers than a night has, or more have agreed than were there
     * @throws NotFollowed when the takeovers do not allow following
     */
    KnownMatches follow(Succession succession) {
        if (succession.getTakeoversCount() > KnownMatch.TAKEOVERS) {
            throw new Malformed("takeovers", "There are more takeovers than a night has.");
        }
        if (succession.getTakeoversList().stream().anyMatch(takeover -> takeover.getAgreementsCount() > AGREEMENTS)) {
            throw new Malformed("agreements", "More have agreed than were there.");
        }
        return TakeoverChain.matchSaid(succession)
                .flatMap(this::of)
                .map(known -> follow(known, succession))
                .orElse(this);
    }

    private KnownMatches follow(KnownMatch known, Succession succession) {
        KnownMatch.Followed followed = known.follow(succession);
        if (followed.verdict() != Verdict.TRUSTED) {
            throw new NotFollowed(followed.verdict(), known.match());
        }
        return with(followed.known());
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
        if (standing.hasNight()) {
            StandingNightCheck.flaw(standing.getNight()).ifPresent(flaw -> {
                throw new Malformed("night", flaw.sentence());
            });
        }
        for (StandingSeat seat : standing.getSeatsList()) {
            HostBounds.text("name", HostBounds.NAME, seat.getName());
            HostBounds.text("level", HostBounds.WORD, seat.getLevel());
            List<String> addresses = seat.getOffer().getAddressesList();
            boolean keyed = seat.getKey().isEmpty() || seat.getKey().size() == Identity.BYTES;
            if (!keyed || addresses.size() > ADDRESSES || seat.getLevelDigest().size() > DIGEST) {
                throw new Malformed("standing", "A seat of the standing cannot be.");
            }
            addresses.forEach(address -> HostBounds.text("address", HostBounds.NAME, address));
        }
    }
}
