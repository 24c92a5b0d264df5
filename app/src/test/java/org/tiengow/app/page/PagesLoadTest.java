package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.MINUTES;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.protocol.discovery.LocalAddresses;

/**
 * Many pages at the tables of one host outside, four at each, and some tables of desktop sessions beside them: how long a play takes to
 * be on every screen, what a page costs on the line and in memory, and how soon all are back after the host was killed. With
 * {@code -Dpages.load=200} alone.
 */
@DisplayName("Many pages at one host")
@EnabledIfSystemProperty(named = "pages.load", matches = "[0-9]+")
class PagesLoadTest {
    private static final int PAGES = Integer.getInteger("pages.load", 200);
    private static final int DESKTOPS = Integer.getInteger("pages.desktops", 10);
    private static final int ROUNDS = Integer.getInteger("pages.rounds", 2);

    /** How long a decision takes on the average, in milliseconds. */
    private static final int THINKS = Integer.getInteger("pages.thinks", 3_000);

    private static final int SEATS = 4;
    private static final int AT_ONCE = 20;
    private static final Pattern USED = Pattern.compile("used (\\d+)K");

    private final ScheduledExecutorService timers = Executors.newScheduledThreadPool(1, work -> {
        Thread thread = new Thread(work, "timers");
        thread.setDaemon(true);
        return thread;
    });
    private final List<Long> pageNanos = new CopyOnWriteArrayList<>();
    private final List<Long> sessionNanos = new CopyOnWriteArrayList<>();
    private final List<LoadedPage> pages = new ArrayList<>();
    private final List<PlayClock> clocks = new ArrayList<>();
    private final List<LoadedSession> sessions = new ArrayList<>();
    private final ChangedMembers recorded = new ChangedMembers();
    private final Random random = new Random(7);
    private volatile int door;

    @TempDir
    private Path data;

    @Test
    @DisplayName("have each play soon, cost little, and are all back soon when their host was killed")
    void load() throws Exception {
        int tables = PAGES / SEATS + DESKTOPS;
        try (HostOutside host = new HostOutside(
                data,
                ("--tables " + tables + " --start full --rounds " + (ROUNDS + 2)
                                + " --option pace=0 --option pause=20 --option grace=600 --seats 4")
                        .split(" "))) {
            run(host.withPage());
        } finally {
            timers.shutdownNow();
        }
    }

    private void run(HostOutside host) throws Exception {
        comeIn(host, SEATS); // what is made for the first of all is nobody's
        long before = heap(host);
        long residentBefore = resident(host);
        comeIn(host, PAGES);
        for (int i = 0; i < DESKTOPS * SEATS; i++) {
            desktop(host.port(), PAGES / SEATS + i / SEATS, i);
        }
        System.out.println(PAGES + " pages and " + sessions.size() + " sessions sit");
        for (LoadedPage page : pages) {
            page.ended.get(20, MINUTES);
        }
        say("play to the last page's screen", pageNanos);
        say("play to the last session's update", sessionNanos);
        long bytes = pages.stream().mapToLong(page -> page.bytes).sum();
        assertThat(pageNanos).isNotEmpty();
        assertThat(bytes / PAGES / ROUNDS).isLessThan(120 * 1024);
        System.out.printf("bytes a round and page: %.1f KB%n", bytes / 1024.0 / PAGES / ROUNDS);
        System.out.printf(
                "one page's messages: %d, plain %.1f KB each, deflated %.2f KB each; changed members only %.2f KB each%n",
                recorded.plain.size(), mean(recorded.plain), mean(recorded.whole), mean(recorded.changed));
        long after = heap(host);
        System.out.printf(
                "heap a page: %.0f KB (%d to %d MB, desktop sessions and tables with it); resident %d to %d MB%n",
                (after - before) / 1024.0 / (PAGES - SEATS),
                before >> 20,
                after >> 20,
                residentBefore >> 20,
                resident(host) >> 20);
        sessions.forEach(each -> each.session.close());
        wave(host);
        waveElsewhere(host);
    }

    /** Some at a time, as people do. */
    private void comeIn(HostOutside host, int count) throws Exception {
        while (pages.size() < count) {
            List<LoadedPage> coming = new ArrayList<>();
            for (int i = 0; i < AT_ONCE && pages.size() < count; i++) {
                int number = pages.size();
                int seat = number % SEATS;
                PlayClock clock = seat == 0 ? new PlayClock(pageNanos) : clocks.get(number / SEATS);
                if (seat == 0) {
                    clocks.add(clock);
                }
                LoadedPage page =
                        new LoadedPage(ROUNDS, clock, seat, random, timers, THINKS, number == 0 ? recorded : null);
                page.opens(
                        host.webPort(),
                        page.opening(),
                        "{\"act\":\"enter\",\"name\":\"P" + number + "\",\"table\":" + number / SEATS + ",\"seat\":"
                                + seat + "}");
                pages.add(page);
                coming.add(page);
            }
            for (LoadedPage page : coming) {
                page.seated.get(1, MINUTES);
            }
        }
    }

    private void desktop(int port, int table, int number) {
        PlayClock clock = number % SEATS == 0 ? new PlayClock(sessionNanos) : clocks.get(clocks.size() - 1);
        if (number % SEATS == 0) {
            clocks.add(clock);
        }
        sessions.add(new LoadedSession(
                JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, "D" + number),
                clock,
                table,
                number % SEATS,
                random,
                timers,
                THINKS));
    }

    /** The host is killed, and all pages come back at once, as pages do: again and again with growing pauses. */
    private void wave(HostOutside host) throws Exception {
        door = host.webPort();
        pages.forEach(page -> page.line.cut());
        host.killed();
        int[] tries = {0};
        long began = System.nanoTime();
        pages.forEach(page -> comeBack(page, host.webPort(), 500, tries));
        awaitBack("the host was killed with its door; once both are there again", began);
        System.out.println(tries[0] + " connections");
    }

    /** To the host a door elsewhere is one address, of which few may knock at a time. */
    private void waveElsewhere(HostOutside host) throws Exception {
        String there = LocalAddresses.all().get(0) + ":" + host.port();
        try (ProgramOutside web =
                new ProgramOutside(data.resolve("web.txt"), List.of("web", "--host", there, "--port", "0"))) {
            int port = URI.create(JsonParser.parseString(web.ready())
                            .getAsJsonObject()
                            .get("web")
                            .getAsString())
                    .getPort();
            int[] tries = {0};
            door = port;
            pages.forEach(page -> page.line.cut());
            long began = System.nanoTime();
            pages.forEach(page -> comeBack(page, port, 500, tries));
            awaitBack("all go to a door elsewhere", began);
            host.close();
            SECONDS.sleep(2);
            pages.forEach(page -> page.shown = false);
            host.killed();
            awaitBack("the host was killed, and is there again", System.nanoTime());
        }
    }

    private void awaitBack(String what, long began) throws InterruptedException {
        List<Long> back = new ArrayList<>();
        for (LoadedPage page : pages) {
            while (!page.shown) {
                MILLISECONDS.sleep(5);
                if (System.nanoTime() - began > MINUTES.toNanos(2)) {
                    throw new AssertionError(what + ": not all are back");
                }
            }
            back.add(System.nanoTime() - began);
        }
        System.out.printf(
                "%s: %d pages are at their tables after %.1f s, half of them after %.1f s%n",
                what, pages.size(), back.get(back.size() - 1) / 1e9, back.get(back.size() / 2) / 1e9);
    }

    /** As a page tries it, unless the door is elsewhere by now. */
    private void comeBack(LoadedPage page, int port, int pause, int[] tries) {
        if (door != port) {
            return;
        }
        synchronized (tries) {
            tries[0]++;
        }
        page.opens(port, page.opening());
        page.line.closed.thenRun(() ->
                timers.schedule(() -> comeBack(page, port, Math.min(5_000, pause * 2), tries), pause, MILLISECONDS));
    }

    private static void say(String what, List<Long> nanos) {
        System.out.printf("%s: %s%n", what, PlayClock.summed(nanos));
    }

    private static double mean(List<Integer> bytes) {
        return bytes.stream().mapToInt(each -> each).average().orElse(0) / 1024;
    }

    /** Bytes in use on the host's heap after a collection. */
    private static long heap(HostOutside host) throws IOException, InterruptedException {
        jcmd(host, "GC.run");
        jcmd(host, "GC.run");
        Matcher used = USED.matcher(jcmd(host, "GC.heap_info"));
        return used.find() ? Long.parseLong(used.group(1)) * 1024 : 0;
    }

    private static String jcmd(HostOutside host, String command) throws IOException, InterruptedException {
        Process asked = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                        Long.toString(host.pid()),
                        command)
                .redirectErrorStream(true)
                .start();
        String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        asked.waitFor();
        return answer;
    }

    private static long resident(HostOutside host) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + host.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                .sum();
    }
}
