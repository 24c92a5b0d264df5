package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * Signs standings and handovers in the name of a host, and keeps the takeovers by which each match came to it. All methods may be called
 * from any thread.
 */
public final class StandingSigner {
    /**
     * The signer of a host without a key. It signs nothing, so no standing has to be confirmed and no other host can continue a match.
     */
    public static final StandingSigner NONE = new StandingSigner(null, "");

    private final @Nullable HostTls key;
    private final String hostName;
    private final Supplier<Optional<StandingNight>> night;
    private volatile String signed = "";
    private final Map<String, Succession> successions = new ConcurrentHashMap<>();

    /** Creates the signer of a host that knows of no night; null for one without a key. */
    public StandingSigner(@Nullable HostTls key, String hostName) {
        this(key, hostName, Optional::empty);
    }

    /**
     * Creates the signer of a host.
     *
     * @param key the key; null for a host without one
     * @param night supplies the night as it is now; called on the threads of the tables
     */
    public StandingSigner(@Nullable HostTls key, String hostName, Supplier<Optional<StandingNight>> night) {
        this.key = key;
        this.hostName = hostName;
        this.night = night;
    }

    /** Returns the night as it is now; empty at a host that knows of none. */
    public Optional<StandingNight> night() {
        return night.get();
    }

    /** Records the takeovers by which a match came to this host. */
    public void tookOver(String match, Succession succession) {
        successions.put(match, TakeoverChain.latest(succession));
    }

    /** Signs a standing; empty if this host has no key. Takes about a millisecond. */
    public Optional<Sealed> seal(Standing standing) {
        return Optional.ofNullable(key).map(tls -> {
            signed = standing.getMatch();
            return SuccessionSignatures.seal(tls, standing);
        });
    }

    /** Returns the takeovers of a match with one more, by which this host names its successor. */
    public Succession naming(String match, HostOffer successor) {
        Succession before = succession(match);
        Named named = Named.newBuilder()
                .setMatch(match)
                .setEpoch(TakeoverChain.epoch(before) + 1)
                .setFrom(fingerprint())
                .setTo(successor)
                .build();
        return before.toBuilder()
                .addTakeovers(
                        Takeover.newBuilder().setNamed(SuccessionSignatures.seal(Objects.requireNonNull(key), named)))
                .build();
    }

    /** Checks whether the newest standing, signed or restored here, belongs to this match. */
    public boolean hasSigned(String match) {
        return signed.equals(match);
    }

    /** Restores the takeovers of a table that was broken off, or that came from another host. */
    public void goOn(TableSnapshot snapshot) {
        if (key == null) {
            return;
        }
        signed = snapshot.getMatch().getId();
        for (Succession kept : List.of(
                snapshot.getStanding().getSuccession(), snapshot.getShuffle().getSuccession())) {
            TakeoverChain.matchSaid(kept)
                    .ifPresent(match -> successions.putIfAbsent(match, TakeoverChain.latest(kept)));
        }
    }

    /** Returns the fingerprint of the host; empty if it has no key. */
    public ByteString fingerprint() {
        return key == null ? ByteString.EMPTY : ByteString.copyFrom(key.fingerprint());
    }

    public String hostName() {
        return hostName;
    }

    /** Returns all takeovers by which a match came to this host; none for its own matches. */
    public Succession succession(String match) {
        return successions.getOrDefault(match, Succession.getDefaultInstance());
    }
}
