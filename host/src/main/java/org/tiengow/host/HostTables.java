package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.deal.Chance;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.records.HostBook;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.table.Table;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.seats.SeatTokens;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.TableStage;

/** The tables of one host, with their bots. Tables of a night that was broken off continue; the others are new. */
final class HostTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostTables.class);

    /** Milliseconds to wait for a table to begin. A slower table still begins, but nobody waits for it. */
    private static final long BEGINNING_MILLIS = 5_000;

    /** Milliseconds to wait for signatures. A program that has not signed by then is stuck or refuses to sign. */
    private static final long SIGNING_MILLIS = 2_000;

    private static final long SIGNING_LOOK_MILLIS = 20;

    private final HostSettings settings;
    private final Night night;
    private final StandingSigner signer;
    private final IntFunction<OpenTable> opener;
    private final List<OpenTable> open = new CopyOnWriteArrayList<>();
    private final HostBook book;
    private final Looks looks = new Looks();

    /** A table with what belongs to it alone. */
    private record OpenTable(TableRoom room, LoopbackBots bots, RecordFolder records) {
        void close() {
            room.close();
            bots.close();
            records.close();
        }
    }

    /**
     * Creates the tables. Requests to them wait until {@link #begin}.
     *
     * @param levels the levels of bots
     * @param folder the folder for records; null disables them
     * @param rounds answers questions about earlier matches
     * @param night the saved tables to continue
     * @param signer signs the standings
     * @param random the source of seat tokens and deals
     * @param port the port on which the bots connect
     * @param journals the journal of each table, by table number
     */
    HostTables(
            HostSettings settings,
            HostLevels levels,
            @Nullable Path folder,
            KeptRounds rounds,
            Night night,
            StandingSigner signer,
            SecureRandom random,
            IntSupplier port,
            IntFunction<Journal> journals) {
        this.settings = settings;
        this.night = night;
        this.signer = signer;
        this.book = new HostBook(settings.data(), settings.name(), signer);
        Chance chance = new Chance(settings.seed(), settings.tables().deal(), random);
        this.opener = table -> {
            LoopbackBots bots = new LoopbackBots(table, levels, port, chance.botSeeds(table));
            RecordFolder archive = new RecordFolder(
                    folder,
                    rounds,
                    Clock.systemUTC(),
                    settings.onStandings().andThen(book::note),
                    settings.onFailure());
            TableServices services = new TableServices(
                    chance.dealer(table, night.tables().get(table)),
                    bots,
                    archive,
                    () -> SeatTokens.fresh(table, random),
                    signer,
                    journals.apply(table),
                    looks);
            return new OpenTable(new TableRoom(settings(settings, table), services, Host.MILLIS), bots, archive);
        };
        IntStream.range(0, number(settings, night)).mapToObj(opener).forEach(open::add);
        rooms().forEach(TableRoom::hold);
    }

    /** Notes the value of a chip of the night in the book. */
    void noteChip(String chip) {
        book.noteChip(chip);
    }

    /** Opens a further table while the host runs; empty when there are as many as a host may have. */
    Optional<TableRoom> open() {
        if (open.size() >= HostLimits.TABLES) {
            return Optional.empty();
        }
        OpenTable opened = opener.apply(open.size());
        open.add(opened);
        return Optional.of(opened.room());
    }

    /** Closes the last table while the host runs. Has no effect on any other. */
    void close(TableRoom room) {
        OpenTable last = open.get(open.size() - 1);
        if (last.room() == room) {
            open.remove(last);
            last.close();
        }
    }

    /**
     * Writes the records of unfinished rounds of a night that will not be continued, if links were opened for them: clients may still ask
     * for these records.
     */
    static void breakOff(HostSettings settings, @Nullable Path folder, Night night) {
        night.tables().forEach((number, snapshot) -> {
            try (RecordFolder archive =
                    new RecordFolder(folder, new KeptRounds(folder), Clock.systemUTC(), standings -> {}, table -> {})) {
                Table table = new Table(
                        settings(settings, number),
                        new TableServices(
                                new Chance(settings.seed(), null, new SecureRandom()).dealer(number, snapshot),
                                BotSource.NONE,
                                archive,
                                () -> ByteString.EMPTY));
                table.goOn(snapshot, 0);
                table.breakOff();
            } catch (IllegalArgumentException unusable) {
                LOG.warn("Table {} of the night before cannot be read: {}", number, unusable.getMessage());
            }
        });
    }

    /** Returns the number of tables; a continued night keeps at least as many as it had. */
    private static int number(HostSettings settings, Night night) {
        return night.tables().keySet().stream()
                .mapToInt(table -> table + 1)
                .reduce(settings.tables().tables(), Math::max);
    }

    private static TableSettings settings(HostSettings settings, int table) {
        TablePlan plan = settings.tables();
        return new TableSettings(
                table,
                plan.rules(),
                plan.options(),
                plan.seats(),
                plan.start(),
                plan.level(),
                settings.seed().isPresent(),
                plan.playsToEnd());
    }

    /** Returns the looks of the people at all tables. */
    Looks looks() {
        return looks;
    }

    /** Returns all tables, by number. */
    List<TableRoom> rooms() {
        return open.stream().map(OpenTable::room).toList();
    }

    /**
     * Begins all tables, and returns when they have begun or the time-out is over.
     *
     * @param standings for each table that another host has just handed over, its last signed standing
     */
    void begin(Map<Integer, Sealed> standings) {
        List<CompletableFuture<Boolean>> begins = rooms().stream()
                .map(room -> begin(room, Optional.ofNullable(standings.get(room.number()))))
                .toList();
        for (CompletableFuture<Boolean> table : begins) {
            table.completeOnTimeout(false, BEGINNING_MILLIS, TimeUnit.MILLISECONDS)
                    .join();
        }
    }

    private CompletableFuture<Boolean> begin(TableRoom room, Optional<Sealed> inherited) {
        TableSnapshot snapshot = night.tables().get(room.number());
        if (snapshot == null || snapshot.getStage() == TableStage.TABLE_STAGE_FAILED) {
            return room.begin(table -> table.callBots(settings.tables().bots()));
        }
        signer.goOn(snapshot);
        return room.begin(table -> {
            table.goOn(snapshot, Host.MILLIS.getAsLong());
            inherited.ifPresent(table::inherits);
        });
    }

    /** Waits until all people here have signed the last records of finished matches, for at most {@link #SIGNING_MILLIS}. */
    void awaitSignatures() throws InterruptedException {
        long end = Host.MILLIS.getAsLong() + SIGNING_MILLIS;
        while (Host.MILLIS.getAsLong() < end && rooms().stream().anyMatch(HostTables::isSignatureAwaited)) {
            TimeUnit.MILLISECONDS.sleep(SIGNING_LOOK_MILLIS);
        }
    }

    private static boolean isSignatureAwaited(TableRoom room) {
        return room.isSignatureAwaited()
                .completeOnTimeout(false, SIGNING_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    /** Closes the tables, stops their bots and writes their records and the book. */
    @Override
    public void close() {
        open.forEach(table -> table.room().close());
        open.forEach(OpenTable::close);
        book.close();
    }
}
