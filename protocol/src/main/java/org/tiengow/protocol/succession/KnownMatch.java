package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.SuccessionSignatures.Verified;
import org.tiengow.protocol.succession.TakeoverChain.Link;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/**
 * The knowledge of a client about a match and its hosts, behind which it will not fall back. Immutable.
 *
 * @param match the id of the match
 * @param hosts the fingerprint of the host from each epoch on, as far as they are known
 * @param promised the greatest claim that the client has followed or agreed to
 * @param held the newest standing, as its host signed it; null before the first
 * @param proof the takeovers that led to the followed host, as it showed them; empty for the host that began the match
 */
public record KnownMatch(
        String match,
        NavigableMap<Integer, ByteString> hosts,
        EpochClaim promised,
        @Nullable Sealed held,
        Succession proof) {
    /** The most takeovers that a program reads: far more than a night has. */
    public static final int TAKEOVERS = 64;

    public KnownMatch {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
    }

    /** Creates the knowledge of a match without known takeovers. */
    public KnownMatch(
            String match, NavigableMap<Integer, ByteString> hosts, EpochClaim promised, @Nullable Sealed held) {
        this(match, hosts, promised, held, Succession.getDefaultInstance());
    }

    /**
     * Returns the knowledge of a match at a host that is met for the first time. The host is trusted on first use.
     *
     * @param epoch the number of takeovers that the host reports
     * @param host the fingerprint of the host
     */
    public static KnownMatch met(String match, int epoch, ByteString host) {
        return new KnownMatch(match, new TreeMap<>(Map.of(epoch, host)), new EpochClaim(epoch, true, host), null);
    }

    /** Returns the epoch of the followed host. */
    public int epoch() {
        return hosts.lastKey();
    }

    /** Returns the fingerprint of the followed host. */
    public ByteString host() {
        return hosts.lastEntry().getValue();
    }

    /** Returns the newest standing; empty before the first. */
    public Optional<Standing> standing() {
        return Optional.ofNullable(held).map(KnownMatch::read);
    }

    /** Parses a standing whose signature was verified on receipt. */
    private static Standing read(Sealed sealed) {
        try {
            return Standing.parseFrom(sealed.getContent());
        } catch (InvalidProtocolBufferException damaged) {
            throw new IllegalArgumentException("What was held is no standing.", damaged);
        }
    }

    /** Returns the commitments of this program in the match. */
    public VoterState voterState() {
        return new VoterState(hosts, promised, standing().map(LogPosition::of).orElse(null));
    }

    /** Checks whether the client follows a host that claims this match in this epoch. */
    public boolean isFollowed(int epoch, ByteString host) {
        return voterState().isFollowed(epoch, host);
    }

    /** Returns this knowledge with a standing of the followed host; empty when it is invalid, of another host or match, or older. */
    public Optional<KnownMatch> hold(Sealed sealed) {
        Optional<Standing> offered = SuccessionSignatures.verifyStanding(sealed).map(Verified::message);
        boolean fits = offered.isPresent()
                && offered.get().getMatch().equals(match)
                && voterState()
                        .mayHold(LogPosition.of(offered.get()), offered.get().getHost());
        return fits ? Optional.of(new KnownMatch(match, hosts, promised, sealed, proof)) : Optional.empty();
    }

    /** The result of following a host's takeovers, with the resulting knowledge. */
    public record Followed(Verdict verdict, KnownMatch known) {}

    /**
     * Follows the takeovers of a succession that are not followed yet; stops at the first that is not trusted. {@link #isFollowed} then
     * tells whether they lead to the host that showed them.
     */
    public Followed follow(Succession succession) {
        Optional<List<Link>> links = links(succession);
        if (links.isEmpty()) {
            return new Followed(Verdict.NOT_OF_THE_HOST, this);
        }
        if (links.get().stream().anyMatch(link -> !link.match().equals(match))) {
            return new Followed(Verdict.OTHER_MATCH, this);
        }
        VoterState.Followed followed =
                voterState().follow(links.get().stream().map(Link::takeover).toList());
        VoterState now = followed.voterState();
        return new Followed(
                followed.verdict(),
                now.epoch() > epoch() ? new KnownMatch(match, now.hosts(), now.promised(), held, succession) : this);
    }

    /**
     * Returns this knowledge with all hosts that a succession proves, regardless of the program's promise. It tells whose standings are
     * valid, and is no promise to follow any of these hosts.
     */
    public Followed proven(Succession succession) {
        return new KnownMatch(match, hosts, EpochClaim.first(host()), held, proof).follow(succession);
    }

    /** Returns the takeovers of this match that are not followed yet, with verified signatures; none when one of them is invalid. */
    public List<VerifiedTakeover> unfollowed(Succession succession) {
        List<Link> links = links(succession).orElse(List.of());
        return links.stream().allMatch(link -> link.match().equals(match))
                ? links.stream().map(Link::takeover).toList()
                : List.of();
    }

    /** Returns the takeovers that are not followed yet, with verified signatures; empty when one of them is invalid. */
    private Optional<List<Link>> links(Succession succession) {
        List<Link> all = succession.getTakeoversList().stream()
                .map(TakeoverChain::open)
                .flatMap(Optional::stream)
                .toList();
        return all.size() < succession.getTakeoversCount()
                ? Optional.empty()
                : Optional.of(all.subList(VoterState.followed(hosts, all, Link::claim), all.size()));
    }

    /** Returns the least epoch in which this client can agree to a host: a new one, or that of an earlier agreement to the same host. */
    public int nextEpoch(ByteString to) {
        return voterState().nextEpoch(to);
    }

    /**
     * An agreement with the resulting knowledge, by which no lower claim is followed or held any more.
     *
     * @param agreement the agreement to send
     * @param known the knowledge to store before sending
     */
    public record Agreed(Agreement agreement, KnownMatch known) {}

    /**
     * Agrees to a host in an epoch. Returns empty when that would contradict the commitments, or there is no standing to continue from.
     *
     * @param key the key that signs the agreement
     */
    public Optional<Agreed> agree(IdentityKey key, int epoch, ByteString to) {
        EpochClaim claim = new EpochClaim(epoch, false, to);
        return voterState().maySign(claim)
                ? Optional.of(new Agreed(
                        SuccessionSignatures.agree(key, agreement(epoch, to)),
                        new KnownMatch(match, hosts, claim, held, proof)))
                : Optional.empty();
    }

    /** Returns the message that this client would agree to a host from an epoch on. It binds to nothing. */
    public Agree would(ByteString to, int least) {
        return showing(Agreement.newBuilder()
                .setContent(agreement(least, to).toByteString())
                .build());
    }

    /** Returns the message with an agreement, the standing from which the match continues, and the takeovers that led there. */
    public Agree showing(Agreement agreement) {
        Agree.Builder agree =
                Agree.newBuilder().setStanding(Objects.requireNonNull(held)).setAgreement(agreement);
        if (proof.getTakeoversCount() > 0) {
            agree.setProof(proof);
        }
        return agree.build();
    }

    private AgreedTo agreement(int epoch, ByteString to) {
        Standing newest = standing().orElseThrow();
        return AgreedTo.newBuilder()
                .setMatch(match)
                .setEpoch(epoch)
                .setTo(to)
                .setHeldEpoch(newest.getEpoch())
                .setHeldRound(newest.getRound())
                .build();
    }
}
