package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.app.robot.HeldTable;

/** Tiles that are chosen on a phone while another seat is held. */
@DisplayName("Before one’s turn, on a phone")
@Tag("browser")
class PagePremoveIT {
    private static final String CHOSEN = ".slot[aria-pressed=true]";
    private static final String PLAY = "[data-act=play-ahead][aria-pressed=true]";

    @Test
    @DisplayName(
            "tiles are chosen and Play is pressed: they are played on the turn, or stay chosen on another kind of set")
    void byTouch() throws Exception {
        try (HeldTable table = HeldTable.start(2);
                PageOf page = PageOf.host(table.host());
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            table.plays(2, "51");
            choose(phone);
            table.forfeits(3);
            await("the play").until(() -> tiles(phone) == 7);
            assertThat(phone.shows(CHOSEN)).isFalse();

            choose(phone);
            table.plays(1, "44");
            table.plays(1, "66");
            table.forfeits(2);
            table.forfeits(3);
            await("the turn").until(() -> phone.shows(".turn.yours") && phone.shows("[data-act=play]"));
            assertThat(phone.text("main")).contains("The trick has changed. Your choice is not played yet.");
            assertThat(phone.shows(CHOSEN)).as("the tile that was to lead").isTrue();
            assertThat(tiles(phone)).isEqualTo(7);
        }
    }

    /** Touches the highest tile and the button that plays it on the turn. */
    private static void choose(Phone phone) {
        await("a chosen tile")
                .until(() -> phone.shows(CHOSEN)
                        || phone.shows("[data-act=play-ahead]") && phone.touch(".slot") && phone.shows(CHOSEN));
        await("the play to come")
                .until(() -> phone.shows(PLAY) || phone.touch("[data-act=play-ahead]") && phone.shows(PLAY));
    }

    private static int tiles(Phone phone) {
        return ((Number) phone.run("return document.querySelectorAll('.hand button[data-tile]').length")).intValue();
    }
}
