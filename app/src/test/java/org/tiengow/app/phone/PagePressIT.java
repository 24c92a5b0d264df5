package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;

/** How a touch is told from a long press on a phone that is slow to read it. */
@DisplayName("A touch on a tile")
@Tag("browser")
class PagePressIT {

    /**
     * A finger that touches a tile, while the page stands still for 700 ms before it reads the release. The release has the time
     * stamp of its creation, so many milliseconds after the touch.
     */
    private static final String TOUCH = """
            const [millis, done] = arguments;
            const slot = document.querySelector('.slot');
            const event = name => new PointerEvent(name, {bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 9, clientY: 9});
            const still = until => { while (performance.now() < until); };
            const from = performance.now();
            slot.dispatchEvent(event('pointerdown'));
            still(from + millis);
            const release = event('pointerup');
            still(from + 700);
            setTimeout(() => {
              slot.dispatchEvent(release);
              slot.click();
              setTimeout(() => done(said.filter(each => each.act === 'tile').length), 300);
            }, 20);
            """;

    @Test
    @DisplayName("is no long press because the page reads its end late, and is one by the times of its events")
    void slowPhone() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(3, "steady").with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(plan));
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            await("the tiles").until(() -> phone.shows(".table .slot"));
            phone.listen();
            assertThat(phone.driver().executeAsyncScript(TOUCH, 60)).as("a tap").isEqualTo(0L);
            assertThat(phone.driver().executeAsyncScript(TOUCH, 600))
                    .as("a long press")
                    .isEqualTo(1L);
        }
    }
}
