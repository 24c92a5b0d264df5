package org.tiengow.app.robot;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.tiengow.app.page.ProgramOutside;
import org.tiengow.app.phone.Phone;
import org.tiengow.app.phone.Thumb;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.presentation.settings.Settings;

/**
 * A night on a machine with so much else to do that every start takes a minute: {@code -Dbusy.loops=24} says how many processes only count
 * beside it ({@code -Dbusy.apart=true}: each in a session of its own). The host has two tables with two bots each; two windows sit down at
 * one and two phones at the other, and each table plays a match of one round. Nobody may lose patience, and nothing may be taken for a fault
 * of others.
 */
@DisplayName("A night on a busy machine")
@EnabledIfSystemProperty(named = "busy.loops", matches = "[0-9]+")
@Timeout(1_800)
@ExtendWith({Display.class, PictureOnFailure.class}) // and no EventWatch: here every event is late
class BusyNightIT {
    private static final int LOOPS = Integer.getInteger("busy.loops", 0);
    private static final boolean APART = Boolean.getBoolean("busy.apart");
    private static final int TABLES = 2;
    private static final int BOTS = 2;
    private static final Duration PATIENCE = Duration.ofMinutes(20);
    private static final Duration ROUND = Duration.ofMinutes(10);
    private static final List<String> HOST = List.of(
            "host",
            "--port=0",
            "--web-port=0",
            "--no-discovery",
            "--tables=" + TABLES,
            "--bots=" + BOTS,
            "--rounds=1",
            "--start=full",
            "--option=pace=0");

    @RegisterExtension
    final Program program = new Program();

    @TempDir
    Path home;

    private final List<String> warnings = new CopyOnWriteArrayList<>();
    private final long begin = System.nanoTime();

    @Test
    @DisplayName("is played to its settlements without an alarm")
    void isPlayed() throws Exception {
        Path data = Files.createDirectory(home.resolve("host"));
        Path log = data.resolve("log.txt");
        ListAppender<ILoggingEvent> here = listen();
        try (BusyLoops loops = BusyLoops.start(LOOPS, APART);
                ProgramOutside host = new ProgramOutside(
                        log,
                        Stream.concat(HOST.stream(), Stream.of("--data=" + data))
                                .toList())) {
            JsonObject ready = JsonParser.parseString(host.ready()).getAsJsonObject();
            String page = ready.get("web").getAsString();
            HostAddress address = // no loopback address: to that, clients connect without TLS and give no links
                    new HostAddress(
                            URI.create(page).getHost(), ready.get("port").getAsInt());
            came("the host");
            List<CompletableFuture<String>> phones = Stream.of("Pia", "Dov")
                    .map(name -> CompletableFuture.supplyAsync(() -> plays(name, page), BusyNightIT::start))
                    .toList();
            CompletableFuture<Void> bots = CompletableFuture.runAsync(
                    () -> watch(address, tables -> bots(tables) == TABLES * BOTS, "four bots"), BusyNightIT::start);
            playWindows(address);
            bots.get(PATIENCE.toSeconds(), SECONDS);
            for (CompletableFuture<String> each : phones) {
                String settlement = each.get(PATIENCE.toSeconds(), SECONDS);
                System.out.println("A page says: " + settlement);
                assertThat(settlement).doesNotContainIgnoringCase("alarm");
            }
            watch(address, BusyNightIT::areOver, "the end of both matches");
        } finally {
            program.closeWindows();
            here.stop();
            here.list.forEach(event -> warnings.add("windows: " + event));
            List<String> said = Files.readAllLines(log);
            said.forEach(line -> System.out.println("host: " + line));
            said.stream()
                    .filter(line -> line.contains(" WARN ") || line.contains(" ERROR "))
                    .forEach(warnings::add);
        }
        assertThat(warnings).isEmpty();
    }

    /** Two people in windows come to the first table, and play until both see the settlement. */
    private void playWindows(HostAddress host) {
        Driver kit = window("Kit", host);
        Driver mei = window("Mei", host);
        came("two windows");
        join(kit, "Kit");
        join(mei, "Mei");
        kit.waitUntilShown("table");
        mei.waitUntilShown("table");
        came("both windows at the table");
        Hand.playTogether(kit, mei);
        came("the settlement in both windows");
        for (Driver each : List.of(kit, mei)) {
            each.waitUntil("the shuffle", () -> each.isShown("shuffle"));
            System.out.println("A window says: " + each.spoken("shuffle"));
            assertThat(each.shown()).doesNotContainIgnoringCase("alarm").doesNotContain("has failed");
        }
    }

    private void join(Driver driver, String name) {
        driver.click("start-joinAddress");
        await(name + " in the lobby")
                .atMost(PATIENCE)
                .until(() -> driver.isShown("lobby") || driver.isShown("table") || isProblem(driver));
        assertThat(isProblem(driver)).as(() -> driver.spoken("start-problem")).isFalse();
        came(name + " in the lobby");
    }

    /** Checks whether the start screen tells a problem, and not how far the joining is. */
    private static boolean isProblem(Driver driver) {
        String said = driver.isShown("start-problem") ? driver.spoken("start-problem") : "";
        return !said.isBlank() && !said.endsWith("…");
    }

    private Driver window(String name, HostAddress host) {
        Settings settings = TwoPeople.settings(name).withLastAddress(host.toString());
        Driver driver = program.open(home.resolve(name), settings);
        driver.waitUntilShown("start-joinAddress");
        return driver;
    }

    /** A person at a phone comes to the second table, and plays until the settlement is shown. Returns what it says. */
    private String plays(String name, String page) {
        try (Phone phone = Phone.open(Phone.USUAL, "en")) {
            came(name + "’s browser");
            Thumb thumb = Thumb.first(phone);
            thumb.open(page, name);
            came(name + " at the door");
            await(name + " at the second table").atMost(PATIENCE).until(() -> {
                if (phone.touch("[data-act=table-1]")) {
                    phone.touch("[data-act=sit]"); // again, where somebody else was quicker
                }
                return phone.shows(".lobby, .table");
            });
            came(name + " in the lobby");
            await(name + " at the table").atMost(PATIENCE).until(() -> phone.shows(".table"));
            came(name + " at the table");
            thumb.playToSettlement();
            came("the settlement on " + name + "’s phone");
            return phone.text("#over .settlement");
        }
    }

    private static int bots(List<TableSummary> tables) {
        return (int) tables.stream()
                .flatMap(table -> table.seats().stream())
                .filter(seat -> seat.holder() == Holder.BOT && seat.presence() == Presence.HERE)
                .count();
    }

    private static boolean areOver(List<TableSummary> tables) {
        return tables.stream().allMatch(table -> table.stage() == TableStage.MATCH_OVER);
    }

    /** Looks at the tables of the host until something holds. Connects again when a connection is given up, and says so. */
    private void watch(HostAddress host, Predicate<List<TableSummary>> holds, String what) {
        AtomicReference<GameSession> session = new AtomicReference<>(observer(host));
        await(what).atMost(PATIENCE).until(() -> {
            SessionState state = session.get().state();
            if (state.connection().stage().isOver()) {
                warnings.add("observer: " + state.connection().problem());
                session.set(observer(host));
            }
            return state.isIn() && holds.test(state.host().tables());
        });
        session.get().close();
        came(what);
    }

    private static GameSession observer(HostAddress host) {
        return new Connector(KnownHosts.NONE).open(JoinTarget.of(host, PlayerKind.SPECTATOR, "Observer"));
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
    }

    private static ListAppender<ILoggingEvent> listen() {
        ListAppender<ILoggingEvent> appender = new ListAppender<>() {
            @Override
            protected void append(ILoggingEvent event) {
                if (event.getLevel().isGreaterOrEqual(Level.WARN)) {
                    super.append(event);
                }
            }
        };
        appender.start();
        ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).addAppender(appender);
        return appender;
    }

    private void came(String who) {
        System.out.printf(
                "%4d s  %s%n", Duration.ofNanos(System.nanoTime() - begin).toSeconds(), who);
    }
}
