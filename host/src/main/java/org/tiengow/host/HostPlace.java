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
import org.tiengow.protocol.succession.OfferCheck;
import org.tiengow.protocol.wire.HostHere;
import org.tiengow.protocol.wire.HostOffer;

/** The location of one host: its port and addresses, and its answers to discovery requests. */
final class HostPlace implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostPlace.class);

    private final HostSettings settings;
    private final boolean onMachine;
    private final ByteString fingerprint;
    private volatile int port;
    private @Nullable DiscoveryResponder discovery;

    /**
     * Creates the location of a host that does not listen yet.
     *
     * @param key the key of the host; null when it accepts only plain connections
     */
    HostPlace(HostSettings settings, @Nullable HostTls key) {
        this.settings = settings;
        this.onMachine = settings.door().reach() == Door.Reach.LOOPBACK;
        this.fingerprint = key == null ? ByteString.EMPTY : ByteString.copyFrom(key.fingerprint());
        this.port = settings.port();
    }

    /** Returns the TCP port; 0 while any free one may be used. */
    int port() {
        return port;
    }

    /** Returns the addresses as text without the port, the most likely first. They may change with the networks. */
    List<String> addresses() {
        return onMachine ? List.of("127.0.0.1") : LocalAddresses.all();
    }

    /**
     * Returns the letters that encode the first IPv4 address and the port; empty without such an address, or when only this machine is
     * served.
     */
    Optional<JoinCode> joinCode() {
        return onMachine ? Optional.empty() : JoinCode.of(addresses(), port);
    }

    HostOffer offer() {
        return offer(fingerprint, addresses(), port, settings.webPort());
    }

    /** Returns the offer of a host with this key at these addresses, the most likely first. */
    static HostOffer offer(ByteString fingerprint, List<String> addresses, int port, int webPort) {
        return HostOffer.newBuilder()
                .setFingerprint(fingerprint)
                .addAllAddresses(addresses.stream().limit(OfferCheck.ADDRESSES).toList())
                .setPort(port)
                .setWebPort(webPort)
                .build();
    }

    /**
     * Makes a server listen on the port of the settings, or on any free port when that one is in use.
     *
     * @param before the previous port, where clients look for the host; used if the settings leave the port open; 0 without one
     * @throws IOException with a sentence for the user, when no port can be opened
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

    /** Starts answering discovery requests, if the settings say so. */
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
        if (!needsPin) { // with a PIN, only those who know it learn who plays what
            here.addAllTables(lobby.list().getTablesList())
                    .setSeatsMore(lobby.night().isOpen());
        }
        return here.build();
    }

    /** Stops answering discovery requests. The server remains open; its owner closes it. */
    @Override
    public void close() {
        if (discovery != null) {
            discovery.close();
        }
    }
}
