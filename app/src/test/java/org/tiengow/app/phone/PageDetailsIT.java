package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.table.options.StartMode;

/** What an owner does at a phone, and where small things lie on the page. */
@DisplayName("On the page")
@Tag("browser")
class PageDetailsIT {
    /** Eight single tiles with the longest names in front, who also leads. */
    static final GivenDeal SINGLES = new GivenDeal(
            0,
            List.of(
                    "31 55 33 22 65 64 61 51",
                    "66 66 11 11 44 44 31 55",
                    "33 22 65 64 61 51 63 54",
                    "62 53 52 43 42 41 32 21"));

    /** The least number of pixels between the names of neighbours; -1 if fewer than all eight are shown. */
    private static final String BETWEEN_NAMES = """
            const names = [...document.querySelectorAll('.set-name.single')].map(each => {
              const range = document.createRange();
              range.selectNodeContents(each);
              const seen = each.getBoundingClientRect();
              return [...range.getClientRects()].filter(line => line.top < seen.bottom - 1);
            }).sort((one, other) => one[0].left - other[0].left);
            return names.length < 8 ? -1 : Math.min(...names.slice(1).flatMap((lines, i) => lines.flatMap(line =>
                names[i].filter(other => other.top < line.bottom && line.top < other.bottom).map(other => line.left - other.right))));
            """;

    /** The names of single tiles, and what of them lies over the reason or the buttons. */
    private static final String NAMES = """
            const below = Math.min(...[...document.querySelectorAll('.reason, .act')].map(each => each.getBoundingClientRect().top));
            return [...document.querySelectorAll('.set-name.single')].map(each =>
                each.textContent.replaceAll('\u2060', '') + (each.getBoundingClientRect().bottom > below + 1 ? ' too low' : ''));
            """;

    /** What of the player's own plate touches its border or its sign; the longest score is put there. */
    private static final String CRAMPED_PLATE = """
            const plate = document.querySelector('.plate.own');
            plate.querySelector('.plate-figures b').textContent = '−135';
            const edge = plate.getBoundingClientRect();
            const sign = plate.querySelector('.badge, .react-sign')?.getBoundingClientRect();
            const texts = [...plate.querySelectorAll('.plate-name, .plate-figures, .plate-figures b')].flatMap(each => {
              const range = document.createRange();
              range.selectNodeContents(each);
              return [...range.getClientRects()].map(rect => ({what: each.className || each.textContent, rect}));
            });
            const ring = plate.querySelector('.ring');
            const inside = ring ? [...texts, {what: 'ring', rect: ring.getBoundingClientRect()}] : texts;
            const out = inside.filter(({rect}) => rect.left < edge.left + 2 || rect.right > edge.right - 2 || rect.top < edge.top + 2 || rect.bottom > edge.bottom - 2);
            const under = sign && sign.width ? texts.filter(({rect}) => rect.left < sign.right && sign.left < rect.right && rect.top < sign.bottom && sign.top < rect.bottom) : [];
            return [...out.map(({what, rect}) => `${what} at ${[rect.left - edge.left, edge.right - rect.right, rect.top - edge.top, edge.bottom - rect.bottom].map(Math.round)} from the edges`), ...under.map(each => each.what + ' under the sign')];
            """;

    /** Pixels from the title of the sheet to the text below it. */
    private static final String INDENT = """
            const left = node => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return range.getBoundingClientRect().left;
            };
            const body = document.querySelector('.sheet-body');
            const text = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, node => node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP).nextNode();
            return left(document.querySelector('.sheet-title')) - left(text);
            """;

    /** The words of names that are broken into two lines. */
    private static final String BROKEN_WORDS = """
            const broken = [];
            document.querySelectorAll('.plate-name, .tv-words > b').forEach(name => {
              for (const word of name.textContent.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(name.firstChild, word.index);
                range.setEnd(name.firstChild, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
                if (lines.size > 1) broken.push(word[0]);
              }
            });
            return broken;
            """;

    private static final String NAMES_WHOLE =
            "[Goose, Plum Flower, Long Threes, Bench, Hatchet, Red-Head Ten, Long-Leg Seven, Mallet Six]";

    private final Deque<AutoCloseable> opened = new ArrayDeque<>();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable each : opened) {
            each.close();
        }
    }

    @Test
    @DisplayName("the table owner changes the rules on a sheet, and everyone sees them")
    void changes() throws IOException {
        Host host = open(Host.start(HostSettings.practice("Kitchen")
                .with(TablePlan.oneTable().withBots(1, "steady").with(StartMode.OWNER))));
        PageOf page = open(PageOf.host(host));
        Phone phone = open(Phone.open(Phone.USUAL, "en"));
        Thumb.first(phone).comeIn(page.address() + "#o=" + host.ownerToken(), "Mei");
        touch(phone, "[data-act=rules-here]");
        choose(phone, "#change-rule-set", "lai");
        choose(phone, "#change-rounds", "16");
        choose(phone, "#change-turn-time", "20");
        choose(phone, "#change-take-back", "false");
        choose(phone, "#change-bots", "random");
        assertThat(phone.text("[data-sheet=rules-here] .sheet-title")).isEqualTo("Rules: Lai");
        PageVisitor kit = PageVisitor.opens(page.port()).enters("Kit");
        assertThat(kit.shows("lobby").toString()).contains("Lai · 16 rounds · 20 s per turn", "random bot");
    }

    @Test
    @DisplayName("whoever sits shows friends the code and the link; whoever watches has neither")
    void invites() throws IOException {
        Host host = open(Host.start(HostSettings.practice("Kitchen")
                .with(TablePlan.oneTable().withBots(1, "steady").with(StartMode.OWNER))));
        PageOf page = open(PageOf.host(host));
        Phone phone = open(Phone.open(Phone.USUAL, "en"));
        Thumb.first(phone).open(page.address(), "Ana");
        touch(phone, "[data-act=watch]");
        await("the lobby").until(() -> phone.shows(".lobby"));
        assertThat(phone.shows("[data-act=invite]")).isFalse();
        touch(phone, "[data-act=leave]");
        touch(phone, "[data-act=sit]");
        touch(phone, "[data-act=invite]");
        await("the code").until(() -> phone.shows("[data-sheet=invite] .qr-code"));
        assertThat((String) phone.run("return document.querySelector('[data-field=link]').value"))
                .matches("http://[^/]+:" + page.port() + "/");
    }

    @ParameterizedTest
    @CsvSource({"360, 800", "390, 844", "430, 932", "1024, 768"})
    @DisplayName("the names below single tiles are whole, and stay apart")
    void names(int width, int height) throws IOException {
        Phone phone = leading(new Dimension(width, height));
        assertThat(((Number) phone.run(BETWEEN_NAMES)).doubleValue()).isGreaterThan(3);
        assertThat((List<?>) phone.run(NAMES)).hasToString(NAMES_WHOLE);
    }

    @Test
    @DisplayName("no name is broken within a word, on a phone with large text and on a television")
    void longNames() throws IOException {
        Host host = open(Host.start(HostSettings.practice("Kitchen")
                .with(TablePlan.oneTable().withBots(1, "steady").with(StartMode.FULL))));
        PageOf page = open(PageOf.host(host));
        PageVisitor.opens(page.port()).enters("Alexandrina").shows("lobby");
        PageVisitor.opens(page.port()).enters("Bartholomew Featherstone").shows("lobby");
        Phone phone = open(Phone.open(Phone.USUAL, "en"));
        Thumb.first(phone).comeIn(page.address(), "Wilhelmina");
        await("the round").until(() -> phone.shows(".plate-name"));
        phone.set("text", 125);
        await("whole names").until(() -> phone.run(BROKEN_WORDS), each -> ((List<?>) each).isEmpty());
        phone.goTo(page.address() + "tv");
        phone.resize(new Dimension(1920, 1080), 1);
        await("the television").until(() -> phone.shows(".tv-words b"));
        await("whole names").until(() -> phone.run(BROKEN_WORDS), each -> ((List<?>) each).isEmpty());
    }

    @Test
    @DisplayName("two chosen tiles side by side have one outline, also if they are no set")
    void outline() throws IOException {
        Phone phone = leading(Phone.USUAL);
        phone.run(
                "window.two = [...document.querySelectorAll('.slot')].sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)"
                        + ".slice(2, 4).map(each => each.dataset.tile)");
        for (int i = 0; i < 2; i++) {
            String tile = String.valueOf(phone.run("return two[arguments[0]]", i));
            touch(phone, "button[data-tile='" + tile + "']");
            await("the choice").until(() -> phone.shows("button[data-tile='" + tile + "'][aria-pressed=true]"));
        }
        phone.settle();
        assertThat(phone.run("return document.querySelectorAll('.around.chosen').length"))
                .isEqualTo(1L);
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "390, 844", "844, 390", "1024, 768"})
    @DisplayName("the player’s own plate holds its name, its score and its ring, and its sign covers none of them")
    void plate(int width, int height) throws IOException {
        Phone phone = leading(new Dimension(width, height));
        assertThat((List<?>) phone.run(CRAMPED_PLATE)).isEmpty();
    }

    @Test
    @DisplayName("of a tablet one can chat beside the log")
    void chat() throws IOException {
        Phone phone = leading(new Dimension(1024, 768));
        phone.type(".log [data-field=say]", "Good evening");
        phone.press(Keys.ENTER);
        await("the line").until(() -> phone.text(".log-chat .said").endsWith("Good evening"));
        assertThat(phone.run("return document.querySelector('.log [data-field=say]').value"))
                .isEqualTo("");
    }

    @Test
    @DisplayName("one can type a line of chat during a round")
    void types() throws IOException {
        Phone phone = leading(Phone.USUAL);
        touch(phone, "[data-act=chat]");
        await("the chat").until(() -> phone.shows("[data-sheet=side] [data-field=say]"));
        phone.type("[data-sheet=side] [data-field=say]", "Good evening");
        touch(phone, "[data-sheet=side] [data-act=say]");
        await("the line").until(() -> phone.text("[data-sheet=side] .said").endsWith("Good evening"));
    }

    @Test
    @DisplayName("the title of a sheet begins where its text does")
    void titles() throws IOException {
        Phone phone = leading(Phone.USUAL);
        touch(phone, "[data-act=menu]");
        touch(phone, "[data-act=settings]");
        await("the settings").until(() -> phone.shows("[data-sheet=settings]"));
        assertThat(((Number) phone.run(INDENT)).doubleValue()).isZero();
    }

    /** A phone whose player leads from eight single tiles. */
    private Phone leading(Dimension size) throws IOException {
        Host host = open(Host.start(HostSettings.practice("Kitchen")
                .with(TablePlan.oneTable()
                        .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                        .withBots(3, "steady")
                        .with(StartMode.FULL)
                        .withDeal(SINGLES))));
        PageOf page = open(PageOf.host(host));
        Phone phone = open(Phone.open(size, "en"));
        Thumb.first(phone).comeIn(page.address(), "Kit");
        await("the turn").until(() -> phone.shows(".turn.yours") && phone.shows(".slot"));
        phone.settle();
        return phone;
    }

    /** Chooses in a select as a finger does in the list of its browser, and waits for the host. */
    private static void choose(Phone phone, String selector, String value) {
        await(selector).until(() -> phone.shows(selector));
        phone.run(
                "const field = document.querySelector(arguments[0]); field.value = arguments[1]; field.dispatchEvent(new Event('change'))",
                selector,
                value);
        await(selector + " " + value)
                .until(() -> phone.is(
                        "return document.querySelector(arguments[0]).value === arguments[1]", selector, value));
    }

    private static void touch(Phone phone, String selector) {
        await(selector).until(() -> phone.touch(selector));
    }

    private <T extends AutoCloseable> T open(T each) {
        opened.push(each);
        return each;
    }
}
