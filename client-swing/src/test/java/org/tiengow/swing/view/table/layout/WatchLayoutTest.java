package org.tiengow.swing.view.table.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table without a hand, beside the panel and on a television. */
class WatchLayoutTest {
    @Test
    void televisionTilesAreATenthOfItsHeight() {
        TableLayout far = new WatchLayout(1920, 1080, 0, 2, 4, true);

        assertThat(far.tileWidth()).isEqualTo(119);
        assertThat(far.feltWidth()).isEqualTo(1920);
        assertThat(far.sideWidth()).isZero();
        assertThat(far.isDrawer()).isFalse();
    }

    @Test
    void shouldLeaveThePanelToThoseWhoWatchClosely() {
        TableLayout near = new WatchLayout(1280, 800, 0, 1, 4, false);

        assertThat(near.sideWidth())
                .isEqualTo(TableLayout.of(1280, 800, 0, 1, 4, List.of(8)).sideWidth());
        assertThat(near).isNotEqualTo(new WatchLayout(1280, 800, 0, 1, 4, true));
        assertThat(near).isEqualTo(new WatchLayout(1280, 800, 0, 1, 4, false));
    }

    @ParameterizedTest
    @CsvSource({
        "960, 490, 1, false",
        "1090, 530, 1, false",
        "1280, 800, 1, false",
        "1024, 640, 1, false",
        "1920, 1080, 1, false",
        "1920, 1080, 2, false",
        "1280, 800, 1.25, true",
        "1024, 640, 1, true",
        "1920, 1080, 2, true",
        "3840, 2160, 2, true",
        "3840, 2160, 3, true",
        "1280, 720, 1.25, true",
    })
    void shouldKeepEverythingApart(int width, int height, double scale, boolean large) {
        for (int players = 2; players <= 4; players++) {
            assertApart(new WatchLayout(width, height, 0, scale, players, large), players);
        }
    }

    private static void assertApart(TableLayout layout, int players) {
        Map<String, Rectangle> parts = new LinkedHashMap<>();
        for (int place = 0; place < players; place++) {
            SeatPlace seat = new SeatLayout(layout, false).of(place, 0);
            parts.put("plate " + place, seat.plate());
            parts.put("banker " + place, seat.banker());
            parts.put("tiles " + place, seat.tiles());
            parts.put("stacks " + place, seat.stacks());
            assertThat(seat.tiles()).as("tiles " + place).isNotEqualTo(new Rectangle());
        }
        int margin = layout.px(32);
        parts.put(
                "turn", new Rectangle(margin, layout.turnTop(), layout.feltWidth() - 2 * margin, layout.turnHeight()));
        int set = layout.setWidth();
        assertThat(set).isGreaterThan((int) (0.5 * layout.tileWidth()));
        parts.put("set", new Rectangle(layout.feltWidth() / 2 - set, layout.setTop(), 2 * set, (int)
                Math.round(2.6 * set)));
        Rectangle felt = new Rectangle(layout.feltWidth(), layout.feltHeight());
        parts.forEach((name, part) -> parts.forEach((other, its) -> {
            String where = name + " and " + other + ": " + part + its + ", " + players + " players, felt " + felt;
            assertThat(felt.contains(part)).as(where).isTrue();
            boolean one = name.startsWith("banker") && other.startsWith("banker"); // there is but one at a time
            assertThat(one || name.equals(other) || !part.intersects(its))
                    .as(where)
                    .isTrue();
        }));
    }
}
