package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Dimension;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.web.page.WebPage;

/** What the page shows of others whose phones sleep, where there is no line, and on the smallest pages. */
@DisplayName("The page")
@Tag("browser")
class PageSignsIT {
    private static final String PIN = "4321";
    private static final String KEPT = "return localStorage.getItem('tiengow.seat') !== null";

    private static final String LEAVE_AT_ONCE = """
            new MutationObserver((all, observer) => {
              const leave = document.querySelector('#lost [data-act=leave]');
              if (leave) {
                observer.disconnect();
                leave.click();
                window.tapped = true;
              }
            }).observe(document.getElementById('lost'), {childList: true, subtree: true});
            """;

    private static final String HEAR = """
            window.heard = false;
            window.AudioContext = class {
              constructor() {
                heard = true;
              }
            };
            """;

    private static final String COVERED = """
            const card = document.querySelector('.guide-card').getBoundingClientRect();
            return [...document.querySelectorAll(arguments[0])].map(each => each.getBoundingClientRect())
                .filter(each => each.top < card.bottom && each.bottom > card.top && each.left < card.right && each.right > card.left).length;
            """;

    /** How many of them are cut off, too small for a finger, or lie over one another; −1 where there is none. */
    private static final String CRAMPED = """
            const all = [...document.querySelectorAll(arguments[0])].map(each => each.getBoundingClientRect());
            const apart = (one, other) => one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
            return all.length === 0 ? -1 : all.filter(one => one.left < 0 || one.right > innerWidth || one.bottom > innerHeight
                || one.width < 44 || one.height < 44 || !all.every(other => one === other || apart(one, other))).length;
            """;

    @TempDir
    private Path folder;

    private final Deque<AutoCloseable> opened = new ArrayDeque<>();
    private Phone phone;

    @AfterEach
    void close() throws Exception {
        phone.close();
        for (AutoCloseable each : opened) {
            each.close();
        }
    }

    @Test
    @DisplayName("shows in the lobby who sits at a phone, and at the table that one sleeps, and for how long")
    void sleeper() throws IOException {
        PageOf page = open(Phone.USUAL, host(1));
        PageVisitor mei = PageVisitor.opens(page.port()).enters("Mei", "\"seat\":1");
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor("[data-seat='1'] .chair-note .icon");
        assertThat(count(".place:has(.disc-bot) .chair-note .icon")).isZero();
        PageVisitor.opens(page.port()).enters("Ana");
        waitFor(".table [data-plate='1']");
        mei.cut();
        waitFor("[data-plate='1'].lost");
        assertThat(phone.text("[data-plate='1'] .plate-figures")).matches("asleep \\d:\\d\\d");
        for (String theme : new String[] {"light", "dark"}) {
            Tour.dress(phone, "en", theme);
            assertThat(
                            phone.run(
                                    "const of = getComputedStyle(document.querySelector('[data-plate=\"1\"]'));"
                                            + " return of.outlineStyle + (of.outlineColor === getComputedStyle(document.body).backgroundColor)"))
                    .isEqualTo("dashedfalse");
        }
    }

    @Test
    @DisplayName("lets go of the seat where there is no line, but only when somebody leaves on purpose")
    void leavesWithoutALine() throws IOException {
        open(Phone.USUAL);
        try (Host host = host(1)) {
            PageOf page = PageOf.hostOfSleepers(host, 0);
            Thumb.first(phone).comeIn(page.address(), "Kit");
            waitFor(".lobby");
            page.close();
            waitFor("#lost [data-act=leave]");
            assertThat(phone.is(KEPT)).isTrue();
            try (PageOf again = PageOf.hostOfSleepers(host, page.port())) {
                touch("#lost [data-act=retry]");
                await("the line").until(() -> !phone.shows("#lost .banner"));
                waitFor(".lobby"); // first it says that it is on its way
                assertThat(phone.is(KEPT)).isTrue();
                phone.run(LEAVE_AT_ONCE);
                again.close();
                await("a tap").until(() -> phone.is("return window.tapped"));
                phone.settle();
                assertThat(phone.is(KEPT))
                        .as("kept after a tap that was meant for what stood there before")
                        .isTrue();
                await("that it is left").until(() -> !phone.touch("#lost [data-act=leave]") && phone.shows(".plain"));
            }
            try (PageOf again = PageOf.hostOfSleepers(host, page.port())) {
                phone.goTo(again.address());
                waitFor("[data-field=name]");
                assertThat(phone.is(KEPT)).isFalse();
            }
        }
    }

    @Test
    @DisplayName("says where the night may go on, when the host has been gone for long")
    void goesElsewhere() throws Exception {
        open(Phone.USUAL);
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, 1))
                .withBots(2, "steady")
                .with(StartMode.FULL);
        HostSettings settings = HostSettings.named("Kitchen")
                .withPort(0)
                .withData(folder)
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(plan);
        try (Host host = Host.start(settings);
                GameSession kit = new Connector(KnownHosts.NONE)
                        .showing(IdentityStore.fresh())
                        .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Kit")
                                .withFingerprint(host.fingerprint().orElseThrow()))) {
            await().until(() -> kit.state().isIn());
            kit.offerHost(Optional.of(new HostingOffer("07".repeat(32), List.of("192.168.1.9"), 47_913, 47_914)));
            kit.sit(0, OptionalInt.empty());
            try (PageOf page = PageOf.hostOfSleepers(host, 0)) {
                Thumb.first(phone).comeIn(page.address(), "Ana");
                waitFor(".table .plate");
                await("the first standing")
                        .until(() -> kit.state()
                                .atTable()
                                .filter(table -> !kit.state()
                                        .succession()
                                        .candidates(table.match())
                                        .isEmpty())
                                .isPresent());
            }
            waitFor(".table-banner .elsewhere a");
            assertThat(phone.text(".elsewhere a")).isEqualTo("Kit’s computer");
            assertThat((String) phone.run("return document.querySelector('.elsewhere a').href"))
                    .startsWith("http://192.168.1.9:47914/#return=%7B");
        }
    }

    @Test
    @DisplayName("may sound from the first tap on, whether that is on the way in or in the lobby")
    void sounds() throws IOException {
        PageOf page = open(Phone.USUAL, host(1));
        phone.goTo(page.address());
        waitFor("[data-field=name]");
        phone.run(HEAR);
        touch("[data-field=name]");
        await("sound").until(() -> phone.is("return heard"));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".lobby");
        phone.reload();
        waitFor(".lobby");
        phone.run(HEAR);
        touch("[data-act=colours]");
        await("sound").until(() -> phone.is("return heard"));
    }

    @Test
    @DisplayName("can be left while the owner is asked for a seat")
    void leavesTheQuestion() throws IOException {
        Host host = host(0);
        PageOf page = open(Phone.USUAL, host);
        PageVisitor owner = PageVisitor.opens(page.port(), "\"owner\":\"" + host.ownerToken() + "\"")
                .enters("Mei", "\"seat\":0");
        owner.shows("lobby");
        PageVisitor ana = PageVisitor.opens(page.port()).enters("Ana", "\"seat\":1");
        ana.shows("lobby");
        ana.cut();
        phone.goTo(page.address());
        waitFor("[data-field=name]");
        phone.type("[data-field=name]", "Kit");
        await("that Ana is missed")
                .until(() -> phone.text("[data-seat='1'] .chair-note").contains("asleep"));
        touch("[data-seat='1']");
        touch("[data-act=sit]");
        waitFor(".plain [data-act=leave]");
        touch(".plain [data-act=leave]");
        waitFor("[data-act=sit]");
        assertThat(phone.is(KEPT)).isFalse();
    }

    @Test
    @DisplayName("lets the owner sit down by the host's own address without the PIN, and shows no seat before")
    void ownerPastThePin() throws IOException {
        open(Phone.USUAL);
        try (Host host = hostWithPin();
                WebPage page = WebPage.open(host.port(), PIN, 0, Optional.empty(), null)) {
            phone.goTo(page.address("127.0.0.1") + "#o=" + host.ownerToken());
            waitFor("[data-act=sit]:not([aria-disabled])");
            assertThat(count("[data-field=pin], [data-seat]")).isZero();
            phone.type("[data-field=name]", "Kit");
            touch("[data-act=sit]");
            waitFor(".lobby");
        }
    }

    @Test
    @DisplayName("lets somebody in by a link with the evening’s key that is opened where the page is shown already")
    void linkAtAnOpenPage() throws IOException {
        open(Phone.USUAL);
        try (Host host = hostWithPin();
                WebPage page = WebPage.open(host.port(), PIN, 0, Optional.empty(), null)) {
            phone.goTo(page.address("127.0.0.1"));
            waitFor("[data-field=name]");
            assertThat(count("[data-seat]")).isZero();
            phone.run("location.href = arguments[0]", page.invitation("127.0.0.1"));
            waitFor("[data-seat]");
            assertThat(phone.run("return location.hash")).isEqualTo("");
        }
    }

    @ParameterizedTest
    @CsvSource({"195, 422", "320, 560"})
    @DisplayName("keeps the tabs of chat, log and tiles, and all phrases, in sight and apart where it is small")
    void tabs(int width, int height) throws IOException {
        PageOf page = open(new Dimension(width, height), host(3));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        touch("[data-act=chat]");
        waitFor("[data-sheet=side]");
        for (String language : new String[] {"zh-Hant", "en"}) {
            Tour.dress(phone, language, "dark");
            phone.settle();
            assertThat(phone.run(CRAMPED, "[data-sheet=side] :is(.tab, .icon-button, .chip, .say-line button)"))
                    .as(language)
                    .isEqualTo(0L);
        }
        touch("[data-act=tab-seen]");
        waitFor("[data-act=tab-seen][aria-selected=true]");
    }

    @Test
    @DisplayName("remembers that no tiles are to be counted, wherever that was said")
    void counting() throws IOException {
        PageOf page = open(Phone.USUAL, host(3));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        touch("[data-act=chat]");
        touch("[data-act=tab-seen]");
        touch("[data-act=counting]");
        phone.reload();
        touch("[data-act=menu]");
        touch("[data-act=settings]");
        waitFor("[data-act=set-counting]");
        assertThat(phone.attribute("[data-act=set-counting]", "aria-checked")).isEqualTo("false");
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "390, 844", "844, 390"})
    @DisplayName("has the card of the guided round above the table, not over it, while somebody plays")
    void guide(int width, int height) throws IOException {
        open(new Dimension(width, height));
        try (Host host = host(3);
                PageOf page = PageOf.hostWithLessons(host, folder)) {
            Thumb.first(phone).learnToPlay(page.address());
            await("room for the card")
                    .untilAsserted(
                            () -> assertThat(phone.run(COVERED, ".plate, .held, .trick > li, .slot, .act, .turn, .bar"))
                                    .isEqualTo(0L));
        }
    }

    private static Host hostWithPin() throws IOException {
        return Host.start(HostSettings.practice("Kitchen")
                .with(Door.PRIVATE.withPin(PIN))
                .with(TablePlan.oneTable().with(StartMode.OWNER)));
    }

    private static Host host(int bots) throws IOException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, 1))
                .withBots(bots, "steady")
                .with(StartMode.FULL);
        return Host.start(HostSettings.practice("Kitchen").with(plan));
    }

    private long count(String selector) {
        return (Long) phone.run("return document.querySelectorAll(arguments[0]).length", selector);
    }

    private void open(Dimension size) {
        phone = Phone.open(size, "en");
    }

    /** With the page of a host; both are closed after the test. */
    private PageOf open(Dimension size, Host host) throws IOException {
        open(size);
        opened.push(host);
        PageOf page = PageOf.hostOfSleepers(host, 0);
        opened.push(page);
        return page;
    }

    private void waitFor(String selector) {
        await(selector).until(() -> phone.shows(selector));
    }

    private void touch(String selector) {
        await(selector).pollInterval(Duration.ofMillis(50)).until(() -> phone.touch(selector));
    }
}
