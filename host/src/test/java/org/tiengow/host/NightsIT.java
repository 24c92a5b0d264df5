package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.awaitility.core.ConditionTimeoutException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.lan.TwoNetworks;
import org.tiengow.waiting.BusyMachine;

/**
 * Whole nights on machines of their own, three or four people's programs each: the host is killed or cut off, or the network is split,
 * and people agree up to three seconds apart. In every third night the program that is to go on is killed at a random moment and started
 * again. In the end the network is whole, and all must play on together. {@code -Dnights.count=N -Dnights.seed=S}.
 */
@DisplayName("Nights that lose their hosts, on machines of their own")
class NightsIT {
    private static final int NIGHTS = Integer.getInteger("nights.count", 0);
    private static final long SEED = Long.getLong("nights.seed", 20_261_122);
    private static final Duration BEGINNING = Duration.ofSeconds(90);
    private static final Duration GOING_ON = Duration.ofSeconds(Integer.getInteger("nights.patience", 150));
    private static final int MOST_APART = 3_000;

    @TempDir
    Path folder;

    private enum Loss {
        KILLED,
        CUT_OFF,
        SPLIT
    }

    @BeforeEach
    void possible() {
        assumeTrue(NIGHTS > 0, "nights are tried on demand");
        TwoNetworks.assumePossible();
    }

    @Test
    @DisplayName("are never two, and none of them is dead")
    void nights() throws Exception {
        System.out.println("nights.seed " + SEED + ", " + NIGHTS + " nights");
        List<String> dead = new ArrayList<>();
        List<String> apart = new ArrayList<>();
        List<String> two = new ArrayList<>();
        long began = System.nanoTime();
        for (int night = 0; night < NIGHTS; night++) {
            new Night(night).runs(dead, apart, two);
        }
        System.out.printf(
                "NightsIT: %d nights, %d dead, %d in which somebody was not led on, %d two, %d s, seed %d%n",
                NIGHTS, dead.size(), apart.size(), two.size(), (System.nanoTime() - began) / 1_000_000_000, SEED);
        assertThat(two).isEmpty();
        assertThat(dead).isEmpty();
        assertThat(apart).isEmpty();
    }

    /** One of them. */
    private final class Night {
        private final int number;
        private final Random random;
        private final int people;
        private final boolean heirIsKilled;
        private final Loss loss;
        private final NightDeals deals = new NightDeals();
        private final List<NightMachine> all = new ArrayList<>();
        private int from = Integer.MAX_VALUE - 2;

        Night(int number) {
            this.number = number;
            this.random = new Random(new SplittableRandom(SEED + number).nextLong()); // seeds in a row begin alike
            this.people = 3 + random.nextInt(2);
            this.heirIsKilled = number % 3 == 0;
            this.loss = Loss.values()[random.nextInt(Loss.values().length)];
        }

        void runs(List<String> dead, List<String> apart, List<String> two) throws Exception {
            long began = System.nanoTime();
            Path here = Files.createDirectory(folder.resolve("night-" + number));
            ScheduledThreadPoolExecutor later = new ScheduledThreadPoolExecutor(1);
            try (NightMachines machines = new NightMachines(people)) {
                String story = "did not begin";
                try {
                    begins(machines, here);
                    story = goesWrong(machines, later);
                    from = latest();
                    awaits(
                            GOING_ON,
                            () -> all.stream()
                                    .filter(NightMachine::isRunning)
                                    .allMatch(each -> each.isIn()
                                            && each.rounds() >= from + 2
                                            && each.host().equals(hostOfAll())));
                } catch (ConditionTimeoutException late) {
                    (playsOn() ? apart : dead).add("night " + number + ": " + story + " " + all);
                    story += playsOn() ? " APART " + all : " DEAD " + all;
                    keepLogs(here);
                }
                List<String> wrong = deals.wrong();
                wrong.forEach(each -> two.add("night " + number + ": " + each));
                System.out.printf(
                        "night %d, %d people, %s: dealt %s, %d s%s%n",
                        number,
                        people,
                        story,
                        deals,
                        (System.nanoTime() - began) / 1_000_000_000,
                        wrong.isEmpty() ? "" : " TWO " + wrong);
                if (!wrong.isEmpty()) {
                    keepLogs(here);
                }
            } finally {
                later.shutdownNow();
                for (NightMachine each : all) {
                    each.close();
                }
            }
        }

        private void begins(NightMachines machines, Path here) throws Exception {
            for (int machine = 0; machine < people; machine++) {
                NightMachine each = new NightMachine(machines, machine, here.resolve("p" + machine), deals);
                all.add(each);
                each.start();
            }
            for (NightMachine each : all) {
                each.awaitReady();
            }
            NightMachine host = all.get(0);
            host.say("host " + (4 - people));
            awaits(BEGINNING, host::sits);
            for (NightMachine each : all.subList(1, people)) {
                each.say("enter " + NightMachines.address(0) + " " + host.key());
                awaits(BEGINNING, each::sits);
            }
            awaits(BEGINNING, () -> all.stream().allMatch(each -> each.rounds() >= 1 && each.candidates() == people));
        }

        /** What happens, in words. */
        private String goesWrong(NightMachines machines, ScheduledThreadPoolExecutor later) throws Exception {
            for (NightMachine each : all) {
                each.say("agree " + random.nextInt(MOST_APART));
            }
            Set<Integer> away = new HashSet<>();
            for (int machine = 1; machine < people; machine++) {
                away.add(machine);
            }
            if (loss == Loss.SPLIT && people == 4) {
                away.remove(1 + random.nextInt(3)); // with the host
            }
            if (loss == Loss.KILLED) {
                all.get(0).kill();
            } else {
                machines.split(away);
            }
            int mended = 4_000 + random.nextInt(16_000);
            CompletableFuture<Void> whole = after(later, mended, () -> {
                machines.mend();
                again(all.get(0));
            });
            CompletableFuture<Void> back = CompletableFuture.completedFuture(null);
            String heirs = "";
            if (heirIsKilled) {
                NightMachine heir = all.get(away.stream().min(Integer::compare).orElseThrow());
                int killed = random.nextInt(9_000);
                int started = killed + 1_000 + random.nextInt(3_000);
                heirs = ", heir killed after " + killed + " ms, started after " + started + " ms";
                back = after(later, killed, heir::kill)
                        .thenCombine(after(later, started, () -> again(heir)), (a, b) -> null);
            }
            whole.get();
            back.get();
            return "host " + loss + (loss == Loss.KILLED ? "" : " from " + away) + ", all whole after " + mended + " ms"
                    + heirs;
        }

        private void again(NightMachine machine) throws Exception {
            if (!machine.isRunning()) {
                machine.start();
                machine.awaitReady();
                machine.say("agree " + random.nextInt(MOST_APART));
            }
        }

        /** Whether more than half play on at one host. */
        private boolean playsOn() {
            return all.stream()
                    .anyMatch(host -> 2
                                    * all.stream()
                                            .filter(each -> each.isIn()
                                                    && each.host().equals(host.host())
                                                    && each.rounds() >= from + 2)
                                            .count()
                            > people);
        }

        private int latest() {
            return all.stream().mapToInt(NightMachine::rounds).max().orElse(0);
        }

        private String hostOfAll() {
            return all.stream()
                    .filter(NightMachine::isRunning)
                    .map(NightMachine::host)
                    .findFirst()
                    .orElse("");
        }
    }

    /** Something that may fail. */
    private interface Deed {
        void is() throws Exception;
    }

    private static CompletableFuture<Void> after(ScheduledThreadPoolExecutor later, long millis, Deed deed) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        later.schedule(
                () -> {
                    try {
                        deed.is();
                        done.complete(null);
                    } catch (Exception failure) {
                        done.completeExceptionally(failure);
                    }
                },
                millis,
                TimeUnit.MILLISECONDS);
        return done;
    }

    private static void awaits(Duration most, BooleanSupplier condition) {
        await().atMost(BusyMachine.scaled(most))
                .pollInterval(Duration.ofMillis(100))
                .until(condition::getAsBoolean);
    }

    /** What the programs of a night said, when something was wrong: {@code -Dnights.logs=FOLDER}. */
    private static void keepLogs(Path here) throws Exception {
        String kept = System.getProperty("nights.logs");
        if (kept == null) {
            return;
        }
        Path to =
                Files.createDirectories(Path.of(kept).resolve(here.getFileName().toString()));
        try (var files = Files.walk(here)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".txt")).toList()) {
                Files.copy(
                        file,
                        to.resolve(here.relativize(file).toString().replace('/', '-')),
                        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
