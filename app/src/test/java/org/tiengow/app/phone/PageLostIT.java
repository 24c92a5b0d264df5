package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.TablePlan;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.guide.GuideDeal;
import org.tiengow.protocol.wire.TableOptions;

/** What can still be done at the page while the line is down, the host has ended, or the table was left. */
@DisplayName("The page, when it has lost its host,")
@Tag("browser")
class PageLostIT {
    private static final String SEAT = "return localStorage.getItem('tiengow.seat')";

    /** The line between its break and the moment when the page hears of it. */
    private static final String MUTE = """
            window.alive = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'readyState');
            Object.defineProperty(WebSocket.prototype, 'readyState', {configurable: true, get: () => 3});
            """;

    private static final String ALIVE = "Object.defineProperty(WebSocket.prototype, 'readyState', window.alive);";

    /** Tiles that beat what was led; none where nothing is to be beaten now. */
    private static final String BEATS = """
            const done = arguments[0];
            import(document.querySelector('script[type=module]').src).then(page => {
              const {body, decision, screen} = page.ctx;
              const led = screen === 'table' && decision !== undefined && body.turn.yours && body.trick.plays[0];
              const beats = led ? body.hand.groups.flatMap(group => group.tiles).filter(each => each.playable).slice(0, led.count) : [];
              done(beats.map(each => each.tile.tile));
            });
            """;

    /** Tiles to be touched until these and no others are chosen. */
    private static final String AMISS = """
            return [...document.querySelectorAll('.slot')]
                .filter(each => (each.getAttribute('aria-pressed') === 'true') !== arguments[0].includes(Number(each.dataset.tile)))
                .map(each => each.dataset.tile);
            """;

    /** What of the buttons at a place cannot be touched, since something lies over it. */
    private static final String COVERED = """
            return [...document.querySelectorAll(arguments[0])].filter(each => {
              const {x, y, width, height} = each.getBoundingClientRect();
              return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }).length;
            """;

    @TempDir
    private Path folder;

    private final Deque<AutoCloseable> opened = new ArrayDeque<>();
    private Phone phone;

    @BeforeEach
    void open() {
        phone = Phone.open(Phone.USUAL, "en");
    }

    @AfterEach
    void close() throws Exception {
        phone.close();
        for (AutoCloseable each : opened) {
            each.close();
        }
    }

    @Test
    @DisplayName("comes back by itself when the night goes on")
    void comesBackByItself() throws Exception {
        Host host = keptHost(0);
        PageOf page = opened(PageOf.host(host));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".turn.yours");
        Object seat = phone.run(SEAT);
        host.close(); // before the door, as where both end with their program
        page.close();
        waitUntilItTries();
        opened(PageOf.hostOfSleepers(keptHost(host.port()), page.port()));
        await("the table").until(() -> !phone.shows(".table-banner") && phone.shows(".turn.yours"));
        assertThat(phone.run(SEAT)).isEqualTo(seat);
    }

    @Test
    @DisplayName("asks for a name when it was left and the night goes on all the same")
    void comesAnew() throws Exception {
        Host host = keptHost(0);
        PageOf page = opened(PageOf.host(host));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".turn.yours");
        host.close();
        page.close();
        waitUntilItTries();
        leave();
        opened(PageOf.hostOfSleepers(keptHost(host.port()), page.port()));
        waitFor("[data-field=name]");
        assertThat(phone.run(SEAT)).isNull();
    }

    @Test
    @DisplayName("says that it has ended, and may be left")
    void saysWhy() throws Exception {
        Host host = host(3);
        PageOf page = opened(PageOf.host(host));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".turn.yours");
        phone.run("WebSocket = class { close() {} }; fetch = () => new Promise(() => {});"); // no line will open
        host.close();
        await("why").until(() -> phone.text(".table-banner").contains("The host ended the game. Trying to reconnect"));
        leave();
        assertThat(phone.text(".plain-words")).isEqualTo("The host ended the game.");
        assertThat(phone.run(SEAT)).isNull();
    }

    @Test
    @DisplayName(
            "has its table meanwhile where the door outlives it, and is at the table again as soon as it is told to try")
    void doorOutlivesHost() throws Exception {
        Host host = keptHost(0);
        Thumb.first(phone).comeIn(opened(PageOf.host(host)).address(), "Kit");
        waitFor(".turn.yours");
        phone.listen();
        host.close();
        waitFor(".asked-acts-all [data-act=retry]"); // of the question what is to become of the match
        assertThat(phone.shows("#lost .banner")).isFalse();
        keptHost(host.port());
        phone.run("document.querySelector('.asked-acts-all [data-act=retry]')?.click()"); // unless it is back by itself
        await("the table").until(() -> !phone.shows(".table-banner") && phone.shows(".turn.yours"));
        assertThat(opens()).as("how often the page has opened its line").isLessThanOrEqualTo(1);
    }

    @Test
    @DisplayName("lets Back lead away, since no table can be asked, and keeps the seat")
    void leadsBack() throws Exception {
        Host host = host(3);
        PageOf page = opened(PageOf.hostOfSleepers(host, 0));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".table .slot");
        page.close();
        waitUntilItTries();
        phone.run("history.back()");
        await("another page")
                .until(() -> !String.valueOf(phone.driver().getCurrentUrl()).startsWith(page.address()));
        opened(PageOf.hostOfSleepers(host, page.port()));
        phone.goTo(page.address());
        waitFor(".table .slot");
    }

    @Test
    @DisplayName("opens its line once where the door outlives it, and has the host itself looked for")
    void looksForHost() throws Exception {
        TablePlan plan = TablePlan.oneTable().with(StartMode.OWNER);
        Host host = Host.start(HostSettings.practice("Kitchen").with(plan));
        opened.push(host);
        Thumb.first(phone).comeIn(opened(PageOf.host(host)).address(), "Kit");
        waitFor(".lobby");
        phone.listen();
        host.close();
        await("that it is looked for")
                .until(() -> opens() > 0 && phone.text(".lobby").contains("Trying to reconnect…"));
        opened.push(Host.start(HostSettings.practice("Kitchen").with(plan).withPort(host.port())));
        await("its answer").until(() -> phone.text(".lobby").contains("no longer keeping your seat"));
        assertThat(opens()).as("how often the page has opened its line").isOne();
    }

    @Test
    @DisplayName("says so over a settlement too, and may be left or tried again there")
    void overASettlement() throws Exception {
        Host host = host(3);
        PageOf page = opened(PageOf.hostOfSleepers(host, 0));
        Thumb thumb = Thumb.first(phone);
        thumb.comeIn(page.address(), "Kit");
        thumb.playToSettlement();
        page.close();
        waitFor("#lost [data-act=retry]");
        assertThat(phone.text("#lost")).contains("Connection lost.");
        assertThat(phone.shows("#over .settlement")).isTrue();
        for (String theme : new String[] {"light", "dark"}) {
            Tour.dress(phone, "en", theme);
            phone.settle();
            assertThat(phone.run(COVERED, "#lost .button")).as(theme).isEqualTo(0L);
            picture("lost-over-settlement-" + theme);
        }
        opened(PageOf.hostOfSleepers(host, page.port()));
        await("the line, for which the page also looks by itself")
                .until(() -> !phone.touch("#lost [data-act=retry]") && !phone.shows("#lost .banner"));
    }

    @Test
    @DisplayName("keeps the seat of the player, whatever becomes of a big screen in the same browser")
    void televisionBeside() throws Exception {
        PageOf page = opened(PageOf.host(host(3, "spectators=no")));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".table");
        Object seat = phone.run(SEAT);
        String table = phone.driver().getWindowHandle();
        phone.driver().switchTo().newWindow(WindowType.TAB);
        phone.goTo(page.address() + "tv");
        waitFor("[data-screen=left] .plain-words");
        assertThat(seat).isNotNull();
        assertThat(phone.run(SEAT)).isEqualTo(seat);
        phone.driver().close();
        phone.driver().switchTo().window(table);
        assertThat(phone.shows(".table")).isTrue();
    }

    @Test
    @DisplayName("says so on the big screen too, over a table that stands still")
    void television() throws Exception {
        Host host = host(3);
        PageOf page = opened(PageOf.hostOfSleepers(host, 0));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        waitFor(".table .slot");
        phone.goTo(page.address() + "tv");
        waitFor(".tv-seat");
        page.close();
        waitFor("#lost .banner");
        assertThat(phone.text("#lost")).contains("Connection lost. Trying to reconnect");
        assertThat(phone.shows("#lost [data-act=leave]")).isFalse();
        opened(PageOf.hostOfSleepers(host, page.port()));
        await("the line").until(() -> !phone.shows("#lost .banner") && phone.shows(".tv-seat"));
    }

    @Test
    @DisplayName("sits down when it is told to, though it knows of no table yet")
    void sitsDownUnseen() throws Exception {
        Host gone = host(3);
        gone.close();
        phone.goTo(opened(PageOf.host(gone)).address());
        waitFor("[data-act=sit]");
        phone.type("[data-field=name]", "Kit");
        phone.listen();
        touch("[data-act=sit]");
        await("what it says").until(() -> phone.is("return said.some(each => each.act === 'enter')"));
        assertThat(phone.is("return said.find(each => each.act === 'enter').watching"))
                .as("asks to watch")
                .isFalse();
    }

    @Test
    @DisplayName("keeps the question about a winning set open until its answer has gone out")
    void answersAgain() throws Exception {
        PageOf page = opened(PageOf.host(knownDeal()));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        askWhetherToThrowAway();
        long held = tiles();
        phone.run(MUTE);
        touch("[data-sheet=question] [data-act=go-on]");
        touch("[data-sheet=question] [data-act=keep]");
        phone.settle();
        assertThat(phone.shows("[data-sheet=question]")).isTrue();
        phone.run(ALIVE);
        touch("[data-sheet=question] [data-act=go-on]");
        await("that the tile is thrown away").until(() -> !phone.shows("[data-sheet=question]") && tiles() < held);
    }

    @Test
    @DisplayName("forgets the guided round once that is left")
    void afterTheGuidedRound() throws Exception {
        phone.goTo(opened(PageOf.hostWithLessons(host(3), folder)).address());
        await("the guided round")
                .until(() -> phone.shows(".guide .slot") || phone.touch("[data-act=lesson]") && phone.shows(".guide"));
        await("the way out")
                .until(() -> phone.shows("[data-act=sit]")
                        || phone.touch("#over [data-act=yes]")
                        || phone.touch(".guide [data-act=leave]") && false);
        phone.run("window.wrong = []; addEventListener('error', event => wrong.push(event.message));");
        phone.press(Keys.ENTER);
        phone.hide();
        assertThat((List<?>) phone.run("return wrong")).isEmpty();
    }

    /** Not at once: a tap as soon as the banner is there is taken for one that was meant for what stood there before. */
    private void leave() {
        await("that it is left")
                .until(() -> !phone.touch(".table-banner [data-act=leave]") && phone.shows(".plain [data-act=retry]"));
    }

    /** Plays on until something led can be beaten, and forfeits what would beat it. */
    private void askWhetherToThrowAway() {
        Thumb thumb = Thumb.first(phone);
        await("the question").pollInterval(Duration.ofMillis(30)).until(() -> {
            Object beats = phone.driver().executeAsyncScript(BEATS);
            List<?> amiss = (List<?>) Objects.requireNonNull(phone.run(AMISS, beats));
            if (phone.shows("[data-sheet=question]")) {
                return true;
            } else if (List.of().equals(beats)) {
                thumb.stepOnce();
            } else if (amiss.isEmpty()) {
                phone.touch("[data-act=forfeit]");
            } else {
                phone.touch(".slot[data-tile='" + amiss.get(0) + "']");
            }
            return false;
        });
    }

    private long tiles() {
        return (Long) phone.run("return document.querySelectorAll('.slot').length");
    }

    private long opens() {
        return (Long) phone.run("return said.filter(each => each.act === 'open').length");
    }

    private static TablePlan plan(int bots, String... options) {
        TableOptions chosen = TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1");
        for (String option : options) {
            chosen = TableOption.with(chosen, option);
        }
        return TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, 2))
                .with(chosen)
                .withSeats(bots + 1)
                .withBots(bots, "steady")
                .with(StartMode.FULL);
    }

    private Host host(int bots, String... options) throws IOException {
        Host host = Host.start(HostSettings.practice("Kitchen").with(plan(bots, options)));
        opened.push(host);
        return host;
    }

    /** A host whose night goes on when it is started again at the same port. */
    private Host keptHost(int port) throws IOException {
        Host host = Host.start(HostSettings.named("Kitchen")
                .withPort(port)
                .withData(folder)
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(ResumePolicy.GO_ON)
                .with(plan(3)));
        opened.push(host);
        return host;
    }

    /** A table at which somebody else leads what can be beaten. */
    private Host knownDeal() throws IOException {
        TablePlan plan = plan(3).withDeal(new GivenDeal(GuideDeal.BANKER, GuideDeal.HANDS));
        Host host = Host.start(HostSettings.practice("Kitchen").with(plan));
        opened.push(host);
        return host;
    }

    private PageOf opened(PageOf page) {
        opened.push(page);
        return page;
    }

    private void picture(String name) {
        String pictures = System.getProperty("phone.pictures", "");
        if (!pictures.isEmpty()) {
            phone.picture(Path.of(pictures, name + ".png"));
        }
    }

    private void waitFor(String selector) {
        await(selector).until(() -> phone.shows(selector));
    }

    private void waitUntilItTries() {
        await("that it tries").until(() -> phone.text(".table-banner").contains("Trying to reconnect"));
    }

    private void touch(String selector) {
        await(selector).pollInterval(Duration.ofMillis(50)).until(() -> phone.touch(selector));
    }
}
