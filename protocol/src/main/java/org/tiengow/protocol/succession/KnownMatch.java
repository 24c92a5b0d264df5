package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.Seals.Opened;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * What a client knows of a match and its hosts, and will not go back behind. Immutable.
 *
 * @param match its id
 * @param hosts the fingerprint of the host from each epoch on, as far as they are known
 * @param promised the greatest claim that was followed or agreed to
 * @param held the newest standing, as its host signed it; null before the first
 * @param proof the takeovers that led to the host that is followed, as it showed them; none of the host that began the match
 */
public record KnownMatch(
        String match,
        NavigableMap<Integer, ByteString> hosts,
        Claim promised,
        @Nullable Sealed held,
        Succession proof) {
    /** Takeovers anybody looks at: far more than an evening has. */
    public static final int TAKEOVERS = 64;

    /** Copies the map. */
    public KnownMatch {
        hosts = Collections.unmodifiableNavigableMap(new TreeMap<>(hosts));
    }

    /** Of which no takeover is known. */
    public KnownMatch(String match, NavigableMap<Integer, ByteString> hosts, Claim promised, @Nullable Sealed held) {
        this(match, hosts, promised, held, Succession.getDefaultInstance());
    }

    /**
     * The match of a host that is met for the first time: whoever it is, it is believed.
     *
     * @param epoch what it says how often the match was taken over
     * @param host its fingerprint
     */
    public static KnownMatch met(String match, int epoch, ByteString host) {
        return new KnownMatch(match, new TreeMap<>(Map.of(epoch, host)), new Claim(epoch, true, host), null);
    }

    /** The epoch of the host that is followed. */
    public int epoch() {
        return hosts.lastKey();
    }

    /** The fingerprint of the host that is followed. */
    public ByteString host() {
        return hosts.lastEntry().getValue();
    }

    /** The newest standing; empty before the first. */
    public Optional<Standing> standing() {
        return Optional.ofNullable(held).map(KnownMatch::read);
    }

    /** Whose signature it has was looked at when it came. */
    private static Standing read(Sealed sealed) {
        try {
            return Standing.parseFrom(sealed.getContent());
        } catch (InvalidProtocolBufferException damaged) {
            throw new IllegalArgumentException("What was held is no standing.", damaged);
        }
    }

    /** What binds this program, as far as the decisions need it. */
    public Bond bond() {
        return new Bond(hosts, promised, standing().map(Moment::of).orElse(null));
    }

    /** Whether a host that says it has this match in this epoch is the one that is followed. */
    public boolean isFollowed(int epoch, ByteString host) {
        return bond().isFollowed(epoch, host);
    }

    /** With a standing of the host that is followed; empty when it is none, is of another one, or is older. */
    public Optional<KnownMatch> hold(Sealed sealed) {
        Optional<Standing> offered = Seals.openStanding(sealed).map(Opened::message);
        boolean fits = offered.isPresent()
                && offered.get().getMatch().equals(match)
                && bond().mayHold(Moment.of(offered.get()), offered.get().getHost());
        return fits ? Optional.of(new KnownMatch(match, hosts, promised, sealed, proof)) : Optional.empty();
    }

    /** What comes of following a host's takeovers, and what is known then. */
    public record Followed(Verdict verdict, KnownMatch known) {}

    /**
     * Looks at all takeovers of a succession that are not followed; stops at the first that cannot be trusted. Whether they
     * lead to the host that shows them, {@link #isFollowed} says.
     */
    public Followed follow(Succession succession) {
        Read read = read(succession);
        if (read.verdict() != Verdict.TRUSTED) {
            return new Followed(read.verdict(), this);
        }
        Bond.Followed followed = bond().follow(read.chain());
        return new Followed(
                followed.verdict(),
                followed.bond().epoch() > epoch()
                        ? new KnownMatch(
                                match, followed.bond().hosts(), followed.bond().promised(), held, succession)
                        : this);
    }

    /**
     * With all the hosts that a succession proves, whatever this program has promised: says whose standings to believe, and is no
     * promise to follow any of them.
     */
    public Followed proven(Succession succession) {
        return new KnownMatch(match, hosts, Claim.first(host()), held, proof).follow(succession);
    }

    /** Those takeovers of a succession that are not followed, their signatures looked at; none when one of them is about nothing. */
    public List<Transfer> unfollowed(Succession succession) {
        return read(succession).chain();
    }

    /** A takeover with its claim. */
    private record Claimed(Takeover takeover, Claim claim) {}

    /** The takeovers that are not followed; empty when one of them claims nothing. */
    private Optional<List<Claimed>> claimed(Succession succession) {
        List<Claimed> all = new ArrayList<>();
        for (Takeover takeover : succession.getTakeoversList()) {
            Optional<Claim> claim = Takeovers.claim(takeover);
            if (claim.isEmpty()) {
                return Optional.empty();
            }
            all.add(new Claimed(takeover, claim.get()));
        }
        return Optional.of(all.subList(Bond.followed(hosts, all, Claimed::claim), all.size()));
    }

    /** The same, their signatures looked at. */
    private Read read(Succession succession) {
        Optional<List<Claimed>> claimed = claimed(succession);
        if (claimed.isEmpty()) {
            return new Read(Verdict.NOT_OF_THE_HOST, List.of());
        }
        List<Transfer> chain = new ArrayList<>();
        for (Claimed each : claimed.get()) {
            if (!Takeovers.match(each.takeover()).equals(match)) {
                return new Read(Verdict.OTHER_MATCH, List.of());
            }
            chain.add(Takeovers.transfer(each.takeover(), each.claim()));
        }
        return new Read(Verdict.TRUSTED, chain);
    }

    private record Read(Verdict verdict, List<Transfer> chain) {}

    /**
     * The round after which people went on at another host, in those takeovers of a succession that are not followed; empty when all
     * of these are of hosts that were named, or that only renewed their claim and play on. Whether they may be followed, {@link #follow} says.
     */
    public OptionalInt goneOnFrom(Succession succession) {
        return claimed(succession).orElse(List.of()).stream()
                .flatMapToInt(each -> Takeovers.goneOnFrom(each.takeover(), each.claim(), match).stream())
                .min();
    }

    /** The least epoch in which this client can agree to a host: a new one, unless it has agreed to the same before. */
    public int nextEpoch(ByteString to) {
        return bond().nextEpoch(to);
    }

    /**
     * An agreement, and what is known with it: nothing of a lower claim is followed or held from then on.
     *
     * @param agreement what to show
     * @param known what to remember, before it is shown
     */
    public record Agreed(Agreement agreement, KnownMatch known) {}

    /**
     * Agrees to a host in an epoch; empty when that would go back behind something, or there is no standing to go on from.
     *
     * @param key with which it is signed
     */
    public Optional<Agreed> agree(IdentityKey key, int epoch, ByteString to) {
        Claim claim = new Claim(epoch, false, to);
        Optional<Standing> newest = standing();
        if (newest.isEmpty() || !bond().maySign(claim)) {
            return Optional.empty();
        }
        AgreedTo content = AgreedTo.newBuilder()
                .setMatch(match)
                .setEpoch(epoch)
                .setTo(to)
                .setHeldEpoch(newest.get().getEpoch())
                .setHeldRound(newest.get().getRound())
                .build();
        return Optional.of(new Agreed(Seals.agree(key, content), new KnownMatch(match, hosts, claim, held, proof)));
    }

    /** Whether a key is one of those who may agree. */
    public boolean isVoter(Identity identity) {
        return standing().map(SuccessionRules::voters).orElse(Set.of()).contains(identity);
    }
}
