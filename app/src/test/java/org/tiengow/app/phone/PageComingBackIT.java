package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WindowType;
import org.tiengow.client.command.RefereeCommand;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.web.page.WebPage;
import picocli.CommandLine;

/** Whoever leaves the page in the middle of a turn, in whatever way, finds the same seat, tiles and turn when they come back. */
@DisplayName("A browser that comes back")
@Tag("browser")
class PageComingBackIT {
    /** How often it is left; {@code -Dphone.returns=200} for a long walk. */
    private static final int RETURNS = Integer.getInteger("phone.returns", 4);

    private static final String LIES = """
            const done = arguments[0];
            import(document.querySelector('script[type=module]').src).then(page => {
              const {body, decision, screen, lost} = page.ctx;
              done(screen !== 'table' || lost || decision === undefined || document.querySelector('.sent') || document.querySelector('.rests')
                ? '' : JSON.stringify([decision, body.seats[0].seat, body.seats[0].name,
                  body.hand.groups.flatMap(group => group.tiles).map(each => each.tile.tile).sort()]));
            }, () => done(''));
            """;

    private static final String ONLINE = "dispatchEvent(new Event('online'))";
    private static final String PIN = "4321";
    private static final String REFUSES = """
            for (const name of ['localStorage', 'sessionStorage']) {
              Object.defineProperty(window, name, {get: () => { throw new DOMException('refused', 'SecurityError'); }});
            }
            """;

    private final Random random = new Random(Long.getLong("phone.seed", 12));
    private final Map<Way, Integer> taken = new EnumMap<>(Way.class);

    @TempDir
    private Path data;

    private enum Way {
        RELOAD {
            @Override
            void take(Phone phone, String address) {
                phone.reload();
            }
        },
        TAB_CLOSED {
            @Override
            void take(Phone phone, String address) {
                String before = phone.driver().getWindowHandle();
                String next = anotherTab(phone);
                phone.driver().switchTo().window(before).close();
                phone.driver().switchTo().window(next);
                phone.goTo(address);
            }
        },
        LINE_CUT {
            @Override
            void take(Phone phone, String address) {
                phone.command("Network.enable", Map.of());
                offline(phone, true);
                await("the line down").until(() -> phone.is("return !navigator.onLine"));
                offline(phone, false);
            }
        },
        SECOND_TAB {
            @Override
            void take(Phone phone, String address) {
                String first = phone.driver().getWindowHandle();
                String second = anotherTab(phone);
                phone.goTo(address);
                await("the table in the second tab").until(() -> phone.shows(".slot"));
                phone.driver().switchTo().window(first);
                await("that the first is told").until(() -> phone.touch("[data-act=play-here]"));
                await("the table in the first tab").until(() -> phone.shows(".slot"));
                phone.driver().switchTo().window(second);
                await("that the second is told").until(() -> phone.shows("[data-act=play-here]"));
                phone.driver().close();
                phone.driver().switchTo().window(first);
            }
        };

        abstract void take(Phone phone, String address);

        private static String anotherTab(Phone phone) {
            phone.driver().switchTo().newWindow(WindowType.TAB);
            return phone.driver().getWindowHandle();
        }

        private static void offline(Phone phone, boolean off) {
            phone.command(
                    "Network.emulateNetworkConditions",
                    Map.of("offline", off, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
        }
    }

    @Test
    @DisplayName("has the same seat, the same tiles and the same turn, and plays nothing twice")
    @Timeout(3600)
    void comesBack() throws Exception {
        AtomicInteger over = new AtomicInteger();
        int rounds = Math.max(1, (RETURNS + 5) / 6);
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, rounds))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        HostSettings settings =
                HostSettings.practice("Kitchen").with(plan).withData(data).onStandings(end -> over.incrementAndGet());
        try (Host host = Host.start(settings);
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb thumb = new Thumb(phone, 4);
            thumb.comeIn(page.address(), "Mei");
            int returns = 0;
            String before = "";
            while (over.get() == 0) {
                String lies = String.valueOf(phone.driver().executeAsyncScript(LIES));
                if (returns < RETURNS && !lies.isEmpty() && !lies.equals(before)) {
                    Way way = Way.values()[returns++ % Way.values().length];
                    before = lies;
                    way.take(phone, page.address());
                    await(way + " brings back " + lies)
                            .untilAsserted(() -> assertThat(phone.driver().executeAsyncScript(LIES))
                                    .isEqualTo(lies));
                    taken.merge(way, 1, Integer::sum);
                }
                thumb.stepOnce();
                if (random.nextInt(6) == 0) {
                    phone.reload(); // whatever was under way
                }
            }
        }
        assertThat(taken.keySet()).hasSize(Math.min(RETURNS, Way.values().length));
        List<Path> records = records();
        assertThat(records).hasSize(1);
        assertThat(new CommandLine(new RefereeCommand()).execute(records.get(0).toString()))
                .isZero();
    }

    @Test
    @DisplayName("takes the seat from nobody who plays there now, when only the network has changed")
    void staysAway() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(3, "random").with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(plan));
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb.first(phone).comeIn(page.address(), "Mei");
            await("the table").until(() -> phone.shows(".slot"));
            String first = phone.driver().getWindowHandle();
            phone.driver().switchTo().newWindow(WindowType.TAB);
            phone.goTo(page.address());
            await("the table in the second tab").until(() -> phone.shows(".slot"));
            phone.driver().switchTo().window(first);
            await("that the first is told").until(() -> phone.shows("[data-act=play-here]"));
            phone.run("window.lines = 0; WebSocket = class { constructor() { lines++; } close() {} };");
            phone.run(ONLINE);
            assertThat(phone.run("return lines")).as("lines that were opened").isEqualTo(0L);
        }
    }

    @Test
    @DisplayName("shows its seat and the evening’s key again, though it refuses to keep anything")
    void keepsNothing() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(3, "random").with(StartMode.FULL);
        HostSettings settings = HostSettings.practice("Kitchen").with(Door.PRIVATE.withPin(PIN));
        try (Host host = Host.start(settings.with(plan));
                WebPage page = WebPage.open(host.port(), PIN, 0, Optional.empty(), null);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            phone.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", REFUSES));
            Thumb.first(phone).comeIn(page.invitation("127.0.0.1"), "Mei");
            await("the table").until(() -> phone.shows(".slot"));
            phone.listen();
            phone.run(ONLINE); // so that it opens its line again
            await("that it is opened").until(() -> phone.is("return said.some(each => each.act === 'open')"));
            assertThat(phone.is("return said.some(each => each.key && each.return)"))
                    .isTrue();
        }
    }

    private List<Path> records() throws Exception {
        try (Stream<Path> files = Files.walk(data.resolve("records"))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
