package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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
import org.tiengow.host.lobby.SeatTokens;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.succession.HostNotary;
import org.tiengow.host.table.Table;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.succession.Notary;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.TableStage;

/** The tables of one host, with the bots it gives them: those of a night that was broken off go on, the others are new. */
final class HostTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostTables.class);

    /** A table that has not begun by then still does, but nobody waits for it. */
    private static final long BEGINNING_MILLIS = 5_000;

    /** A program that has not signed by then is stuck, or may not want to. */
    private static final long SIGNING_MILLIS = 2_000;

    private static final long SIGNING_LOOK_MILLIS = 20;

    private final HostSettings settings;
    private final Night night;
    private final @Nullable HostNotary notary;
    private final List<LoopbackBots> bots = new ArrayList<>();
    private final List<RecordFolder> records = new ArrayList<>();
    private final List<TableRoom> rooms;

    /**
     * Whoever comes to them waits until they have begun.
     *
     * @param folder where their records go; null: nowhere
     * @param rounds answers for their earlier matches
     * @param night what they go on with
     * @param notary signs how they stand; null: nobody does
     * @param random of the tokens of their seats, and of their deals
     * @param port where their bots enter
     * @param journals where each is kept, by its number
     */
    HostTables(
            HostSettings settings,
            @Nullable Path folder,
            KeptRounds rounds,
            Night night,
            @Nullable HostNotary notary,
            SecureRandom random,
            IntSupplier port,
            IntFunction<Journal> journals) {
        this.settings = settings;
        this.night = night;
        this.notary = notary;
        Chance chance = new Chance(settings.seed(), settings.tables().deal(), random);
        this.rooms = IntStream.range(0, number(settings, night))
                .mapToObj(table -> {
                    LoopbackBots tableBots = new LoopbackBots(table, port, chance.botSeeds(table));
                    bots.add(tableBots);
                    RecordFolder archive = new RecordFolder(
                            folder, rounds, Clock.systemUTC(), settings.onStandings(), settings.onFailure());
                    records.add(archive);
                    TableServices services = new TableServices(
                            chance.dealer(table, night.tables().get(table)),
                            tableBots,
                            archive,
                            () -> SeatTokens.fresh(table, random),
                            notary == null ? Notary.NONE : notary,
                            journals.apply(table));
                    return new TableRoom(settings(settings, table), services, Host.MILLIS);
                })
                .toList();
        rooms.forEach(TableRoom::hold);
    }

    /**
     * Writes the records of the rounds of a night that will not be finished, as far as links were asked for them: programs may ask for
     * them later.
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

    /** A night that goes on has as many tables as it had. */
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

    /** All of them, by their numbers. */
    List<TableRoom> rooms() {
        return rooms;
    }

    /**
     * They begin; when it returns, they have.
     *
     * @param standings for each table that has come from another host just now, how it stood when it was signed last
     */
    void begin(Map<Integer, Sealed> standings) {
        List<CompletableFuture<Boolean>> begins = rooms.stream()
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
        if (notary != null) {
            notary.goOn(snapshot);
        }
        return room.begin(table -> {
            table.goOn(snapshot, Host.MILLIS.getAsLong());
            inherited.ifPresent(table::inherits);
        });
    }

    /** Waits until all who are here have signed the last records of matches that are over, for two seconds at the longest. */
    void awaitSignatures() throws InterruptedException {
        long end = Host.MILLIS.getAsLong() + SIGNING_MILLIS;
        while (Host.MILLIS.getAsLong() < end && rooms.stream().anyMatch(HostTables::isSignatureAwaited)) {
            TimeUnit.MILLISECONDS.sleep(SIGNING_LOOK_MILLIS);
        }
    }

    private static boolean isSignatureAwaited(TableRoom room) {
        return room.isSignatureAwaited()
                .completeOnTimeout(false, SIGNING_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    /** Nothing more happens at them, their bots go home, and their records are on the disk. */
    @Override
    public void close() {
        rooms.forEach(TableRoom::close);
        bots.forEach(LoopbackBots::close);
        records.forEach(RecordFolder::close);
    }
}
