package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Dimension;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

/** A round won before a phone's eyes; {@code -Dphone.pictures=folder} writes a picture of each step. */
@DisplayName("The page")
@Tag("browser")
class PageMomentIT {
    private static final String RECORD = """
            window.moments = [];
            window.shots = {};
            window.late = 0;
            let last = performance.now();
            window.noting = setInterval(() => {
              const gap = performance.now() - last;
              last += gap;
              const now = document.querySelector('.table')?.dataset.moment;
              if (now) {
                late = Math.max(late, gap);
                if (moments.at(-1) !== now) moments.push(now);
                shots[now] = [...document.getElementById('main').children].map(each => each.cloneNode(true));
              }
            }, 10);
            """;

    /** What {@link #RECORD} sees first is answered at once. */
    private static final String PRESS = """
            const press = new Function(arguments[0]);
            const pressing = setInterval(() => {
              if (moments.length) {
                clearInterval(pressing);
                press();
              }
            }, 1);
            """;

    /** What lies on the big screen, and how many glow, as soon as all tiles have been played. */
    private static final String RECORD_FAR = """
            window.far = {};
            setInterval(() => {
              const left = [...document.querySelectorAll('.tv-counts > p:first-child > b')].map(each => each.textContent);
              if (left.length === 4 && left.every(each => each === '0')) {
                far.plays = document.querySelectorAll('.tv-play').length + document.querySelectorAll('.tv-frame[role=img]').length;
                far.glowing = document.querySelectorAll('.tv-turn').length;
              }
            }, 10);
            """;

    /** Which rows of the standings have appeared, and the titles above them. */
    private static final String RECORD_PLACES = """
            window.places = [];
            window.titles = [];
            setInterval(() => {
              const rows = [...document.querySelectorAll('#over .standing')];
              if (rows.length) {
                const open = rows.map(row => row.classList.contains('later') ? '-' : '+').join('');
                if (places.at(-1) !== open) places.push(open);
                const title = document.querySelector('#over .standings h1').textContent;
                if (titles.at(-1) !== title) titles.push(title);
              }
            }, 10);
            """;

    private static final String RECORD_BUBBLES = """
            const selector = arguments[0];
            window.bubbles = [];
            window.shown = () => document.querySelector(selector);
            setInterval(() => {
              const name = shown()?.closest('[data-seat]').querySelector('.plate-name, .tv-words b').textContent;
              const words = shown() && name + ': ' + (shown().querySelector('svg.picture') ? 'a picture' : shown().textContent);
              if (words && bubbles.at(-1) !== words) bubbles.push(words);
            }, 10);
            """;

    /** A little less than the shortest step of the moment. */
    private static final int SHORTEST_MILLIS = 200;

    @TempDir
    private Path data;

    @ParameterizedTest
    @CsvSource({"lai, en, normal", "lai, zh-Hant, off"})
    @DisplayName("shows the moment of a won round step by step, and none without motion")
    void shows(String rules, String language, String speed) throws Exception {
        try (Host host = table(rules, 3);
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, language)) {
            phone.goTo(page.address());
            phone.run("localStorage.setItem('tiengow.settings', JSON.stringify({speed: arguments[0]}))", speed);
            Thumb thumb = new Thumb(phone, 4);
            thumb.comeIn(page.address(), "Mei");
            phone.run(RECORD);
            thumb.play();
            List<?> steps = (List<?>) phone.run("clearInterval(noting); return moments");
            if (speed.equals("off")) {
                assertThat(steps).isEmpty();
                return;
            }
            List<String> order = List.of("LAY", "TURN", "SEEN", "GATHER", "COUNT", "CHIPS", "GLOW");
            List<String> seen = steps.stream().map(String::valueOf).toList();
            assertThat(seen)
                    .isSubsetOf(order)
                    .isSortedAccordingTo((one, other) -> order.indexOf(one) - order.indexOf(other));
            if (phone.is("return late < arguments[0]", SHORTEST_MILLIS)) { // a busy machine may skip steps
                assertThat(seen).contains("LAY", "SEEN", "COUNT", "GLOW");
            }
            draw(phone, steps);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "document.querySelector('.table .board').click()",
                "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true}))"
            })
    @DisplayName("ends the moment of a won round at a tap and at a key")
    void ends(String press) throws Exception {
        try (Host host = table("lai", 3);
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb thumb = new Thumb(phone, 4);
            thumb.comeIn(page.address(), "Mei");
            phone.run(
                    RECORD + PRESS, press); // by the page itself: the moment does not wait for a busy browser's driver
            thumb.play();
            assertThat((List<?>) phone.run("clearInterval(noting); return moments"))
                    .as("no step after the one that was pressed in")
                    .hasSize(1);
        }
    }

    @Test
    @DisplayName(
            "shows the places of a match from the last to the first, and then who has won; chips end at those that are told")
    void showsThePlaces() throws Exception {
        try (Host host = table("lai", 3);
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb thumb = new Thumb(phone, 4);
            thumb.comeIn(page.address(), "Mei");
            phone.run(RECORD_PLACES);
            thumb.play();
            await("the end of the moment")
                    .until(() -> phone.shows(".standings .winner") && !phone.shows(".standing-counted"));
            List<String> places = ((List<?>) phone.run("return places"))
                    .stream().map(String::valueOf).toList();
            assertThat(places)
                    .startsWith("----") // a busy machine may draw only the first instant and the last
                    .endsWith("++++")
                    .allMatch(row -> row.matches("-*\\+*"));
            assertThat((List<?>) phone.run("return titles")).hasSize(2).first().isEqualTo("The match is over");
            assertThat(
                            (List<?>)
                                    phone.run(
                                            "return [...document.querySelectorAll('.standing-chips')].map(each => each.textContent).sort()"))
                    .isEqualTo(
                            phone.run(
                                    "return [...document.querySelectorAll('.plot-label')].map(each => each.textContent.split(' ').at(-1)).sort()"));
        }
    }

    @Test
    @DisplayName("lets the last trick lie on the big screen, and its winner glow, until the settlement")
    void showsTheRoomWhoWon() throws Exception {
        try (Host host = table("lai", 3);
                PageOf page = PageOf.host(host);
                Phone screen = Phone.open(new Dimension(1920, 1080), "en");
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            screen.goTo(page.address() + "tv");
            await("the big screen").until(() -> screen.shows(".tv"));
            screen.run(RECORD_FAR);
            Thumb thumb = new Thumb(phone, 4);
            thumb.comeIn(page.address(), "Mei");
            thumb.play();
            await("the winner").until(() -> screen.is("return Boolean(far.plays)"));
            assertThat(screen.run("return far.glowing"))
                    .as("nobody's turn, one winner")
                    .isEqualTo(1L);
            assertThat(screen.run("return far.plays")).as("the last trick").isEqualTo(4L);
            await("the settlement").until(() -> screen.shows("#over .settlement, #over .standings"));
        }
    }

    @Test
    @DisplayName("shows at their plates how others react, at a phone and on the big screen, for a moment")
    void showsReactions() throws Exception {
        try (Host host = table("lai", 2);
                PageOf page = PageOf.host(host);
                Phone screen = Phone.open(new Dimension(1920, 1080), "en");
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            screen.goTo(page.address() + "tv");
            new Thumb(phone, 4).comeIn(page.address(), "Mei");
            PageVisitor ana = PageVisitor.opens(page.port()).enters("Ana");
            ana.shows("table");
            await("the table").until(() -> phone.shows(".table [data-seat]") && screen.shows(".tv-seat"));
            phone.run(RECORD_BUBBLES, ".table .bubble");
            screen.run(RECORD_BUBBLES, ".tv-bubble");
            ana.says("{\"act\":\"react\",\"kind\":\"well-played\"}");
            for (Phone each : List.of(phone, screen)) {
                await("the bubble").until(() -> each.is("return bubbles.length > 0"));
                assertThat((List<?>) each.run("return bubbles")).hasToString("[Ana: Well played]");
                await("that it goes").until(() -> each.is("return !shown()"));
            }
            ana.says("{\"act\":\"react\",\"kind\":\"tea\"}");
            for (Phone each : List.of(phone, screen)) {
                await("the picture").until(() -> each.is("return bubbles.length > 1"));
                assertThat((List<?>) each.run("return bubbles")).hasToString("[Ana: Well played, Ana: a picture]");
                await("that it goes").until(() -> each.is("return !shown()"));
            }
        }
    }

    private Host table(String rules, int bots) throws IOException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules).with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withSeats(4)
                .withBots(bots, "random")
                .with(StartMode.FULL);
        return Host.start(HostSettings.practice("Kitchen table").with(plan).withData(data));
    }

    private static void draw(Phone phone, List<?> steps) throws Exception {
        String folder = System.getProperty("phone.pictures", "");
        if (!folder.isEmpty()) {
            Files.createDirectories(Path.of(folder));
            phone.run(
                    "for (const id of ['over', 'extra', 'local']) document.getElementById(id).style.display = 'none'");
            for (Object step : steps) {
                phone.run("document.getElementById('main').replaceChildren(...shots[arguments[0]])", step);
                phone.picture(Path.of(folder, "moment-" + step + ".png"));
            }
        }
    }
}
