package org.tiengow.host;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.SetReady;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * Many tables at one host, each with four clients that play after a pause. Prints, for all plays, the time until all four clients of the
 * table have the update. Arguments: the number of tables, the mean pause in milliseconds, seconds to measure, and {@code journal} to keep
 * the tables on disk.
 */
public final class ManyTables {
    private static final int SEATS = 4;
    private static final int WARM_UP_SECONDS = 10;

    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
    private final EventLoopGroup loops;
    private final int pause;

    private ManyTables(EventLoopGroup loops, int pause) {
        this.loops = loops;
        this.pause = pause;
    }

    /** Measures, and prints one line. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int tables = Integer.parseInt(args[0]);
        int seconds = Integer.parseInt(args[2]);
        TablePlan plan = TablePlan.oneTable()
                .times(tables)
                .with(TableRules.named("basic").with(Parameter.ROUNDS, 999))
                .with(TableOption.with(
                        TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"),
                        "reveal=never"))
                .with(StartMode.FULL);
        HostSettings settings = HostSettings.practice("Bench").with(plan);
        if (args.length > 3) {
            Path data = Files.createTempDirectory("many-tables");
            settings = settings.withData(data).with(ResumePolicy.GO_ON);
        }
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        ManyTables all = new ManyTables(loops, Integer.parseInt(args[1]));
        try (Host host = Host.start(settings)) {
            for (int table = 0; table < tables; table++) {
                all.seat(host.port(), table);
            }
            TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
            all.nanos.clear();
            TimeUnit.SECONDS.sleep(seconds);
            all.print();
        } finally {
            loops.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        }
    }

    private void print() {
        List<Long> sorted;
        synchronized (nanos) {
            sorted = nanos.stream().sorted().toList();
        }
        System.out.printf(
                "%d plays: p50 %d µs, p90 %d µs, p99 %d µs, p99.9 %d µs%n",
                sorted.size(),
                sorted.get(sorted.size() / 2) / 1_000,
                sorted.get(sorted.size() * 90 / 100) / 1_000,
                sorted.get(sorted.size() * 99 / 100) / 1_000,
                sorted.get((int) (sorted.size() * 999L / 1_000)) / 1_000);
    }

    private void seat(int port, int number) throws InterruptedException {
        PacedTable table = new PacedTable(new Random(number));
        for (int seat = 0; seat < SEATS; seat++) {
            Kind kind = seat == 0 ? Kind.KIND_PERSON : Kind.KIND_BOT;
            int place = seat;
            table.clients.add(WireClient.join(loops, port, kind, "", number, update -> table.saw(place, update)));
        }
    }

    /** The clients of one table; all of it runs on the loop of the clients. */
    private final class PacedTable {
        private final List<WireClient> clients = Collections.synchronizedList(new ArrayList<>());
        private final Random random;
        private long sentAt;
        private int unseen;
        private long played = -1;

        PacedTable(Random random) {
            this.random = random;
        }

        void saw(int seat, TableUpdate update) {
            if (unseen > 0 && update.getEventsCount() > 0) {
                unseen--;
                if (unseen == 0) {
                    nanos.add(System.nanoTime() - sentAt);
                }
            }
            if (update.hasDecision() && update.getDecision().getNumber() != played) {
                later(() -> play(seat, update));
            } else if (seat == 0 && update.getStage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS) {
                later(() -> clients.get(0)
                        .send(ClientMessage.newBuilder()
                                .setSetReady(SetReady.newBuilder().setReady(true))
                                .build()));
            }
        }

        private void play(int seat, TableUpdate update) {
            played = update.getDecision().getNumber();
            sentAt = System.nanoTime();
            unseen = SEATS;
            clients.get(seat)
                    .send(ClientMessage.newBuilder()
                            .setMakePlay(MakePlay.newBuilder()
                                    .setDecision(update.getDecision().getNumber())
                                    .setPlay(update.getDecision()
                                            .getLegal(random.nextInt(
                                                    update.getDecision().getLegalCount()))))
                            .build());
        }

        private void later(Runnable task) {
            loops.schedule(task, ThreadLocalRandom.current().nextInt(2 * pause), TimeUnit.MILLISECONDS);
        }
    }
}
