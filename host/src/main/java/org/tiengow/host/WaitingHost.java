package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.OwedRecords;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.stage.HelloStage;
import org.tiengow.host.stage.HostContext;
import org.tiengow.host.succession.CandidateElection;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Succession;

/**
 * A host without a table that waits for an agreement to continue a match whose own host is gone. It listens on the port that this program
 * has offered. When enough people agree, it becomes a {@link Host} on the same socket. Everybody then reconnects to that host, and the port
 * answers without a gap.
 */
public final class WaitingHost implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WaitingHost.class);
    private static final int BYTES_OF_TOKEN = 16;

    private final HostSettings settings;
    private final HostLevels levels;
    private final List<RoundLine> rounds;
    private final ByteString ownerToken;
    private final CandidateElection election;
    private final HostServer server;
    private final CompletableFuture<Host> host = new CompletableFuture<>();
    private int port;

    private WaitingHost(
            KnownMatch known, List<RoundLine> rounds, HostSettings settings, HostLevels levels, HostTls key) {
        this.settings = settings;
        this.levels = levels;
        this.rounds = List.copyOf(rounds);
        SecureRandom random = new SecureRandom();
        byte[] token = new byte[BYTES_OF_TOKEN];
        random.nextBytes(token);
        this.ownerToken = ByteString.copyFrom(token);
        this.election = new CandidateElection(known, ByteString.copyFrom(key.fingerprint()), this::begin);
        HostContext context = new HostContext(
                settings.name(),
                "", // nobody but the people of the match comes in, and they prove themselves by their keys
                ownerToken,
                levels.ids(),
                new Lobby(List.of()),
                new WrongPins(Host.MILLIS),
                new BanList(),
                new SeatWishes(Host.MILLIS),
                random,
                Optional.empty(),
                Optional.of(election),
                OwedRecords.NONE,
                identity -> Optional.empty());
        this.server = new HostServer(
                key, from -> false, Host.MILLIS, clientConnection -> new HelloStage(context, clientConnection));
    }

    /**
     * Opens the waiting host. When this method returns, people can connect and agree.
     *
     * @param known what this program knows of the match, with the newest standing it holds
     * @param rounds the finished rounds of the match, as far as this program knows them
     * @param settings the settings of the host; its port and its data folder must be those that this program has offered
     * @param running the host that this program runs already, if any; its people have left it behind, and it closes when this match is its
     *     only table
     * @throws IOException with a sentence for the user, when the port is in use or there is no readable data folder
     * @throws IllegalArgumentException when a setting is out of range, or there is no standing to continue from
     */
    public static WaitingHost open(
            KnownMatch known, List<RoundLine> rounds, HostSettings settings, Optional<Host> running)
            throws IOException {
        HostLevels levels = settings.check();
        Path data = settings.data();
        if (data == null) {
            throw new IOException("A match goes on only at a host that keeps its key.");
        }
        running.ifPresent(host -> host.giveWay(known.match()));
        WaitingHost waiting = new WaitingHost(known, rounds, settings, levels, HostTls.in(data));
        try {
            waiting.port = waiting.server.listen(new InetSocketAddress(settings.port()));
            return waiting;
        } catch (BindException taken) {
            waiting.server.close();
            throw new IOException(
                    "Port " + settings.port() + " is in use: the others would not find this host.", taken);
        } catch (IOException | RuntimeException failure) {
            waiting.server.close();
            throw failure;
        }
    }

    /** Returns the TCP port on which this host listens. */
    public int port() {
        return port;
    }

    /** Returns the token of the host's owner in hexadecimal digits. It is valid now and after the host has the match. */
    public String ownerToken() {
        return HexFormat.of().formatHex(ownerToken.toByteArray());
    }

    /**
     * Returns the host, completed once the match continues here; the caller closes it. Completes exceptionally when the host cannot start.
     */
    public CompletableFuture<Host> host() {
        return host;
    }

    /** Stops waiting. Does nothing when the match has already come here. */
    @Override
    public void close() {
        if (election.stop()) {
            server.close();
            host.cancel(false);
        }
    }

    /** Starts a thread for the takeover: the calling thread is an event loop, whose connections end with it. */
    private void begin(Succession succession) {
        Thread thread = new Thread(() -> takeOver(succession), "tiengow-going-on");
        thread.setDaemon(true);
        thread.start();
    }

    /** Takes the match over. Clients are sent to the new host only after the takeover is on disk and the host is running. */
    private void takeOver(Succession succession) {
        try {
            Host begun = Successor.goOn(succession, rounds, ownerToken, settings.withPort(port), levels, server);
            server.farewell(CloseReason.CLOSE_REASON_HANDED_OVER, "The match goes on here: connect again.");
            host.complete(begun);
        } catch (IOException | RuntimeException failure) {
            LOG.error("The match does not go on here", failure);
            server.close();
            host.completeExceptionally(failure);
        }
    }
}
