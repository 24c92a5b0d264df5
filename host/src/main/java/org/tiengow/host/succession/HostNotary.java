package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/** Signs standings with the host's key. All methods may be called from any thread. */
public final class HostNotary implements StandingSigner {
    private final HostTls key;
    private final String hostName;
    private volatile String signed = "";
    private final Map<String, Succession> successions = new ConcurrentHashMap<>();

    public HostNotary(HostTls key, String hostName) {
        this.key = key;
        this.hostName = hostName;
    }

    @Override
    public void tookOver(String match, Succession succession) {
        successions.put(match, TakeoverChain.latest(succession));
    }

    @Override
    public Optional<Sealed> seal(Standing standing) {
        signed = standing.getMatch();
        return Optional.of(SuccessionSignatures.seal(key, standing));
    }

    /** Checks whether the newest standing, signed or restored here, belongs to this match. */
    public boolean hasSigned(String match) {
        return signed.equals(match);
    }

    /** Restores the takeovers of a table that was broken off, or that came from another host. */
    public void goOn(TableSnapshot snapshot) {
        signed = snapshot.getMatch().getId();
        for (Succession kept : List.of(
                snapshot.getStanding().getSuccession(), snapshot.getShuffle().getSuccession())) {
            TakeoverChain.matchSaid(kept)
                    .ifPresent(match -> successions.putIfAbsent(match, TakeoverChain.latest(kept)));
        }
    }

    @Override
    public ByteString fingerprint() {
        return ByteString.copyFrom(key.fingerprint());
    }

    @Override
    public String hostName() {
        return hostName;
    }

    @Override
    public Succession succession(String match) {
        return successions.getOrDefault(match, Succession.getDefaultInstance());
    }
}
