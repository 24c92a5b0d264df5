package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.deal.Chance;
import org.tiengow.host.discovery.DiscoveryResponder;
import org.tiengow.host.handover.HandingOver;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.lobby.Bars;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.SeatTokens;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.net.HostServer;
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
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.TokenHash;
import org.tiengow.host.table.succession.Notary;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.Offers;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostHere;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * A running host: its tables, its port, its place on the network. It lives in whatever process starts it, the window's or one
 * of its own, and needs nothing but to be closed.
 */
public final class Host implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Host.class);
    private static final int BYTES_OF_TOKEN = 16;

    /** A table that has not begun by then still does, but nobody waits for it. */
    private static final long BEGINNING_MILLIS = 5_000;

    static final LongSupplier MILLIS = () -> System.nanoTime() / 1_000_000;

    private final HostSettings settings;
    private final SecureRandom random = new SecureRandom();
    private final Chance chance;
    private final @Nullable NightFolder folder;
    private final Night night;
    private final ByteString id;
    private final ByteString ownerToken;
    private final List<LoopbackBots> bots = new ArrayList<>();
    private final List<TableRoom> rooms;
    private final Lobby lobby;
    private final Bars bars;
    private final @Nullable HostTls key;
    private final @Nullable HostNotary notary;
    private final Map<Integer, Sealed> inheritance = new HashMap<>();
    private final HandOvers handOvers;
    private final HostServer server;
    private final CompletableFuture<Void> handedOver = new CompletableFuture<>();
    private @Nullable DiscoveryResponder discovery;
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile boolean begun;
    private volatile int port;

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
        this.chance = new Chance(settings.seed(), settings.tables().deal(), random);
        Path data = settings.data();
        this.folder = folder;
        this.night = night;
        this.id = night.isEmpty() ? randomBytes() : night.host().getId();
        this.ownerToken = night.isEmpty() ? randomBytes() : night.host().getOwnerToken();
        this.key = settings.door().reach() == Door.Reach.LOOPBACK ? null : key(data);
        this.notary = key == null ? null : new HostNotary(key, settings.name());
        this.rooms = IntStream.range(0, tables(settings, night))
                .mapToObj(table -> room(table, records))
                .toList();
        rooms.forEach(TableRoom::hold); // whoever comes before they have begun waits for it
        this.lobby = new Lobby(rooms);
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
                identity -> Optional.ofNullable(keyed.get(identity)));
        this.server = listening != null
                ? listening
                : new HostServer(key, this::mayBePlain, MILLIS, peer -> new HelloStage(context, peer));
        if (listening != null) {
            listening.leadTo(this::mayBePlain, peer -> new HelloStage(context, peer));
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
            host.open();
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
     */
    static Host listening(
            HostSettings settings,
            @Nullable Path records,
            @Nullable NightFolder folder,
            Night night,
            BarsSnapshot barred)
            throws IOException {
        return listening(settings, records, folder, night, barred, null);
    }

    /**
     * The same on a server that listens already; null: on one of its own.
     *
     * @param server at the port of the settings
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
            host.port = server == null ? host.listen() : settings.port();
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
        inheritance.putAll(standings);
        begin();
    }

    /** A night that goes on has as many tables as it had. */
    private static int tables(HostSettings settings, Night night) {
        return night.tables().keySet().stream()
                .mapToInt(table -> table + 1)
                .reduce(settings.tables().tables(), Math::max);
    }

    /** The name it is found by. */
    public String name() {
        return settings.name();
    }

    /** The TCP port it listens on. */
    public int port() {
        return port;
    }

    /** Its addresses as text, without the port, the likeliest first; they may change with the networks. */
    public List<String> addresses() {
        return settings.door().reach() == Door.Reach.LOOPBACK ? List.of("127.0.0.1") : LocalAddresses.all();
    }

    /** The letters that stand for its first IPv4 address and its port; empty when it has none, or is for this machine alone. */
    public Optional<JoinCode> joinCode() {
        return settings.door().reach() == Door.Reach.LOOPBACK ? Optional.empty() : JoinCode.of(addresses(), port);
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

    /** Says goodbye to everybody and stops; doing so again does nothing. */
    @Override
    public void close() {
        close(CloseReason.CLOSE_REASON_HOST_ENDS, "The host has ended.");
    }

    private void close(CloseReason reason, String sentence) {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        if (discovery != null) {
            discovery.close();
        }
        rooms.forEach(TableRoom::close);
        bots.forEach(LoopbackBots::close);
        server.close(reason, sentence);
        if (folder != null) {
            folder.close();
        }
    }

    /** Ends, if it has one table and this is its match: its people are to go on at this program once more, at a {@link WaitingHost}. */
    void giveWay(String match) {
        if (rooms.size() == 1 && notary != null && notary.hasSigned(match)) {
            leave();
        }
    }

    private void leave() {
        close(CloseReason.CLOSE_REASON_HANDED_OVER, "Another host goes on.");
        handedOver.complete(null);
    }

    /** Whose programs could take this host over, and how that is asked. */
    public Heirs heirs() {
        return new Heirs(rooms, handOvers);
    }

    /** Done when its tables go on at another host, and this one is closed. */
    public CompletableFuture<Void> handedOver() {
        return handedOver.copy();
    }

    private void open() throws IOException {
        port = listen();
        begin();
    }

    private void begin() throws IOException {
        begun = true;
        keepBars(bars.snapshot());
        List<CompletableFuture<Boolean>> begins =
                rooms.stream().map(this::begin).toList();
        for (CompletableFuture<Boolean> table : begins) {
            table.completeOnTimeout(false, BEGINNING_MILLIS, TimeUnit.MILLISECONDS)
                    .join();
        }
        if (settings.door().isAnnounced() && settings.door().reach() == Door.Reach.NETWORK) {
            discovery = DiscoveryResponder.start(this::here);
        }
    }

    /** A host that is not one yet leaves what it finds in its folder as it is. */
    private void keepBars(BarsSnapshot snapshot) {
        if (begun && folder != null) {
            folder.keepBars(snapshot);
        }
    }

    private CompletableFuture<Boolean> begin(TableRoom room) {
        TableSnapshot snapshot = night.tables().get(room.number());
        if (snapshot != null && notary != null) {
            notary.found(snapshot.getMatch().getId());
        }
        if (snapshot != null
                && notary != null
                && snapshot.getStanding().hasSuccession()
                && !inheritance.containsKey(room.number())) {
            notary.tookOver(snapshot.getMatch().getId(), snapshot.getStanding().getSuccession());
        }
        return room.begin(table -> {
            if (snapshot == null) {
                table.callBots(settings.tables().bots());
            } else {
                table.goOn(snapshot, MILLIS.getAsLong());
                Optional.ofNullable(inheritance.get(room.number())).ifPresent(table::inherits);
            }
        });
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
                        settings.onStaying(),
                        this::leave),
                random);
    }

    /** Where this host is, for whoever is to find it. */
    public HostOffer offer() {
        return offer(fingerprint().map(Fingerprint::read).orElse(new byte[0]), addresses(), port, settings.webPort());
    }

    /** A host with this key, at these addresses, the likeliest first. */
    static HostOffer offer(byte[] fingerprint, List<String> addresses, int port, int webPort) {
        return HostOffer.newBuilder()
                .setFingerprint(ByteString.copyFrom(fingerprint))
                .addAllAddresses(addresses.stream().limit(Offers.ADDRESSES).toList())
                .setPort(port)
                .setWebPort(webPort)
                .build();
    }

    private int listen() throws IOException {
        int wanted = settings.port() == 0 ? night.host().getPort() : settings.port(); // where clients look for it
        try {
            return server.listen(address(wanted));
        } catch (BindException taken) {
            if (wanted == 0) {
                throw new IOException("No port can be opened: " + taken.getMessage() + ".", taken);
            }
            int free = server.listen(address(0));
            LOG.warn("Port {} is in use; this host listens on port {} instead.", wanted, free);
            return free;
        }
    }

    private InetSocketAddress address(int wanted) {
        return settings.door().reach() == Door.Reach.LOOPBACK
                ? new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted)
                : new InetSocketAddress(wanted);
    }

    static @Nullable Path records(HostSettings settings) throws IOException {
        Path data = settings.data();
        return data == null ? null : RecordFolder.in(data);
    }

    static HostTls key(@Nullable Path data) throws IOException {
        return data == null ? HostTls.passing() : HostTls.in(data);
    }

    private TableRoom room(int table, @Nullable Path records) {
        LoopbackBots tableBots = new LoopbackBots(table, this::port, chance.botSeeds(table));
        bots.add(tableBots);
        TablePlan plan = settings.tables();
        TableSettings tableSettings = new TableSettings(
                table,
                plan.rules(),
                plan.options(),
                plan.seats(),
                plan.start(),
                plan.level(),
                settings.seed().isPresent(),
                plan.playsToEnd());
        TableServices services = new TableServices(
                chance.dealer(table, night.tables().get(table)),
                tableBots,
                new RecordFolder(records, Clock.systemUTC(), settings.onStandings(), settings.onFailure()),
                () -> SeatTokens.fresh(table, random),
                notary == null ? Notary.NONE : notary,
                folder == null ? Journal.NONE : folder.journalOf(table, this::snapshot));
        return new TableRoom(tableSettings, services, MILLIS);
    }

    private HostSnapshot snapshot() {
        return HostSnapshot.newBuilder()
                .setId(id)
                .setOwnerToken(ownerToken)
                .setName(settings.name())
                .setPort(port)
                .setPin(pin())
                .build();
    }

    private boolean mayBePlain(InetAddress from) {
        boolean anywhere = settings.door().plain() == Door.PlainFrom.ANYWHERE && !needsPin();
        return anywhere || from.isLoopbackAddress();
    }

    private HostHere here(long nonce) {
        HostHere.Builder here = HostHere.newBuilder()
                .setNonce(nonce)
                .setHostId(id)
                .setName(settings.name())
                .setPort(port)
                .setPinNeeded(needsPin())
                .addAllVersions(Versions.SPOKEN)
                .addAllAddresses(addresses())
                .setUnixMillis(System.currentTimeMillis());
        if (key != null) {
            here.setFingerprint(ByteString.copyFrom(key.fingerprint()));
        }
        if (!needsPin()) { // with one, what is played and by whom is for those who know it
            here.addAllTables(lobby.list().getTablesList());
        }
        return here.build();
    }

    private ByteString randomBytes() {
        byte[] bytes = new byte[BYTES_OF_TOKEN];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }
}
