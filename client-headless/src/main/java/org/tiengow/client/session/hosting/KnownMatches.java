package org.tiengow.client.session.hosting;

import com.google.protobuf.ByteString;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Seals;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;

/**
 * What this client knows of its matches and will not go back behind. No takeover that it has followed or agreed to is forgotten because
 * there is much, nor anything from before this session: a host that makes up matches makes room among those alone, and is refused
 * where there is none.
 *
 * @param matches what is known of each match, by its id; the one of which something became known last is the last
 * @param waiting the last standing that came before its match was told to be the own table's; null when none waits
 * @param met those of the matches that this session has met itself, in that order, at most {@value #MOST}
 */
public record KnownMatches(
        Map<String, KnownMatch> matches, @Nullable Waiting waiting, Set<String> met) {
    /** Matches of one session that are known at a time: more than an evening of matches of one round each. */
    public static final int MOST = 200;

    /** Nothing is known. */
    public static final KnownMatches NONE = new KnownMatches(Map.of(), null, Set.of());

    private static final int CONTENT = 16_384;
    private static final int CERTIFICATE = 4_096;
    private static final int SIGNATURE = 256;
    private static final int ADDRESSES = 8;
    /** Those who sat there, and those who sat there before. */
    private static final int AGREEMENTS = 2 * HostBounds.SEATS;

    /**
     * A standing that came before its match was told to be the own table's.
     *
     * @param match of which it is
     * @param sealed as its host signed it
     */
    public record Waiting(String match, Sealed sealed) {}

    /** Copies both, in their order. */
    public KnownMatches {
        matches = Collections.unmodifiableMap(new LinkedHashMap<>(matches));
        met = Collections.unmodifiableSet(new LinkedHashSet<>(met));
    }

    /** What is known of a match; empty when nothing is. */
    public Optional<KnownMatch> of(String match) {
        return Optional.ofNullable(matches.get(match));
    }

    /** With what is known of a match now. */
    public KnownMatches with(KnownMatch known) {
        Map<String, KnownMatch> changed = new LinkedHashMap<>(matches);
        changed.remove(known.match());
        changed.put(known.match(), known);
        return new KnownMatches(changed, waiting, met);
    }

    /** Without a match: who leaves it will agree to nothing any more. */
    public KnownMatches without(String match) {
        Map<String, KnownMatch> changed = new LinkedHashMap<>(matches);
        changed.remove(match);
        Set<String> left = new LinkedHashSet<>(met);
        left.remove(match);
        return new KnownMatches(changed, waiting, left);
    }

    /** What is known here of matches of which nothing is known later. */
    public List<KnownMatch> forgotten(KnownMatches later) {
        return matches.values().stream()
                .filter(known -> later.of(known.match()).isEmpty())
                .toList();
    }

    /**
     * With a standing. That of another match than the own table's waits until the table is told to play it, since it comes first to
     * whoever sits down.
     *
     * @param own the match at the own table; empty when there is none
     * @param fingerprint of the host it came from; empty without TLS
     * @throws Malformed when it is none, not this host's, or of a match for which there is no room
     * @throws NotFollowed when the match has gone on at another host
     */
    KnownMatches hold(Sealed sealed, String own, String fingerprint) {
        bounds(sealed);
        Standing standing = Seals.openStanding(sealed)
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
        // an older one of the same host says nothing new
        return meeting.with(known.hold(sealed).orElse(known));
    }

    private KnownMatches meeting(Standing standing) {
        Set<String> all = new LinkedHashSet<>(met);
        all.add(standing.getMatch());
        KnownMatch first = KnownMatch.met(standing.getMatch(), standing.getEpoch(), standing.getHost());
        return new KnownMatches(matches, waiting, all).with(first);
    }

    /** With room for one more match of this session: a table may play for weeks while one watches. Forgotten is the eldest that may be. */
    private KnownMatches withRoom() {
        if (met.size() < MOST) {
            return this;
        }
        return met.stream()
                .filter(this::isForgettable)
                .findFirst()
                .map(this::without)
                .orElseThrow(() -> new Malformed("standing", "There are more matches than an evening has."));
    }

    /** Whoever has never followed nor agreed to another host of it than the one it was met at has nothing to go back behind. */
    private boolean isForgettable(String match) {
        return of(match)
                .filter(known -> known.hosts().size() == 1 && known.promised().epoch() <= known.epoch())
                .isPresent();
    }

    /**
     * The own table plays this match: a standing of it that waits is held.
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
     * Follows a host that took a match over. Each signature takes a part of a millisecond, so only the match it is about is looked
     * at, and no more agreements than a match has people.
     *
     * @throws Malformed when there are more takeovers than an evening has, or more have agreed than were there
     * @throws NotFollowed when it may not
     */
    KnownMatches follow(Succession succession) {
        if (succession.getTakeoversCount() > KnownMatch.TAKEOVERS) {
            throw new Malformed("takeovers", "There are more takeovers than an evening has.");
        }
        if (succession.getTakeoversList().stream().anyMatch(takeover -> takeover.getAgreementsCount() > AGREEMENTS)) {
            throw new Malformed("agreements", "More have agreed than were there.");
        }
        return Takeovers.matchSaid(succession)
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
