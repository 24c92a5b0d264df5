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
import org.tiengow.protocol.pipeline.ClientTls;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.text.Likeness;

/**
 * The verification of one host: whether the connection uses TLS, and whether the host may have the key and the name it shows.
 *
 * <pre>
 *   fingerprint given   address        connection
 *   -----------------   ------------   --------------------------------------------------------------
 *   no                  this machine   plain
 *   no                  another        TLS with any host, unless its name or the address belongs to another key
 *   yes                 any            TLS with this key alone, unless its name belongs to another key; the owner's token
 *                                      never heeds names
 * </pre>
 */
final class HostKeyCheck {
    private final InetSocketAddress address;
    private final JoinTarget joinTarget;
    private final KnownHosts knownHosts;
    private final Map<String, String> known;
    private final LastAddresses.@Nullable Met here;
    /** The fingerprint of an unknown host that has told its name; empty otherwise. */
    private final String introduced;

    private HostKeyCheck(
            InetSocketAddress address,
            JoinTarget joinTarget,
            KnownHosts knownHosts,
            Map<String, String> known,
            LastAddresses.@Nullable Met here,
            String introduced) {
        this.address = address;
        this.joinTarget = joinTarget;
        this.knownHosts = knownHosts;
        this.known = known;
        this.here = here;
        this.introduced = introduced;
    }

    /** Prepares to meet the host at a resolved address. Reads the known hosts. */
    static HostKeyCheck at(InetAddress address, JoinTarget joinTarget, KnownHosts knownHosts) {
        boolean plain = !joinTarget.isPinned() && address.isLoopbackAddress();
        boolean isOwn = !joinTarget.ownerToken().isNone(); // its name may be a friend's host's too
        InetSocketAddress there =
                new InetSocketAddress(address, joinTarget.address().port());
        return new HostKeyCheck(
                there,
                joinTarget,
                knownHosts,
                plain || isOwn ? Map.of() : knownHosts.others(),
                joinTarget.isPinned() ? null : lastMetAt(there, knownHosts),
                "");
    }

    /** Returns the host that was last met at an address; null without one. */
    private static LastAddresses.@Nullable Met lastMetAt(InetSocketAddress there, KnownHosts knownHosts) {
        return knownHosts.lastAddresses().all().stream()
                .filter(met -> met.address().equals(figures(there)))
                .findFirst()
                .orElse(null);
    }

    private static HostAddress figures(InetSocketAddress there) {
        return new HostAddress(there.getAddress().getHostAddress(), there.getPort());
    }

    /** Returns a copy for an unknown host whose name belongs to no other key. It may hear the name of this client. */
    HostKeyCheck introduced(String fingerprint) {
        return new HostKeyCheck(address, joinTarget, knownHosts, known, here, fingerprint);
    }

    InetSocketAddress address() {
        return address;
    }

    /**
     * Returns the TLS context of the pipeline; null for a plain connection.
     *
     * @param other receives the fingerprint of a host that is not the expected one, on the connection's event loop
     */
    @Nullable
    SslContext tls(Consumer<String> other) {
        try {
            if (joinTarget.isPinned()) {
                return ClientTls.pinning(
                        Fingerprint.read(joinTarget.fingerprint()), met -> other.accept(Fingerprint.write(met)));
            }
            return isPlain() ? null : ClientTls.meeting();
        } catch (SSLException impossible) {
            throw new IllegalStateException("This Java speaks no TLS.", impossible);
        }
    }

    /** Checks whether the tokens, if there are any, reach only the host that issued them. */
    boolean mayShowTokens() {
        return isPlain() || joinTarget.isPinned() || !joinTarget.showsToken();
    }

    /**
     * Returns the two keys when another host is known at an address that was given without a key. A host known from elsewhere may have
     * moved to this address. It gets no proof of a PIN, however, since that was meant for the host that was here.
     */
    Optional<OtherKey> somebodyElseHere(String fingerprint) {
        boolean mayHaveMoved = joinTarget.pin().isEmpty() && known.containsValue(fingerprint);
        return Optional.ofNullable(here)
                .filter(met -> !met.fingerprint().equals(fingerprint) && !mayHaveMoved)
                .map(met -> OtherKey.atAddress(met.name(), met.fingerprint(), fingerprint));
    }

    /**
     * Checks whether a host that has not told its name yet may hear the name and the kind of this client. An unknown key may not, since
     * that host could use the name of a known one.
     */
    boolean mayHearWhoComes(String fingerprint) {
        return known.isEmpty() || known.containsValue(fingerprint) || introduced.equals(fingerprint);
    }

    /** Returns the two keys when this name belongs to another host. */
    Optional<OtherKey> somebodyElse(String name, String fingerprint) {
        return KnownHosts.keyOf(known, name)
                .filter(key -> !key.equals(fingerprint))
                .map(key -> new OtherKey(name, key, fingerprint));
    }

    /** Remembers the name and the address of a host that has admitted this client, unless it is the user's own. */
    void remember(String name, String fingerprint) {
        if (isPlain() || !joinTarget.ownerToken().isNone()) {
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
        return !joinTarget.isPinned() && address.getAddress().isLoopbackAddress();
    }
}
