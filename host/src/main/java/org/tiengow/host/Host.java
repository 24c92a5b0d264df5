package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.handover.HandingOver;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.lobby.Bars;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.stage.Agreements;
import org.tiengow.host.stage.HandOvers;
import org.tiengow.host.stage.HelloStage;
import org.tiengow.host.stage.HostContext;
import org.tiengow.host.succession.Heirs;
import org.tiengow.host.succession.HostNight;
import org.tiengow.host.succession.HostNotary;
import org.tiengow.host.succession.Inheritance;
import org.tiengow.host.succession.ResumedTable;
import org.tiengow.host.table.seats.TokenHash;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * A running host: its tables, its port, its place on the network. It lives in whatever process starts it, the window's or one
 * of its own, and needs nothing but to be closed.
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
    private final Bars bars;
    private final @Nullable HostTls key;
    private final @Nullable HostNotary notary;
    private final HandOvers handOvers;
    private final HostServer server;
    private final CompletableFuture<Void> handedOver = new CompletableFuture<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile boolean begun;

    private Host(
            HostSettings settings,
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
        this.notary = key == null ? null : new HostNotary(key, settings.name());
        this.place = new HostPlace(settings, key);
        this.rounds = new KeptRounds(records);
        this.tables = new HostTables(settings, records, rounds, night, notary, random, place::port, this::journal);
        this.lobby = new Lobby(tables.rooms());
        this.bars = new Bars(barred, this::keepBars);
        this.handOvers = handOvers();
        HostContext context = new HostContext(
                settings.name(),
                settings.door().pin(),
                ownerToken,
                LoopbackBots.allLevels(),
                lobby,
                new WrongPins(MILLIS),
                bars,
                new SeatWishes(MILLIS),
                random,
                handOvers,
                Agreements.NONE,
                rounds,
                identity -> Optional.ofNullable(keyed.get(identity)));
        this.server = listening != null
                ? listening
                : new HostServer(key, settings.door()::isPlainFrom, MILLIS, peer -> new HelloStage(context, peer));
        if (listening != null) {
            listening.leadTo(settings.door()::isPlainFrom, peer -> new HelloStage(context, peer));
        }
    }

    /**
     * Starts a host; when it returns, clients can join.
     *
     * @throws IOException with one sentence for a person, when the data folder cannot be written, its key cannot be read, or no port can be opened
     * @throws IllegalArgumentException with one sentence, when a setting is out of range
     */
    public static Host start(HostSettings settings) throws IOException {
        settings.check();
        Path data = settings.data();
        Path records = records(settings);
        if (data == null || settings.unfinished() == Unfinished.NOT_KEPT) {
            return opened(settings, records, null, Night.NONE, BarsSnapshot.getDefaultInstance());
        }
        NightFolder folder = NightFolder.open(data);
        try {
            if (settings.unfinished() == Unfinished.SET_ASIDE) {
                HostTables.breakOff(settings, records, folder.read());
                folder.setAside();
            }
            Night night = folder.read();
            BarsSnapshot barred = night.isEmpty() ? BarsSnapshot.getDefaultInstance() : folder.readBars();
            return opened(settings, records, folder, night, barred);
        } catch (IOException | RuntimeException failure) {
            folder.close();
            throw failure;
        }
    }

    private static Host opened(
            HostSettings settings,
            @Nullable Path records,
            @Nullable NightFolder folder,
            Night night,
            BarsSnapshot barred)
            throws IOException {
        Host host = new Host(settings, records, folder, night, barred, Inheritance.keyed(night), null);
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
     * A host that listens; who comes to a seat waits for {@link #begin(Map, Map)}, and nothing is kept before.
     *
     * @param records where its records go; null: nowhere
     * @param folder where its journals are, which it closes; null: nowhere
     * @param server that listens already, at the port of the settings; null: it opens one of its own
     */
    static Host listening(
            HostSettings settings,
            @Nullable Path records,
            @Nullable NightFolder folder,
            Night night,
            BarsSnapshot barred,
            @Nullable HostServer server)
            throws IOException {
        Host host;
        try {
            host = new Host(settings, records, folder, night, barred, Inheritance.keyedAll(night), server);
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
     * Goes on with what it has taken over. When it returns, whoever has a seat can come.
     *
     * @param successions for each match, why this host has it
     * @param standings for each table, how its match stood when it was signed last
     * @throws IOException when it could not show that the tables are its own
     */
    void begin(Map<String, Succession> successions, Map<Integer, Sealed> standings) throws IOException {
        if (notary == null) {
            throw new IOException("A host without a key goes on with no match.");
        }
        successions.forEach(notary::tookOver);
        successions.forEach(rounds::came);
        begin(standings);
    }

    /** The name it is found by. */
    public String name() {
        return settings.name();
    }

    /** The TCP port it listens on. */
    public int port() {
        return place.port();
    }

    /** Its addresses as text, without the port, the likeliest first; they may change with the networks. */
    public List<String> addresses() {
        return place.addresses();
    }

    /** The letters that stand for its first IPv4 address and its port; empty when it has none, or is for this machine alone. */
    public Optional<JoinCode> joinCode() {
        return place.joinCode();
    }

    /** Whoever shows this token at the door owns the host: hexadecimal digits, not to be shown to others. */
    public String ownerToken() {
        return HexFormat.of().formatHex(ownerToken.toByteArray());
    }

    /** Whether a PIN is asked for. */
    public boolean needsPin() {
        return settings.door().needsPin();
    }

    /** The PIN, for whoever hosts to read out; empty without one. */
    public String pin() {
        return settings.door().pin();
    }

    /** The SHA-256 of its certificate in hexadecimal digits; empty when it is for this machine alone, and offers no TLS. */
    public Optional<String> fingerprint() {
        return Optional.ofNullable(key).map(HostTls::fingerprint).map(Fingerprint::write);
    }

    /** Its key and certificate; empty when it is for this machine alone. */
    public Optional<HostTls> tls() {
        return Optional.ofNullable(key);
    }

    /** Whether people come to it through the page: not for practice, nor where the deals can be had again and only bots play. */
    public boolean mayHavePage() {
        return settings.door().reach() == Door.Reach.NETWORK && settings.seed().isEmpty();
    }

    /** The tables that go on with what was broken off; empty when this night is a new one. */
    public List<ResumedTable> resumed() {
        return night.tables().entrySet().stream()
                .map(kept -> ResumedTable.of(kept.getKey(), kept.getValue()))
                .toList();
    }

    /** Whether this token, in hexadecimal digits, brings its holder back to a seat of a night that goes on. */
    public boolean bringsBack(String seatToken) {
        ByteString hash = TokenHash.of(ByteString.copyFrom(HexFormat.of().parseHex(seatToken)));
        return !hash.isEmpty()
                && night.tables().values().stream()
                        .flatMap(snapshot -> snapshot.getSeatsList().stream())
                        .anyMatch(seat -> seat.getTokenHash().equals(hash)
                                || seat.getNextTokenHash().equals(hash));
    }

    /** The words of its fingerprint, to be compared with those a guest sees; empty where there is none. Takes some hundredths of a second. */
    public Optional<String> words() {
        return fingerprint().map(FingerprintWords::line);
    }

    /**
     * Waits until the programs of all who are here have signed the last records of matches that are over; for two seconds at the
     * longest.
     */
    public void awaitSignatures() throws InterruptedException {
        tables.awaitSignatures();
    }

    /** Says goodbye to everybody and stops; doing so again does nothing. */
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

    /** Ends, if it has one table and this is its match: its people are to go on at this program once more, at a {@link WaitingHost}. */
    void giveWay(String match) {
        if (lobby.rooms().size() == 1 && notary != null && notary.hasSigned(match)) {
            leave();
        }
    }

    private void leave() {
        close(CloseReason.CLOSE_REASON_HANDED_OVER, "Another host goes on.");
        handedOver.complete(null);
    }

    /** Whose programs could take this host over, and how that is asked. */
    public Heirs heirs() {
        return new Heirs(lobby.rooms(), handOvers);
    }

    /** Done when its tables go on at another host, and this one is closed. */
    public CompletableFuture<Void> handedOver() {
        return handedOver.copy();
    }

    private void listen() throws IOException {
        place.listen(server, night.host().getPort()); // where clients look for it
    }

    private void begin(Map<Integer, Sealed> standings) {
        begun = true;
        keepBars(bars.snapshot());
        tables.begin(standings);
        place.announce(id, lobby);
    }

    /** A host that is not one yet leaves what it finds in its folder as it is. */
    private void keepBars(BarsSnapshot snapshot) {
        if (begun && folder != null) {
            folder.keepBars(snapshot);
        }
    }

    private HandOvers handOvers() {
        if (key == null || notary == null || settings.seed().isPresent()) {
            return HandOvers.NONE;
        }
        return new HandingOver(
                new HostNight(
                        key,
                        notary,
                        lobby,
                        this::addresses,
                        () -> bars.snapshot(),
                        pin(),
                        folder,
                        rounds,
                        settings.onStaying(),
                        this::leave),
                random);
    }

    /** Where this host is, for whoever is to find it. */
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
