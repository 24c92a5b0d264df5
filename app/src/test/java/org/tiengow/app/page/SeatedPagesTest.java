package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.waiting.BusyMachine;

/**
 * Sixteen pages at one host: the first four play a match at one table, then everybody plays at four. Prints the time from a play to the last
 * page's screen with one table and with four, and from <i>Seat everyone</i> to the last person's table. {@code -Dseated.rounds=8
 * -Dseated.thinks=2000} is the long trial, {@code .ci/long seated}.
 */
@DisplayName("Sixteen pages at one host")
@Tag("slow")
class SeatedPagesTest {
    private static final int ROUNDS = Integer.getInteger("seated.rounds", 1);

    /** The time for a decision on the average, in milliseconds. */
    private static final int THINKS = Integer.getInteger("seated.thinks", 60);

    private static final int SEATS = 4;
    private static final int TABLES = 4;
    private static final String SEAT_EVERYBODY = "{\"act\":\"sheet\",\"sheet\":\"nextSeats\",\"id\":\"SEAT\"}";
    private static final String READY = "{\"act\":\"lobby\",\"kind\":\"ready\"}";

    private final ScheduledExecutorService timers = Executors.newScheduledThreadPool(1, work -> {
        Thread thread = new Thread(work, "timers");
        thread.setDaemon(true);
        return thread;
    });
    private final Map<String, LoadedPage> pages = new LinkedHashMap<>();
    private final Random random = new Random(7);

    @TempDir
    private Path data;

    @AfterEach
    void end() {
        timers.shutdownNow();
    }

    @Test
    @DisplayName("are all seated at four tables, and see each play")
    void fourTables() throws Exception {
        try (HostOutside host = new HostOutside(
                data,
                ("--seating tables --start owner --rounds " + ROUNDS
                                + " --option pace=0 --option pause=20 --option grace=600")
                        .split(" "))) {
            host.withPage();
            run(host.webPort(), host.owner());
        }
    }

    private void run(int port, String key) {
        for (int seat = 0; seat < SEATS; seat++) {
            String opening = "{\"act\":\"open\",\"language\":\"en\",\"as\":\"page\""
                    + (seat == 0 ? ",\"owner\":\"" + key + "\"" : "") + "}";
            comes(port, "P" + (10 + seat), opening, ",\"seat\":" + seat);
        }
        List<Long> one = new CopyOnWriteArrayList<>();
        seat(1, SEATS);
        playMatch(1, one);
        for (int number = SEATS; number < SEATS * TABLES; number++) {
            comes(
                    port,
                    "P" + (10 + number),
                    "{\"act\":\"open\",\"language\":\"en\",\"as\":\"page\"}",
                    ",\"watching\":true");
        }
        List<Long> four = new CopyOnWriteArrayList<>();
        seat(TABLES, SEATS * TABLES);
        playMatch(TABLES, four);
        System.out.println("a play to the last page’s screen, one table: " + PlayClock.summed(one));
        System.out.println("a play to the last page’s screen, four tables: " + PlayClock.summed(four));
        assertThat(one).isNotEmpty();
        assertThat(four).hasSizeGreaterThan(one.size());
    }

    private void comes(int port, String name, String opening, String where) {
        LoadedPage page = new LoadedPage(ROUNDS, new PlayClock(new ArrayList<>()), 0, random, timers, THINKS, null);
        pages.put(name, page);
        page.opens(port, opening, "{\"act\":\"enter\",\"name\":\"" + name + "\",\"table\":0" + where + "}");
        all(name + " is in", List.of(page), each -> isIn(each, "lobby") || isIn(each, "table"));
    }

    /** Seats everybody as the owner, once the card names them all, and prints the time until the last of them sees the new table. */
    private void seat(int tables, int people) {
        LoadedPage owner = pages.get("P10");
        owner.line.says(isIn(owner, "lobby") ? "{\"act\":\"seating\"}" : "{\"act\":\"again\"}");
        all("the card names everybody", List.of(owner), page -> {
            String card = over(page, "nextSeats");
            return pages.keySet().stream().allMatch(card::contains);
        });
        long asked = System.nanoTime();
        owner.line.says(SEAT_EVERYBODY);
        all(
                "everybody has a seat",
                List.copyOf(pages.values()),
                page -> !seats(page).isEmpty());
        long last = pages.values().stream()
                .mapToLong(page -> page.latestNanos)
                .max()
                .orElseThrow();
        System.out.printf(
                "from Seat everyone to the last of %d people at %d tables: %.0f ms%n",
                people, tables, (last - asked) / 1e6);
    }

    /** Plays the match to its end. */
    private void playMatch(int tables, List<Long> nanos) {
        Map<String, PlayClock> clocks = new LinkedHashMap<>();
        Map<String, Integer> places = new LinkedHashMap<>();
        for (Map.Entry<String, LoadedPage> each : pages.entrySet()) {
            String table = String.join(" ", seats(each.getValue()));
            clocks.computeIfAbsent(table, unknown -> new PlayClock(nanos));
            each.getValue().sitsAt(clocks.get(table), places.merge(table, 1, Integer::sum) - 1);
        }
        assertThat(clocks).as("tables").hasSize(tables);
        assertThat(places.values()).as("people at each table").containsOnly(SEATS);
        pages.values().forEach(page -> page.line.says(READY));
        await("the end of the match")
                .atMost(BusyMachine.scaled(Duration.ofMinutes(20)))
                .until(() -> pages.values().stream()
                        .noneMatch(page -> over(page, "standings").isEmpty()));
    }

    private static boolean isIn(LoadedPage page, String screen) {
        return page.latest.has("screen")
                && page.latest.get("screen").getAsString().equals(screen);
    }

    private static void all(String what, List<LoadedPage> pages, Predicate<LoadedPage> holds) {
        await(what).until(() -> pages.stream().allMatch(holds));
    }

    /** Returns the names at the table in whose lobby the page has a seat; empty without a seat. */
    private List<String> seats(LoadedPage page) {
        if (!isIn(page, "lobby")) {
            return List.of();
        }
        JsonArray seats = page.latest.getAsJsonObject("body").getAsJsonArray("seats");
        List<String> names = new ArrayList<>();
        boolean mine = false;
        for (JsonObject seat : PageVisitor.parts(seats)) {
            String shown = seat.get("name").getAsString();
            pages.keySet().stream().filter(shown::startsWith).forEach(names::add);
            mine |= pages.entrySet().stream()
                    .anyMatch(each -> each.getValue() == page && shown.startsWith(each.getKey()));
        }
        return mine ? names.stream().sorted().toList() : List.of();
    }

    /** Returns the sheet over the screen of a page as JSON, if it is the named one; otherwise an empty text. */
    private static String over(LoadedPage page, String name) {
        JsonObject over = page.latest.has("over") && page.latest.get("over").isJsonObject()
                ? page.latest.getAsJsonObject("over")
                : new JsonObject();
        return over.toString().contains("\"" + name + "\"") ? over.toString() : "";
    }
}
