package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.stage.HelloStage;
import org.tiengow.host.stage.HostContext;
import org.tiengow.host.succession.HandoverSender;
import org.tiengow.host.succession.HandoverSource;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.succession.SuccessorCandidates;
import org.tiengow.host.succession.TakeoverImport;
import org.tiengow.host.table.seats.TokenHash;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.Succession;

/**
 * A running host: its tables, its port and its place on the network. It runs in the process that starts it, such as that of the window, and
 * needs nothing except {@link #close}.
 */
public final class Host implements AutoCloseable {
    private static final int BYTES_OF_TOKEN = 16;

    static final LongSupplier MILLIS = () -> System.nanoTime() / 1_000_000;

    private final HostSettings settings;
    private final SecureRandom random = new SecureRandom();
    private final @Nullable NightFolder folder;
    private final Night night;
    private final ByteString id;
    private final ByteString ownerToken;
    private final HostPlace place;
    private final HostTables tables;
    private final KeptRounds rounds;
    private final Lobby lobby;
    private final BanList banList;
    private final @Nullable HostTls key;
    private final StandingSigner signer;
    private final Optional<HandoverSender> handover;
    private final HostServer server;
    private final CompletableFuture<Void> handedOver = new CompletableFuture<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile boolean begun;

    private Host(
            HostSettings settings,
            HostLevels levels,
            @Nullable Path records,
            @Nullable NightFolder folder,
            Night night,
            BarsSnapshot barred,
            Map<Identity, Integer> keyed,
            @Nullable HostServer listening)
            throws IOException {
        this.settings = settings;
        this.folder = folder;
        this.night = night;
        this.id = night.isEmpty() ? randomBytes() : night.host().getId();
        this.ownerToken = night.isEmpty() ? randomBytes() : night.host().getOwnerToken();
        this.key = settings.door().reach() == Door.Reach.LOOPBACK ? null : key(settings.data());
        this.signer = new StandingSigner(key, settings.name(), this::carriedNight);
        this.place = new HostPlace(settings, key);
        this.rounds = new KeptRounds(records);
        this.tables =
                new HostTables(settings, levels, records, rounds, night, signer, random, place::port, this::journal);
        this.lobby = new Lobby(tables.rooms());
        lobby.night()
                .begin(
                        new HostNight(settings, tables, lobby, random, this::keepSeating),
                        settings.tables().seating(),
                        night.seating());
        this.banList = new BanList(barred, this::keepBars);
        this.handover = handover();
        HostContext context = new HostContext(
                settings.name(),
                settings.door().pin(),
                ownerToken,
                levels.ids(),
                lobby,
                new WrongPins(MILLIS),
                banList,
                new SeatWishes(MILLIS),
                random,
                handover,
                Optional.empty(),
                rounds,
                identity -> Optional.ofNullable(keyed.get(identity)));
        this.server = listening != null
                ? listening
                : new HostServer(
                        key,
                        settings.door()::isPlainFrom,
                        MILLIS,
                        clientConnection -> new HelloStage(context, clientConnection));
        if (listening != null) {
            listening.leadTo(
                    settings.door()::isPlainFrom, clientConnection -> new HelloStage(context, clientConnection));
        }
    }

    /**
     * Starts a host. On return, clients can join.
     *
     * @throws IOException with one sentence for the user, when the data folder cannot be written, its key cannot be read, or no port can be
     *     opened
     * @throws IllegalArgumentException with one sentence for the user, when a setting is out of range
     */
    public static Host start(HostSettings settings) throws IOException {
        HostLevels levels = settings.check();
        Path data = settings.data();
        Path records = records(settings);
        if (data == null || settings.unfinished() == ResumePolicy.NOT_KEPT) {
            return opened(settings, levels, records, null, Night.NONE, BarsSnapshot.getDefaultInstance());
        }
        NightFolder folder = NightFolder.open(data);
        try {
            if (settings.unfinished() == ResumePolicy.SET_ASIDE) {
                HostTables.breakOff(settings, records, folder.read());
                folder.setAside();
            } else if (folder.isOver(Instant.now())) {
                folder.setAside();
            }
            Night night = folder.read();
            BarsSnapshot barred = night.isEmpty() ? BarsSnapshot.getDefaultInstance() : folder.readBars();
            return opened(settings, levels, records, folder, night, barred);
        } catch (IOException | RuntimeException failure) {
            folder.close();
            throw failure;
        }
    }

    private static Host opened(
            HostSettings settings,
            HostLevels levels,
            @Nullable Path records,
            @Nullable NightFolder folder,
            Night night,
            BarsSnapshot barred)
            throws IOException {
        Host host = new Host(settings, levels, records, folder, night, barred, TakeoverImport.keyed(night), null);
        try {
            host.listen();
            host.begin(Map.of());
            return host;
        } catch (IOException failure) {
            host.close();
            throw failure;
        }
    }

    /**
     * Creates a host that listens. Requests for seats wait for {@link #begin(Map, Map)}, and nothing is written to disk before it.
     *
     * @param levels the levels of bots
     * @param records the folder for records; null disables them
     * @param folder the folder for journals, which this host closes; null disables journals
     * @param server a server that listens already on the port of the settings; null opens a new one
     */
    static Host listening(
            HostSettings settings,
            HostLevels levels,
            @Nullable Path records,
            @Nullable NightFolder folder,
            Night night,
            BarsSnapshot barred,
            @Nullable HostServer server)
            throws IOException {
        Host host;
        try {
            host = new Host(settings, levels, records, folder, night, barred, TakeoverImport.keyedAll(night), server);
        } catch (IOException | RuntimeException failure) {
            if (folder != null) {
                folder.close();
            }
            throw failure;
        }
        try {
            if (server == null) {
                host.listen();
            }
            return host;
        } catch (IOException | RuntimeException failure) {
            host.close();
            throw failure;
        }
    }

    /**
     * Begins the tables that this host has taken over. On return, the holders of seats can connect.
     *
     * @param successions by match, the proof that this host has it
     * @param standings by table number, the last signed standing of its match
     * @throws IOException when this host has no key, and therefore cannot prove that the tables are its own
     */
    void begin(Map<String, Succession> successions, Map<Integer, Sealed> standings) throws IOException {
        if (key == null) {
            throw new IOException("A host without a key goes on with no match.");
        }
        successions.forEach(signer::tookOver);
        successions.forEach(rounds::came);
        begin(standings);
    }

    /** Returns the name under which clients find this host. */
    public String name() {
        return settings.name();
    }

    /** Returns the TCP port on which this host listens. */
    public int port() {
        return place.port();
    }

    /** Returns the addresses of this host as text without the port, the most likely first. They may change with the networks. */
    public List<String> addresses() {
        return place.addresses();
    }

    /**
     * Returns the letters that encode the first IPv4 address and the port; empty without such an address, or when only this machine is
     * served.
     */
    public Optional<JoinCode> joinCode() {
        return place.joinCode();
    }

    /** Returns the token that proves ownership of the host, in hexadecimal digits. It must be kept secret. */
    public String ownerToken() {
        return HexFormat.of().formatHex(ownerToken.toByteArray());
    }

    public boolean needsPin() {
        return settings.door().needsPin();
    }

    /** Returns the PIN, for the user who hosts to read out; empty without one. */
    public String pin() {
        return settings.door().pin();
    }

    /** Returns the SHA-256 of the certificate in hexadecimal digits; empty when the host serves only this machine, without TLS. */
    public Optional<String> fingerprint() {
        return Optional.ofNullable(key).map(HostTls::fingerprint).map(Fingerprint::write);
    }

    /** Returns the key and certificate; empty when the host serves only this machine. */
    public Optional<HostTls> tls() {
        return Optional.ofNullable(key);
    }

    /**
     * Checks whether a web page may serve this host. Practice hosts have no page, nor do hosts with reproducible deals, where only bots
     * play.
     */
    public boolean mayHavePage() {
        return settings.door().reach() == Door.Reach.NETWORK && settings.seed().isEmpty();
    }

    /** Returns the tables that continue an unfinished night; empty when this night is new. */
    public List<ResumedTable> resumed() {
        return night.tables().entrySet().stream()
                .map(kept -> ResumedTable.of(kept.getKey(), kept.getValue()))
                .toList();
    }

    /** Checks whether a seat token, in hexadecimal digits, belongs to a seat of a night that is continued. */
    public boolean bringsBack(String seatToken) {
        ByteString hash = TokenHash.of(ByteString.copyFrom(HexFormat.of().parseHex(seatToken)));
        return !hash.isEmpty()
                && night.tables().values().stream()
                        .flatMap(snapshot -> snapshot.getSeatsList().stream())
                        .anyMatch(seat -> seat.getTokenHash().equals(hash)
                                || seat.getNextTokenHash().equals(hash));
    }

    /**
     * Returns the fingerprint as words, which guests compare with those on their screens; empty without a key. Takes some hundredths of a
     * second.
     */
    public Optional<String> words() {
        return fingerprint().map(FingerprintWords::line);
    }

    /** Waits until the clients of all people here have signed the last records of finished matches, for at most two seconds. */
    public void awaitSignatures() throws InterruptedException {
        tables.awaitSignatures();
    }

    /** Returns the folder for records and the book; empty for a host that keeps none. */
    public Optional<Path> data() {
        return Optional.ofNullable(settings.data());
    }

    /**
     * Stops like {@link #close}, and keeps the night for a host that is started again on the same folder, even if no match is being played.
     */
    public void suspend() {
        if (folder != null) {
            folder.keepNight();
        }
        close();
    }

    /** Tells all clients that the host has ended, and stops. Only matches that are being played are kept. Repeated calls do nothing. */
    @Override
    public void close() {
        close(CloseReason.CLOSE_REASON_HOST_ENDS, "The host has ended.");
    }

    private void close(CloseReason reason, String sentence) {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        place.close();
        tables.close();
        server.close(reason, sentence);
        if (folder != null) {
            folder.close();
        }
    }

    /**
     * Closes this host if it has only one table and has signed standings of this match. The people of the match are to meet at this program
     * again, at a {@link WaitingHost}.
     */
    void giveWay(String match) {
        if (lobby.rooms().size() == 1 && signer.hasSigned(match)) {
            leave();
        }
    }

    private void leave() {
        close(CloseReason.CLOSE_REASON_HANDED_OVER, "Another host goes on.");
        handedOver.complete(null);
    }

    /** Returns the possible successors of this host, with the way to ask them. */
    public SuccessorCandidates heirs() {
        return new SuccessorCandidates(lobby.rooms(), handover);
    }

    /** Returns a future that completes when the tables continue at another host and this one is closed. */
    public CompletableFuture<Void> handedOver() {
        return handedOver.copy();
    }

    private void listen() throws IOException {
        place.listen(server, night.host().getPort()); // the port where clients look for a host that is restarted
    }

    private void begin(Map<Integer, Sealed> standings) {
        begun = true;
        keepBars(banList.snapshot());
        lobby.night().keepAgain();
        tables.begin(standings);
        place.announce(id, lobby);
    }

    /** Writes the ban list. A host that has not begun leaves the files in its folder untouched. */
    private void keepBars(BarsSnapshot snapshot) {
        if (begun && folder != null) {
            folder.keepBars(snapshot);
        }
    }

    private Optional<StandingNight> carriedNight() {
        return Optional.of(lobby.night().carried());
    }

    private void keepSeating(SeatingSnapshot snapshot) {
        if (closed.get()) {
            return; // while the host closes, everybody goes
        }
        tables.noteChip(snapshot.getChip());
        if (begun && folder != null) {
            folder.keepSeating(snapshot);
        }
    }

    private Optional<HandoverSender> handover() {
        if (key == null || settings.seed().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new HandoverSender(
                new HandoverSource(
                        key,
                        signer,
                        lobby.rooms(),
                        this::addresses,
                        () -> banList.snapshot(),
                        () -> lobby.night().snapshot(),
                        pin(),
                        folder,
                        rounds::went,
                        lobby::farewell,
                        settings.onHandoverFailure(),
                        this::leave),
                random));
    }

    /** Returns the addresses and the key of this host for clients that must find it. */
    public HostOffer offer() {
        return place.offer();
    }

    static @Nullable Path records(HostSettings settings) throws IOException {
        Path data = settings.data();
        return data == null ? null : RecordFolder.in(data);
    }

    static HostTls key(@Nullable Path data) throws IOException {
        return data == null ? HostTls.passing() : HostTls.in(data);
    }

    private Journal journal(int table) {
        return folder == null ? Journal.NONE : folder.journalOf(table, this::snapshot);
    }

    private HostSnapshot snapshot() {
        return HostSnapshot.newBuilder()
                .setId(id)
                .setOwnerToken(ownerToken)
                .setName(settings.name())
                .setPort(port())
                .setPin(pin())
                .build();
    }

    private ByteString randomBytes() {
        byte[] bytes = new byte[BYTES_OF_TOKEN];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }
}
