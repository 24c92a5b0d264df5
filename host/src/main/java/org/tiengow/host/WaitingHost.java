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
import org.tiengow.host.handover.Gathering;
import org.tiengow.host.lobby.Bars;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.OwedRecords;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.stage.HandOvers;
import org.tiengow.host.stage.HelloStage;
import org.tiengow.host.stage.HostContext;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Succession;

/**
 * A host that has no table yet: it waits at the port this program has offered until enough people agree that a match goes on here
 * whose own host is gone, and is then that {@link Host}, on the same socket. Everybody connects once more, and finds it there: it is
 * never without an answer in between.
 */
public final class WaitingHost implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WaitingHost.class);
    private static final int BYTES_OF_TOKEN = 16;

    private final HostSettings settings;
    private final List<RoundLine> rounds;
    private final ByteString ownerToken;
    private final Gathering gathering;
    private final HostServer server;
    private final CompletableFuture<Host> host = new CompletableFuture<>();
    private int port;

    private WaitingHost(KnownMatch known, List<RoundLine> rounds, HostSettings settings, HostTls key) {
        this.settings = settings;
        this.rounds = List.copyOf(rounds);
        SecureRandom random = new SecureRandom();
        byte[] token = new byte[BYTES_OF_TOKEN];
        random.nextBytes(token);
        this.ownerToken = ByteString.copyFrom(token);
        this.gathering = new Gathering(known, ByteString.copyFrom(key.fingerprint()), this::begin);
        HostContext context = new HostContext(
                settings.name(),
                "", // those whom it concerns show their keys, and nobody else comes in
                ownerToken,
                LoopbackBots.allLevels(),
                new Lobby(List.of()),
                new WrongPins(Host.MILLIS),
                new Bars(),
                new SeatWishes(Host.MILLIS),
                random,
                HandOvers.NONE,
                gathering,
                OwedRecords.NONE,
                identity -> Optional.empty());
        this.server = new HostServer(key, from -> false, Host.MILLIS, peer -> new HelloStage(context, peer));
    }

    /**
     * Opens it; when it returns, people can come and agree.
     *
     * @param known what this program knows of the match, with the newest standing it holds
     * @param rounds the finished rounds of the match, as far as they are known here
     * @param settings what the host is to be like: at the port, and with the data folder, of what this program has offered
     * @param running the host that this program runs, if it does: its people left it behind, and it gives way if this match is all it has
     * @throws IOException with a sentence, when the port is in use or there is no data folder that can be read
     * @throws IllegalArgumentException when a setting is out of range, or there is no standing to go on from
     */
    public static WaitingHost open(
            KnownMatch known, List<RoundLine> rounds, HostSettings settings, Optional<Host> running)
            throws IOException {
        settings.check();
        Path data = settings.data();
        if (data == null) {
            throw new IOException("A match goes on only at a host that keeps its key.");
        }
        running.ifPresent(host -> host.giveWay(known.match()));
        WaitingHost waiting = new WaitingHost(known, rounds, settings, HostTls.in(data));
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

    /** The TCP port it listens on. */
    public int port() {
        return port;
    }

    /** Whoever shows this token owns the host, now and when it has the match: hexadecimal digits. */
    public String ownerToken() {
        return HexFormat.of().formatHex(ownerToken.toByteArray());
    }

    /** The host, once the match goes on there; whoever opened this closes it. Fails when it cannot begin. */
    public CompletableFuture<Host> host() {
        return host;
    }

    /** Waits no more; when the match has come here already, nothing happens. */
    @Override
    public void close() {
        if (gathering.stop()) {
            server.close();
            host.cancel(false);
        }
    }

    /** Not on the thread of the last who has signed: that is one of those which end now. */
    private void begin(Succession succession) {
        Thread thread = new Thread(() -> takeOver(succession), "tiengow-going-on");
        thread.setDaemon(true);
        thread.start();
    }

    /** Only when the takeover is on the disk, and the host is there, is anybody sent to it. */
    private void takeOver(Succession succession) {
        try {
            Host begun = Successor.goOn(succession, rounds, ownerToken, settings.withPort(port), server);
            server.farewell(CloseReason.CLOSE_REASON_HANDED_OVER, "The match goes on here: connect again.");
            host.complete(begun);
        } catch (IOException | RuntimeException failure) {
            LOG.error("The match does not go on here", failure);
            server.close();
            host.completeExceptionally(failure);
        }
    }
}
