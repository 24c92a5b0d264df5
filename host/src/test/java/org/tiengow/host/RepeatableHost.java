package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.deal.ShuffledDealer;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.stage.HelloStage;
import org.tiengow.host.stage.HostContext;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.SeatTokens;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.TableOptions;

/**
 * A host for people whose deals can be had again, which no real one is: put together from the same parts, on one table that
 * starts when it is full.
 */
final class RepeatableHost implements AutoCloseable {
    private static final LongSupplier MILLIS = () -> System.nanoTime() / 1_000_000;

    private final SecureRandom random = new SecureRandom();
    private final CompletableFuture<Standings> end = new CompletableFuture<>();
    private final LoopbackBots bots;
    private final TableRoom room;
    private final HostServer server;
    private final int port;

    RepeatableHost(long seed, TableRules rules, int seats, TableOptions options, Path data, @Nullable HostTls key)
            throws IOException {
        bots = new LoopbackBots(0, HostLevels.BUILT_IN, this::port, new Random(seed)::nextLong);
        TableSettings settings = new TableSettings(0, rules, options, seats, StartMode.FULL, "random", false);
        RecordFolder records = new RecordFolder(
                RecordFolder.in(data),
                new KeptRounds(RecordFolder.in(data)),
                Clock.systemUTC(),
                end::complete,
                table -> {});
        room = new TableRoom(
                settings,
                new TableServices(
                        new ShuffledDealer(new SplittableRandom(seed), ShuffleKind.SHUFFLE_KIND_SEEDED),
                        bots,
                        records,
                        () -> SeatTokens.fresh(0, random)),
                MILLIS);
        HostContext house = new HostContext(
                "Again",
                "",
                ByteString.copyFrom(new byte[16]),
                HostLevels.BUILT_IN.ids(),
                new Lobby(List.of(room)),
                new WrongPins(MILLIS),
                new BanList(),
                random);
        server = new HostServer(key, from -> true, MILLIS, clientConnection -> new HelloStage(house, clientConnection));
        port = server.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    int port() {
        return port;
    }

    /** Completed when the match is over. */
    CompletableFuture<Standings> end() {
        return end;
    }

    @Override
    public void close() {
        room.close();
        bots.close();
        server.close();
    }
}
