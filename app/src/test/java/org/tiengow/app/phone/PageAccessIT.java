package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.tiengow.app.robot.QuickTable;
import org.tiengow.presentation.words.Language;

/** Whoever cannot see the page, or not well: all its screens, each in one script and theme; {@code -Dphone.all=true}: in each language and theme. */
@DisplayName("The page can be used")
@Tag("browser")
class PageAccessIT {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/page");
    private static final Set<String> TOLD = Set.of("join", "lobby", "table", "settlement", "standings");
    private static final boolean EVERY = Boolean.getBoolean("phone.all");
    private static final List<String> DRESSES = EVERY
            ? Language.all().stream()
                    .flatMap(language -> Stream.of(language.tag() + " dark", language.tag() + " light"))
                    .toList()
            : List.of("zh-Hant light", "en dark");

    /** What is read out, by its region, and how often a line was tried. */
    private static final String HEAR = """
            window.heard = [];
            new MutationObserver(all => heard.push(...all.map(each => each.target.id)))
                .observe(document.querySelector('.spoken'), {childList: true, subtree: true});
            window.tries = 0;
            WebSocket = class extends WebSocket {
              constructor(address) {
                super(address);
                tries++;
              }
            };
            """;

    private static final String SAY_TWICE = """
            const done = arguments[0];
            import(document.querySelector('script[type=module]').src).then(page => {
              page.ctx.say('turn', 'Your turn.');
              page.ctx.say('turn', 'Your turn.');
              setTimeout(done);
            });
            """;

    private static final Map<String, List<String>> SPOKEN = new TreeMap<>();
    private static final List<String> WRONG = new ArrayList<>();
    private static final Set<String> SEEN = new LinkedHashSet<>();

    @TempDir
    private static Path folder;

    @BeforeAll
    static void look() throws IOException {
        try (Phone phone = Phone.open(Phone.USUAL, "en")) {
            new Tour(phone, folder, (screen, again) -> {
                        SEEN.add(screen);
                        for (String dress : dresses(screen)) {
                            String[] words = dress.split(" ");
                            Tour.dress(phone, words[0], words[1]);
                            again.run();
                            check(phone, screen + " " + dress);
                            if (TOLD.contains(screen)) {
                                SPOKEN.put(screen + "-" + words[0], Spoken.by(phone));
                            }
                        }
                    })
                    .all();
        }
    }

    /** Returns the dresses in which a screen is looked at; what is told is told in each language. */
    private static List<String> dresses(String screen) {
        if (TOLD.contains(screen)) {
            return Stream.concat(DRESSES.stream(), Stream.of("zh-Hans light"))
                    .distinct()
                    .toList();
        }
        return EVERY ? DRESSES : List.of(DRESSES.get(Math.floorMod(screen.hashCode(), DRESSES.size())));
    }

    private static void check(Phone phone, String where) {
        AxeRuleOptions enabled = new AxeRuleOptions();
        enabled.setEnabled(true);
        AxeRunOptions options = new AxeRunOptions();
        options.setRules(Map.of("label-content-name-mismatch", enabled)); // off unless it is asked for
        AxeBuilder axe = new AxeBuilder().setLegacyMode().withOptions(options);
        axe.analyze(phone.driver())
                .getViolations()
                .forEach(rule -> WRONG.add(where + ": " + rule.getId() + " "
                        + rule.getNodes().stream().map(CheckedNode::getHtml).toList()));
    }

    @Test
    @DisplayName("without a violation of what axe-core knows, on any screen")
    void axe() {
        assertThat(SEEN)
                .contains("join", "lobby", "table", "others-turn", "menu", "settings", "chat", "why", "tile")
                .contains("card", "rules", "settlement", "standings", "guide", "tv", "owner", "invite");
        assertThat(WRONG).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"join", "lobby", "table", "settlement", "standings"})
    @DisplayName("by ear: what is told, in its order")
    void tells(String screen) throws IOException {
        for (String language : Language.all().stream().map(Language::tag).toList()) {
            Path file = GOLDEN.resolve(screen + "-" + language + ".txt");
            List<String> told = SPOKEN.getOrDefault(screen + "-" + language, List.of());
            if (Boolean.getBoolean("golden.update")) {
                Files.createDirectories(GOLDEN);
                Files.write(file, told);
            }
            assertThat(told).as(file.toString()).isEqualTo(Files.readAllLines(file));
        }
    }

    @Test
    @DisplayName("by ear: the same words are said again when they are true again, but once that the line is lost")
    void saysAgain() throws IOException {
        try (QuickTable table = QuickTable.start(1);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            try (PageOf page = PageOf.host(table.host())) {
                phone.goTo(page.address());
                await("the way in").until(() -> phone.shows("[data-field=name]"));
                phone.run(HEAR);
                phone.driver().executeAsyncScript(SAY_TWICE);
                assertThat((List<?>) phone.run("return heard")).hasToString("[say-turn, say-turn]");
            }
            await("tries in vain").until(() -> phone.is("return tries > 3"));
            assertThat((List<?>) phone.run("return heard.slice(2)")).hasToString("[say-connection]");
        }
    }

    @Test
    @DisplayName("by the keyboard alone, for a whole match")
    void keys() throws IOException {
        try (QuickTable table = QuickTable.start(1);
                PageOf page = PageOf.host(table.host());
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb keys = Thumb.withKeys(phone, 9);
            keys.comeIn(page.address(), "Mei");
            keys.play();
            assertThat(table.played()).isOne();
        }
    }

    @Test
    @DisplayName("by the keyboard where one sheet follows another: it is at the new one, and no key plays below")
    void keysAtASheet() throws IOException {
        try (QuickTable table = QuickTable.start(1);
                PageOf page = PageOf.host(table.host());
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb.first(phone).comeIn(page.address(), "Mei");
            await("the first turn").until(() -> phone.shows(".turn.yours") && phone.shows(".slot"));
            phone.run("document.querySelector('.slot')"
                    + ".dispatchEvent(new KeyboardEvent('keydown', {key: 'ContextMenu', bubbles: true}))");
            await("help on a tile").until(() -> phone.shows("[data-sheet=tile]"));
            phone.run("document.querySelector('[data-sheet=tile] [data-act=card]').focus()");
            phone.press(Keys.ENTER);
            await("the card").until(() -> phone.shows("[data-sheet=card]"));
            phone.settle();
            assertThat(phone.is("return document.activeElement.matches('[data-sheet=card] [data-title]')"))
                    .as("the title of the card has the focus")
                    .isTrue();
            phone.listen();
            phone.run("document.activeElement.blur()");
            phone.press(phone.attribute(".slot", "data-key"));
            phone.press(Keys.ENTER);
            phone.settle();
            assertThat(phone.is("return said.every(each => each.act === 'here')"))
                    .as("no tile was chosen or played")
                    .isTrue();
        }
    }
}
