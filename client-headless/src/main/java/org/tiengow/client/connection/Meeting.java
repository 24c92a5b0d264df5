package org.tiengow.client.connection;

import io.netty.handler.ssl.SslContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.protocol.opening.Likeness;
import org.tiengow.protocol.pipeline.ClientTls;
import org.tiengow.protocol.pipeline.Fingerprint;

/**
 * How one host is met: in plain or through TLS, and whether it may be who it says it is.
 *
 * <pre>
 *   fingerprint given   address        connection
 *   -----------------   ------------   --------------------------------------------------------------
 *   no                  this machine   plain
 *   no                  another        TLS with whoever is there, unless its name or the address belongs to another key
 *   yes                 any            TLS with this key alone, unless its name belongs to another key
 * </pre>
 */
final class Meeting {
    private final InetSocketAddress address;
    private final Entrance entrance;
    private final KnownHosts knownHosts;
    private final Map<String, String> known;
    private final LastAddresses.@Nullable Met here;
    /** Of a host that is not known, but has said its name; empty otherwise. */
    private final String introduced;

    private Meeting(
            InetSocketAddress address,
            Entrance entrance,
            KnownHosts knownHosts,
            Map<String, String> known,
            LastAddresses.@Nullable Met here,
            String introduced) {
        this.address = address;
        this.entrance = entrance;
        this.knownHosts = knownHosts;
        this.known = known;
        this.here = here;
        this.introduced = introduced;
    }

    /** Prepares to meet the host at an address that was looked up; reads which hosts are known. */
    static Meeting at(InetAddress address, Entrance entrance, KnownHosts knownHosts) {
        boolean plain = !entrance.isPinned() && address.isLoopbackAddress();
        InetSocketAddress there =
                new InetSocketAddress(address, entrance.address().port());
        return new Meeting(
                there,
                entrance,
                knownHosts,
                plain ? Map.of() : knownHosts.others(),
                entrance.isPinned() ? null : lastMetAt(there, knownHosts),
                "");
    }

    /** The host that was last met at an address; null without one. */
    private static LastAddresses.@Nullable Met lastMetAt(InetSocketAddress there, KnownHosts knownHosts) {
        return knownHosts.lastAddresses().all().stream()
                .filter(met -> met.address().equals(figures(there)))
                .findFirst()
                .orElse(null);
    }

    private static HostAddress figures(InetSocketAddress there) {
        return new HostAddress(there.getAddress().getHostAddress(), there.getPort());
    }

    /** The same once the host with this key has said a name that is nobody else's: it may hear who comes. */
    Meeting introduced(String fingerprint) {
        return new Meeting(address, entrance, knownHosts, known, here, fingerprint);
    }

    InetSocketAddress address() {
        return address;
    }

    /**
     * What the pipeline needs; null: plain.
     *
     * @param other is told the fingerprint of a host that is not the one that was wanted, on the connection's event loop
     */
    @Nullable
    SslContext tls(Consumer<String> other) {
        try {
            if (entrance.isPinned()) {
                return ClientTls.pinning(
                        Fingerprint.read(entrance.fingerprint()), met -> other.accept(Fingerprint.write(met)));
            }
            return isPlain() ? null : ClientTls.meeting();
        } catch (SSLException impossible) {
            throw new IllegalStateException("This Java speaks no TLS.", impossible);
        }
    }

    /** Whether the tokens it would show, if any, go to the host that gave them. */
    boolean mayShowTokens() {
        return isPlain() || entrance.isPinned() || !entrance.showsToken();
    }

    /**
     * The keys, where another host is known at an address that was given without a key. One that is known elsewhere may have come
     * here, but it gets no proof of a PIN that was meant for the one that was here.
     */
    Optional<OtherKey> somebodyElseHere(String fingerprint) {
        boolean mayHaveMoved = entrance.pin().isEmpty() && known.containsValue(fingerprint);
        return Optional.ofNullable(here)
                .filter(met -> !met.fingerprint().equals(fingerprint) && !mayHaveMoved)
                .map(met -> OtherKey.atAddress(met.name(), met.fingerprint(), fingerprint));
    }

    /**
     * Whether the host with this key may hear the name and the kind of who comes, before it has said its own: unless it could be one
     * that takes the name of another.
     */
    boolean mayHearWhoComes(String fingerprint) {
        return known.isEmpty() || known.containsValue(fingerprint) || introduced.equals(fingerprint);
    }

    /** The keys, where somebody else is known by this name. */
    Optional<OtherKey> somebodyElse(String name, String fingerprint) {
        return KnownHosts.keyOf(known, name)
                .filter(key -> !key.equals(fingerprint))
                .map(key -> new OtherKey(name, key, fingerprint));
    }

    /** The host has let this client in: it will be known by its name, and looked for where it was. */
    void remember(String name, String fingerprint) {
        if (isPlain()) {
            return;
        }
        CompletableFuture.runAsync(() -> {
            if (!known.containsKey(Likeness.of(name))) {
                knownHosts.remember(name, fingerprint);
            }
            if (!address.getAddress().isLoopbackAddress()) {
                knownHosts.lastAddresses().remember(name, fingerprint, figures(address));
            }
        });
    }

    private boolean isPlain() {
        return !entrance.isPinned() && address.getAddress().isLoopbackAddress();
    }
}
