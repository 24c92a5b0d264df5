package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

/** What a phone shows that was put away for a while. */
@DisplayName("A phone that slept")
@Tag("browser")
class PageSleepIT {

    /** Long enough for it to have slept, and not so long that its line is opened again. */
    private static final Duration NAP = Duration.ofSeconds(4);

    /** The next round begins without a tap. */
    private static final String GO_ON = "import(document.querySelector('script[type=module]').src)"
            + ".then(page => page.ctx.act('settled', {kind: 'next-round'}))";

    @TempDir
    private Path folder;

    private Phone phone;

    @BeforeEach
    void open() {
        phone = Phone.open(Phone.USUAL, "en");
    }

    @AfterEach
    void close() {
        phone.close();
    }

    @Test
    @DisplayName("in the guided round tells whose turn it is, and shows the tiles again")
    void inTheGuidedRound() throws IOException {
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(plan(3)));
                PageOf page = PageOf.hostWithLessons(host, folder)) {
            Thumb.first(phone).learnToPlay(page.address());
            phone.hide();
            phone.wake(NAP);
            waitFor("[data-sheet=slept]");
            assertThat(phone.text("[data-sheet=slept] h2")).isEqualTo(phone.text(".turn-head"));
            touch("[data-act=show-tiles]");
            await("the tiles").until(() -> !phone.shows("[data-act=uncover]"));
            phone.listen();
            phone.hide();
            phone.wake(Duration.ofSeconds(12)); // so long that the page opens its line again
            waitFor("[data-sheet=slept]");
            assertThat(phone.is("return said.some(each => each.act === 'open')"))
                    .isTrue();
            assertThat(phone.shows(".guide")).isTrue();
        }
    }

    @Test
    @DisplayName("since the lobby has its first tiles face down")
    void sinceTheLobby() throws IOException {
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(plan(1)));
                PageOf page = PageOf.host(host)) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            waitFor(".lobby");
            phone.hide();
            fill(page);
            waitFor(".table .slot");
            phone.wake(NAP);
            phone.settle();
            assertThat(phone.shows("[data-act=uncover]")).isTrue();
        }
    }

    @Test
    @DisplayName("in the lobby, and is in somebody’s hand again, has its first tiles face up")
    void inTheLobby() throws IOException {
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(plan(1)));
                PageOf page = PageOf.host(host)) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            waitFor(".lobby");
            phone.hide();
            phone.wake(NAP);
            touch("[data-act=colours]");
            waitFor("[data-sheet=colours]");
            fill(page);
            waitFor(".table .slot");
            assertThat(phone.shows("[data-act=uncover]")).isFalse();
        }
    }

    @Test
    @DisplayName("since a settlement has the tiles of the next round face down")
    void sinceASettlement() throws IOException {
        TablePlan goesOn = plan(3).with(TableRules.named("lai").with(Parameter.ROUNDS, 2));
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(goesOn));
                PageOf page = PageOf.host(host)) {
            Thumb thumb = Thumb.first(phone);
            thumb.comeIn(page.address(), "Kit");
            thumb.playToSettlement();
            phone.hide();
            phone.run(GO_ON);
            await("the next round").until(() -> !phone.shows("#over .settlement") && phone.shows(".slot"));
            phone.wake(NAP);
            phone.settle();
            assertThat(phone.shows("[data-act=uncover]")).isTrue();
        }
    }

    /** Two more come, and the match begins. */
    private static void fill(PageOf page) {
        PageVisitor.opens(page.port()).enters("Mei");
        PageVisitor.opens(page.port()).enters("Ana");
    }

    /** A table that begins when it is full. */
    private static TablePlan plan(int bots) {
        return TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withBots(bots, "steady")
                .with(StartMode.FULL);
    }

    private void waitFor(String selector) {
        await(selector).until(() -> phone.shows(selector));
    }

    private void touch(String selector) {
        await(selector).pollInterval(Duration.ofMillis(50)).until(() -> phone.touch(selector));
    }
}
