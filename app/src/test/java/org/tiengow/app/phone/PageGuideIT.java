package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Dimension;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;

/** The guided round on a phone, by touch, as its cards say. */
@DisplayName("The guided round on a phone")
@Tag("browser")
class PageGuideIT {
    private static final String CARD = """
            const card = document.querySelector('.guide-card');
            const words = card && card.querySelector('.guide-words');
            const sent = document.querySelector('.sent');
            return words && !sent ? {
              name: card.querySelector('.guide-head').textContent + ' | ' + words.textContent,
              over: Math.max(0, words.scrollHeight - words.clientHeight - 1),
            } : null;
            """;

    /** Does the next thing of the card, as somebody does who follows it; says what it was. */
    private static final String STEP = """
            const main = document.querySelector('.guide-foot .main');
            const tile = document.querySelector('.slot[aria-pressed=false]:has(.lamp)');
            const act = [...document.querySelectorAll('[data-act=play], [data-act=forfeit]')].find(e => e.getAttribute('aria-disabled') !== 'true');
            const wanted = document.querySelector('.guide-next')?.textContent ?? '';
            const forfeits = /Forfeit|墊牌/.test(wanted);
            if (main) return main.dataset.act === 'practise' ? 'over' : '.guide-foot .main';
            if (!document.querySelector('.guide-card.acting') || document.querySelector('.sent')) return '';
            if (tile) return `.slot[data-tile="${tile.dataset.tile}"]`;
            return act ? `[data-act=${forfeits ? 'forfeit' : 'play'}]` : '';
            """;

    /** What the card hides of the hand while it is read, and the single tiles without their name. */
    private static final String HIDDEN = """
            const card = document.querySelector('.guide-card');
            const lies = card.getBoundingClientRect();
            const tiles = [...document.querySelectorAll('.hand .raised')].filter(tile => tile.getClientRects().length).map(tile => tile.getBoundingClientRect());
            const behind = tiles.filter(tile => tile.right > lies.left && tile.left < lies.right && tile.bottom > lies.top && tile.top < lies.bottom);
            const singles = [...document.querySelectorAll('.hand .group')].filter(group => group.children.length === 1);
            const named = document.querySelectorAll('.hand .set-name.single').length;
            return [
              !card.matches('.acting') && behind.length && behind.length + ' tiles behind the card',
              named < singles.length && arguments[0] && singles.length - named + ' tiles without a name',
            ].filter(Boolean).join(', ');
            """;

    /** The sizes in which each card is measured; the usual one last, because the lesson goes on in it. */
    private static final List<Dimension> SIZES =
            List.of(new Dimension(320, 568), new Dimension(844, 390), new Dimension(360, 640), Phone.USUAL);

    /** The least height of a page on which a card is read without scrolling. */
    private static final int LEAST_HEIGHT = 640;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource({"en", "zh-Hant"})
    @DisplayName("has no card that must be scrolled, or that hides the hand, and names the tiles")
    void showsEverything(String language) throws IOException {
        try (Phone phone = Phone.open(Phone.USUAL, language);
                Host host = host();
                PageOf page = PageOf.hostWithLessons(host, folder)) {
            learn(phone, page);
            Set<String> seen = new LinkedHashSet<>();
            List<String> scrolled = new ArrayList<>();
            List<String> hidden = new ArrayList<>();
            await("the end of the lesson")
                    .pollDelay(Duration.ZERO)
                    .pollInterval(Duration.ofMillis(20))
                    .until(() -> {
                        measure(phone, seen, scrolled, hidden);
                        return goesOn(phone);
                    });
            System.out.println(language + ": " + seen.size() + " cards in " + SIZES.size() + " sizes");
            scrolled.forEach(System.out::println);
            hidden.forEach(System.out::println);
            assertThat(scrolled).isEmpty();
            assertThat(hidden).isEmpty();
        }
    }

    @Test
    @DisplayName("says at its second card what a tile is that is touched")
    void touchesTiles() throws IOException {
        try (Phone phone = Phone.open(Phone.USUAL, "en");
                Host host = host();
                PageOf page = PageOf.hostWithLessons(host, folder)) {
            learn(phone, page);
            await("the second card")
                    .until(() -> phone.text(".guide-next").equals("Tap a tile to see what it is.")
                            || phone.text(".guide-head").contains("1 of 5")
                                    && phone.touch(".guide-foot .main")
                                    && false);
            List<String> said = new ArrayList<>();
            for (int tile = 0; tile < 8; tile++) {
                String slot = ".hand .slot[data-key=\"" + (tile + 1) + "\"]";
                await("tile " + tile)
                        .until(() -> phone.touch(slot)
                                && phone.attribute(slot, "aria-pressed").equals("true")
                                && phone.text(".guide-next").contains(" of "));
                said.add(phone.text(".guide-next"));
            }
            assertThat(said.get(0)).isEqualTo("Heaven: Civil, first of eleven. Goes with a nine.");
            assertThat(said).filteredOn(line -> line.contains("Civil")).hasSize(4);
            assertThat(said).filteredOn(line -> line.contains("Military")).hasSize(4);
        }
    }

    private static Host host() throws IOException {
        return Host.start(HostSettings.practice("Kitchen").with(TablePlan.oneTable()));
    }

    private static void learn(Phone phone, PageOf page) {
        phone.standStill();
        phone.goTo(page.address());
        await("the guided round")
                .until(() -> phone.shows(".guide .slot") || phone.touch("[data-act=lesson]") && phone.shows(".guide"));
    }

    private static boolean goesOn(Phone phone) {
        String next = String.valueOf(phone.run(STEP));
        if (next.equals("over")) {
            return true;
        }
        if (!next.isEmpty()) {
            String before = String.valueOf(phone.run("return document.querySelector('.guide').innerHTML"));
            phone.touch(next);
            await(next)
                    .pollInterval(Duration.ofMillis(20))
                    .until(() -> !before.equals(phone.run("return document.querySelector('.guide').innerHTML")));
        }
        return false;
    }

    /** Notes what the card has that cannot be seen at once, in each size. */
    private static void measure(Phone phone, Set<String> seen, List<String> scrolled, List<String> hidden) {
        if (!(phone.run(CARD) instanceof Map<?, ?> card) || !seen.add(String.valueOf(card.get("name")))) {
            return;
        }
        boolean acts = phone.shows(".guide-card.acting");
        for (Dimension size : SIZES) {
            resize(phone, size);
            boolean hasNames = size.height > 800 || size.width > 800 && !acts;
            String found = String.valueOf(phone.run(HIDDEN, hasNames));
            if (!found.isEmpty()) {
                hidden.add(size.width + "x" + size.height + " " + found + ": " + card.get("name"));
            }
            Map<?, ?> shown = size.height < LEAST_HEIGHT ? Map.of() : (Map<?, ?>) phone.run(CARD);
            if (shown != null && shown.get("over") instanceof Number over && over.longValue() > 0) {
                scrolled.add(size.width + "x" + size.height + " +" + over + ": " + shown.get("name"));
            }
        }
    }

    private static void resize(Phone phone, Dimension size) {
        phone.resize(size, 1);
        phone.settle();
    }
}
