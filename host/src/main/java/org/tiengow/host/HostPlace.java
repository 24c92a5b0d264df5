package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.discovery.DiscoveryResponder;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.net.HostServer;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.Offers;
import org.tiengow.protocol.wire.HostHere;
import org.tiengow.protocol.wire.HostOffer;

/** Where one host is: its port and its addresses, and what it tells those who look for it. */
final class HostPlace implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostPlace.class);

    private final HostSettings settings;
    private final boolean onMachine;
    private final ByteString fingerprint;
    private volatile int port;
    private @Nullable DiscoveryResponder discovery;

    /**
     * At the port of the settings, where nobody listens yet.
     *
     * @param key what it is known again by; null on plain connections alone
     */
    HostPlace(HostSettings settings, @Nullable HostTls key) {
        this.settings = settings;
        this.onMachine = settings.door().reach() == Door.Reach.LOOPBACK;
        this.fingerprint = key == null ? ByteString.EMPTY : ByteString.copyFrom(key.fingerprint());
        this.port = settings.port();
    }

    /** The TCP port; 0 while it may be any. */
    int port() {
        return port;
    }

    /** Its addresses as text, without the port, the likeliest first; they may change with the networks. */
    List<String> addresses() {
        return onMachine ? List.of("127.0.0.1") : LocalAddresses.all();
    }

    /** The letters that stand for its first IPv4 address and its port; empty when it has none, or is for this machine alone. */
    Optional<JoinCode> joinCode() {
        return onMachine ? Optional.empty() : JoinCode.of(addresses(), port);
    }

    /** For whoever is to find it. */
    HostOffer offer() {
        return offer(fingerprint, addresses(), port, settings.webPort());
    }

    /** A host with this key, at these addresses, the likeliest first. */
    static HostOffer offer(ByteString fingerprint, List<String> addresses, int port, int webPort) {
        return HostOffer.newBuilder()
                .setFingerprint(fingerprint)
                .addAllAddresses(addresses.stream().limit(Offers.ADDRESSES).toList())
                .setPort(port)
                .setWebPort(webPort)
                .build();
    }

    /**
     * Has a server listen at the port of the settings; at any other when that is in use.
     *
     * @param before the port where it was before, and is looked for, if the settings leave it open; 0: none
     * @throws IOException with a sentence, when no port can be opened
     */
    void listen(HostServer server, int before) throws IOException {
        int wanted = settings.port() == 0 ? before : settings.port();
        try {
            port = server.listen(address(wanted));
        } catch (BindException taken) {
            if (wanted == 0) {
                throw new IOException("No port can be opened: " + taken.getMessage() + ".", taken);
            }
            port = server.listen(address(0));
            LOG.warn("Port {} is in use; this host listens on port {} instead.", wanted, port);
        }
    }

    private InetSocketAddress address(int wanted) {
        return onMachine
                ? new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted)
                : new InetSocketAddress(wanted);
    }

    /** From now on clients find it on the network, if the settings say so. */
    void announce(ByteString id, Lobby lobby) {
        if (settings.door().isAnnounced() && !onMachine) {
            discovery = DiscoveryResponder.start(nonce -> here(nonce, id, lobby));
        }
    }

    private HostHere here(long nonce, ByteString id, Lobby lobby) {
        boolean needsPin = settings.door().needsPin();
        HostHere.Builder here = HostHere.newBuilder()
                .setNonce(nonce)
                .setHostId(id)
                .setName(settings.name())
                .setPort(port)
                .setPinNeeded(needsPin)
                .addAllVersions(Versions.SPOKEN)
                .addAllAddresses(addresses())
                .setFingerprint(fingerprint)
                .setUnixMillis(System.currentTimeMillis());
        if (!needsPin) { // with one, what is played and by whom is for those who know it
            here.addAllTables(lobby.list().getTablesList());
        }
        return here.build();
    }

    /** Nobody finds it any more; its server is somebody else's to close. */
    @Override
    public void close() {
        if (discovery != null) {
            discovery.close();
        }
    }
}
